/** An address of ours in the language that this page was asked for in its own address; otherwise the browser says which one it reads. */
export function inLanguage(url: string): string {
  const asked = new URLSearchParams(location.search).get('lang');
  return asked === null ? url : `${url}?lang=${encodeURIComponent(asked)}`;
}
