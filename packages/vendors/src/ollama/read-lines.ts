/** Longer than any line of progress. */
const LONGEST_LINE = 100_000;

/** The lines of an answer as they come; empty ones are left out. */
export async function* readLines(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = response.body ?? [];
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) {
      throw new Error('A line without an end');
    }
    yield* lines.filter((line) => line.trim() !== '');
  }
  const last = rest + decoder.decode();
  if (last.trim() !== '') {
    yield last;
  }
}
