/** A field of a form, or a file where it has a name. */
export interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly content: Uint8Array;
}

const BOUNDARY = 'b0undary';

/** A form with whatever names: what `FormData` would mend is sent as it is. */
export function makeForm(parts: readonly Part[]): { body: Uint8Array; headers: Record<string, string> } {
  const chunks = parts.flatMap(({ name, fileName, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), content, Buffer.from('\r\n')];
  });
  const body = Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { body, headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` } };
}
