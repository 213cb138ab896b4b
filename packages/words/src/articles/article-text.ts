/** Parts of an article that hold no sentences about its subject. */
const appendices: ReadonlySet<string> = new Set(
  [
    [
      'see also',
      'references',
      'notes',
      'external links',
      'further reading',
      'bibliography',
      'sources',
      'citations',
    ],
    ['voir aussi', 'notes et références', 'références', 'liens externes', 'bibliographie', 'annexes'],
    ['note', 'bibliografia', 'voci correlate', 'altri progetti', 'collegamenti esterni'],
    ['véase también', 'referencias', 'enlaces externos', 'bibliografía', 'notas'],
    ['इन्हें भी देखें', 'सन्दर्भ', 'संदर्भ', 'बाहरी कड़ियाँ', 'बाहरी कड़ियां'],
    ['脚注', '参考文献', '関連項目', '外部リンク', '出典', '注釈'],
  ].flat(),
);
const heading = /^=+\s*(.*?)\s*=+$/u;
/** Enough for every film; the rest of a long article would only be thrown away later. */
const mostCharacters = 40_000;

/** An article's paragraphs, with its headings as lines of their own and without what is only for reference. */
export function readableArticle(extract: string): string {
  const kept: string[] = [];
  let isAppendix = false;
  for (const line of extract.split('\n')) {
    const title = heading.exec(line.trim())?.[1];
    if (title !== undefined) {
      isAppendix = appendices.has(title.toLowerCase());
      if (!isAppendix) {
        kept.push('', title, '');
      }
    } else if (!isAppendix) {
      kept.push(withoutMarks(line));
    }
  }
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
    .slice(0, mostCharacters);
}

/** Pronunciations and empty brackets are for the eye. */
function withoutMarks(line: string): string {
  return line
    .replaceAll(/\s*\((?:[^()]*[/[\]ˈː][^()]*|[\s,;]*)\)/gu, '')
    .replaceAll(/\s*\[\d+\]/gu, '')
    .replaceAll(/[ \t]+/gu, ' ');
}
