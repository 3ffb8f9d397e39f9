/** What the headers of a part of a form say of it. */
export interface PartHeader {
  readonly name: string | undefined;
  /** Given: the part is a file. */
  readonly filename: string | undefined;
  /** Media type in lower case without parameters; undefined when none is declared. */
  readonly type: string | undefined;
}

/** Reads the headers of one part (RFC 7578). Latin-1 in, as HTTP parsers give them; names are UTF-8. */
export function readPartHeader(headers: Record<string, string[]>): PartHeader {
  const disposition = headers['content-disposition']?.[0] ?? '';
  const type = headers['content-type']?.[0]?.replace(/;.*$/s, '').trim().toLowerCase();
  if (!/^\s*form-data\s*(;|$)/i.test(disposition))
    return { name: undefined, filename: undefined, type: type || undefined };
  const extended = /;\s*filename\*\s*=\s*[^']*'[^']*'([^;\s]*)/i.exec(disposition)?.[1];
  return {
    name: readParameter(disposition, 'name'),
    filename: readParameter(disposition, 'filename') ?? extended,
    type: type || undefined,
  };
}

/** `name="a"`, `name=a`; quotes may be escaped by a backslash. */
function readParameter(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i').exec(disposition);
  if (!found) return undefined;
  const latin1 = found[1]?.replace(/\\(["\\])/g, '$1') ?? found[2]!;
  return Buffer.from(latin1, 'latin1').toString('utf8');
}
