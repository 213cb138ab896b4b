/** The entities that encyclopedias write; what else has the shape of one is left out. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  minus: '−',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  times: '×',
  middot: '·',
};
const entity = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z][a-z\d]{1,30}));/giu;
const highestCodePoint = 0x10_ff_ff;
/** `&amp;lt;` is read twice, and a hostile one more often than this stays as it is. */
const mostReadings = 3;

/** Characters for their HTML names and numbers. */
export function withoutEntities(text: string): string {
  let read = text;
  for (let reading = 0; reading < mostReadings && read.includes('&'); reading += 1) {
    const before = read;
    read = read.replace(entity, (...match) => characterOf(match));
    if (read === before) {
      break;
    }
  }
  return read;
}

function characterOf(match: readonly unknown[]): string {
  // The last argument of a replacer is the groups of its named expressions.
  const { decimal, hex, name = '' } = match.at(-1) as Readonly<Record<string, string | undefined>>;
  if (decimal === undefined && hex === undefined) {
    return named[name.toLowerCase()] ?? '';
  }
  const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
  return code > highestCodePoint ? '' : String.fromCodePoint(code);
}
