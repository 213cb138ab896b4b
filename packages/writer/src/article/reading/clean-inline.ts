/** '(Smith 2010)', '(Smith et al.)'; a bracket that holds a year alone dates what stands before it. */
const citation =
  /\((?:see |cf\.? |voir |vedi |véase )?[^()]{0,80}\b(?:et al\.?[^()]{0,40}|(?<=[^()\s]{1,60}\s)(?:1[89]|20)\d\d[a-z]?(?:, pp?\.?[^()]{0,40})?)\)/giu;
const figureMention =
  /(?<!\s)\s*[([（](?:see |voir |vedi |véase |ver )?(?:fig(?:ure|ura)?s?\.?|tables?|tableau|tabella|tabla|चित्र|図|表)\s*[^()（）]{0,30}[)\]）]/giu;

/**
 * Takes out what is written but never said: links, reference marks, mark-up, image credits in brackets, emoji. Each pattern
 * takes time in proportion to the text, whatever it holds: a run is begun at its first character only, or is bounded.
 */
export function cleanInline(text: string): string {
  return text
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,2000}\)/gu, '')
    .replace(/\[([^\]]{1,300})\]\((?:https?:|\/|#|mailto:)[^)]{0,2000}\)/gu, '$1')
    .replace(/(?<!\s)\s*[([]\s*(?:https?:\/\/|www\.)[^\s)\]]{0,2000}\s*[)\]]/giu, '')
    .replace(/(?:https?:\/\/|www\.)\S*[^\s.,;:!?。、)]/giu, '')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/gu, '')
    .replace(
      /(?<!\s)\s*\[(?:\d{1,3}(?:\s*[,–-]\s*\d{1,3})*|citation needed|note \d+|[a-z]|réf\.[^\]]{0,200}|senza fonte|cita requerida|要出典)\]/giu,
      '',
    )
    .replace(/(?<![¹²³⁰-⁹†‡])[¹²³⁰-⁹†‡]+(?=[\s.,;:]|$)/gu, (mark) => (/^[²³]$/u.test(mark) ? mark : ''))
    .replace(figureMention, '')
    .replace(citation, '')
    .replace(/\*{1,3}([^*\n]+)\*{1,3}/gu, '$1')
    .replace(/(?<!\w)_([^_\n]+)_(?!\w)/gu, '$1')
    .replace(/`([^`\n]*)`/gu, '$1')
    .replace(/^\s*>\s*/gu, '')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&amp;/gu, '&')
    .replace(/&(?:quot|#34);/gu, '"')
    .replace(/&(?:apos|#39);/gu, "'")
    .replace(/[\p{Extended_Pictographic}\u{fe0f}\u{200d}\u{1f3fb}-\u{1f3ff}]/gu, (mark) =>
      /[©®™\d#*]/u.test(mark) ? mark : '',
    )
    .replace(/\(\s*\)|\[\s*\]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([.,;:!?。、](?:\s|$))/gu, (match, mark: string) =>
      /^\s+[;:!?]/u.test(match) ? ` ${mark}` : mark,
    )
    .trim();
}

/**
 * What encyclopedias put in brackets (names in other scripts, years of birth, units) is for the eye: each pair is cut with
 * what it holds, the inner ones first. A bracket without its other half stays, and so does a whole sentence in brackets.
 */
export function withoutAsides(text: string): string {
  let before = text;
  for (let depth = 0; depth < 3; depth += 1) {
    const after = before.replace(
      /(?<=\S)[^\S\n]{0,3}(?:\([^()\n]{0,300}\)|（[^（）\n]{0,300}）|\[[^[\]\n]{0,300}\]|［[^［］\n]{0,300}］|〔[^〔〕\n]{0,300}〕)/gu,
      '',
    );
    if (after === before) {
      break;
    }
    before = after;
  }
  return before.replace(/(?<![^\S\n])[^\S\n]+([,.。、，])/gu, '$1');
}
