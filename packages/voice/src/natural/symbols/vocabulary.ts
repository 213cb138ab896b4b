/**
 * The symbols that Kokoro-82M v1.0 was trained on, each with its number: `vocab` in the config.json of hexgrad/Kokoro-82M
 * (as thewh1teagle/kokoro-onnx 2bfb160 ships it). The gaps are numbers that no symbol has.
 */
const runs: readonly (readonly [first: number, symbols: string])[] = [
  [1, ';:,.!?'],
  [9, '—…"()“” \u0303ʣʥʦʨᵝꭧAI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
];

const numbers: ReadonlyMap<string, number> = new Map(
  runs.flatMap(([first, symbols]) => [...symbols].map((symbol, index) => [symbol, first + index] as const)),
);

/** Stands before the first and behind the last symbol. */
export const PADDING = 0;

/** The number of one symbol; undefined when the voice does not know it. */
export function numberOf(symbol: string): number | undefined {
  return numbers.get(symbol);
}

/** Those symbols of a text that the voice knows. */
export function knownSymbols(text: string): string {
  return [...text].filter((symbol) => numbers.has(symbol)).join('');
}
