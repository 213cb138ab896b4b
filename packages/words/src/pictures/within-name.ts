/** What joins the parts of a name: 'Santo Tomé y Príncipe', 'Place de la Concorde'. */
const joints = '(?:\\s(?:y|e|et|and|de|del|della|di|da|du|des|of|the|la|le|las|los))*\\s';
const before = new RegExp(`\\p{Lu}[\\p{L}\\p{M}’'-]*${joints}$`, 'u');
const after = new RegExp(`^${joints}\\p{Lu}`, 'u');
/** Longer than any part of a name with what joins it. */
const window = 40;

/**
 * Whether a word is one of several that are written large and make a name together, so that it means nothing by itself:
 * 'Príncipe' in 'Santo Tomé y Príncipe'. A word written large alone ('the Moon') means what it says.
 */
export function isWithinName(text: string, { start, length }: { start: number; length: number }): boolean {
  if (!/^\p{Lu}/u.test(text.slice(start, start + 2))) {
    return false;
  }
  const left = text.slice(Math.max(0, start - window), start);
  const right = text.slice(start + length, start + length + window);
  const beginsSentence = /^$|[.!?…:]\s*$/u.test(left.replace(/[«“"'¿¡(\s]+$/u, ''));
  return !beginsSentence && (before.test(left) || after.test(right));
}
