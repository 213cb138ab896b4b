import type { SpokenScene } from '../read-segments.ts';

type Turn = SpokenScene['turns'][number];

/** What somebody says in a told story: in quotation marks, and closed by a mark of its own where these are apostrophes as well. */
const quotes =
  /[“„«「『"][^”“»」』"]+[”“»」』"]|(?<![\p{L}\p{N}])['‘](?=\p{L}).+?[,.!?…]['’](?![\p{L}\p{N}])/gu;

/** Words by which somebody tells of themselves in one language, and that say nothing else in another: 'i mari', 'ma il vento'. */
const ofOneself =
  /(?<![\p{L}\p{M}\p{N}])(?:I|I['’]\p{L}+|[Mm]e|[Mm]y|[Mm]yself|[Jj]e|[Jj]['’]\p{L}+|[Mm]oi|[Mm]on|[Ii]o|[Mm]i[oa]?|[Yy]o|[Mm]í|मैं|मैंने|मुझे|मेरा|मेरी|मेरे)(?![\p{L}\p{M}\p{N}])|[私僕俺]/u;

/**
 * The turns of a narration that is told about whoever is seen: their lines alone, where it has some. Where nothing is in quotation
 * marks, or several speak, nobody can tell whose words are whose; who is seen doing what is told says nothing then, but where
 * they tell of themselves.
 */
export function ownLines(
  { text, words, turns }: Pick<SpokenScene, 'text' | 'words' | 'turns'>,
  { isActed }: { readonly isActed: boolean },
): readonly Turn[] {
  const said = [...text.matchAll(quotes)].map(({ index, 0: line }) => [index, index + line.length] as const);
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  if (said.length === 0 && isActed && !ofOneself.test(text)) {
    return [];
  }
  if (said.length === 0 || speakers.size > 1) {
    return turns;
  }
  const spans = said.flatMap(([from, to]) => {
    const within = words.filter(({ startOffset, endOffset }) => endOffset > from && startOffset < to);
    const [first, last] = [within[0], within.at(-1)];
    return first === undefined || last === undefined ? [] : [[first.startSeconds, last.endSeconds] as const];
  });
  return turns.flatMap((turn) =>
    spans.flatMap(([from, to]): Turn[] => {
      const [startSeconds, endSeconds] = [Math.max(turn.startSeconds, from), Math.min(turn.endSeconds, to)];
      return endSeconds <= startSeconds
        ? []
        : [
            {
              ...turn,
              startSeconds,
              endSeconds,
              phonemes: turn.phonemes.filter(
                (sound) => sound.startSeconds < endSeconds && sound.endSeconds > startSeconds,
              ),
            },
          ];
    }),
  );
}
