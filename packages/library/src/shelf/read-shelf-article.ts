/** An article of the shelf, as its file says it. */
export interface ShelfArticle {
  readonly title: string;
  /** What else people call it, separated by commas. */
  readonly also: string;
  /** Year and month in which its facts were checked, as 2026-11. */
  readonly date: string;
  /** What its facts were checked against. */
  readonly check: string;
  readonly headings: readonly string[];
  /** Paragraphs; headings are lines of their own, as in every article that is found. */
  readonly text: string;
}

const file = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/su;

const heading = /^## (.+)$/gmu;

/** @throws Error when a part is missing, which is a mistake in the file */
export function readShelfArticle(source: string): ShelfArticle {
  const { head = '', body = '' } = file.exec(source)?.groups ?? {};
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const field = (name: string): string => {
    const value = fields.get(name) ?? '';
    if (value === '') {
      throw new Error(`An article of the shelf has no ${name}`);
    }
    return value;
  };
  const headings = Array.from(body.matchAll(heading), ([, words = '']) => words);
  const text = body.replace(heading, '$1\n').trim();
  if (text === '') {
    throw new Error('An article of the shelf has no text');
  }
  return {
    title: field('title'),
    also: field('also'),
    date: field('date'),
    check: field('check'),
    headings,
    text,
  };
}
