/** PDFium could not do it: the file is damaged, or asks for more memory than there is. */
export class PdfFault extends Error {
  /** What `work`, which calls PDFium and nothing else that can fail, answers. @throws PdfFault for whatever it throws, traps of WebAssembly among it */
  static of<T>(work: () => T): T {
    try {
      return work();
    } catch (cause) {
      throw new PdfFault('PDFium failed', { cause });
    }
  }
}
