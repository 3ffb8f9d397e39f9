/** The lines of a streamed NDJSON body, parsed, as they arrive. Blank lines are skipped; the last needs no line end. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    rest = done ? '' : lines.pop()!;
    for (const line of lines) if (line.trim()) yield JSON.parse(line);
    if (done) return;
  }
}
