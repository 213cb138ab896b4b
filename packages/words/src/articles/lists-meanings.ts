/** How pages that only list the meanings of a word are called. */
const title = /\((?:disambiguation|homonymie|disambigua|desambiguación|बहुविकल्पी(?: शब्द)?|曖昧さ回避)\)\s*$/iu;
/** How their lists are opened. */
const opening =
  /\brefers? to\b|\b(?:may|can|might) (?:also )?(?:mean|stand for)\b|\bmeanings\b|peut (?:aussi )?(?:désigner|faire référence|se référer|signifier)|\bdésigne\b|può (?:anche )?(?:riferirsi|indicare|significare|essere)|puede (?:también )?(?:referirse|hacer referencia|designar|significar|aludir)|\bse refiere\b|hace referencia|बोध|अर्थ|निम्न|को संदर्भित|以下の|次の|を指す|曖昧さ回避/iu;
/** The lead of an article is running text. */
const leadCharacters = 1_200;
const leadLines = 4;
const leastProse = 0.4;
const sentenceEnd = /[.!?…。！？।][)"'”’»」』]*$/u;

/** Whether a page is a list of what a word can mean, or another list: nothing that could be told about one thing. */
export function listsMeanings(page: { readonly title: string; readonly text: string }): boolean {
  if (title.test(page.title)) {
    return true;
  }
  const lines = page.text
    .slice(0, leadCharacters)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.slice(0, leadLines).some((line) => /[:：]$/u.test(line) && opening.test(line.slice(-200)))) {
    return true;
  }
  const isCut = page.text.length > leadCharacters;
  const whole = isCut && lines.length > 1 ? lines.slice(0, -1) : lines;
  const characters = whole.reduce((sum, line) => sum + line.length, 0);
  const prose = whole.reduce((sum, line) => sum + (hasSentence(line) ? line.length : 0), 0);
  return prose < characters * leastProse;
}

/** A paragraph that is cut off in the middle still has sentences in it. */
function hasSentence(line: string): boolean {
  return sentenceEnd.test(line) || /[.!?](?=\s+\p{Lu})|[。！？।]/u.test(line);
}
