/** Height of the frame, CSS px: the plan and its tools on a phone. */
const HEIGHT_PX = 640;

/** The HTML that shows a gallery on somebody's page. */
export function embedCode(galleryUrl: string, title: string): string {
  const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${safe(galleryUrl)}" title="${safe(title)}" loading="lazy" style="width:100%;height:${HEIGHT_PX}px;border:0" allow="fullscreen; clipboard-write; web-share"></iframe>`;
}
