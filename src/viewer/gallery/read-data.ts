/** The data that the service put into the page, or undefined where there is none. */
export function readPageData<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
