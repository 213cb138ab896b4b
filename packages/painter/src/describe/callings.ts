/** Callings that the describer of pictures takes for nobody, with who is drawn for them and how they look. */
const callings: readonly (readonly [RegExp, 'man' | 'woman', string])[] = [
  [/\bferry captain\b/u, 'man', 'in a red sweater'],
  [/\b(?:forester|ranger)\b/u, 'man', 'in a green shirt'],
  [/\b(?:tram|bus) driver\b/u, 'man', 'in a blue uniform'],
  [/\b(?:bookseller|librarian)\b/u, 'woman', 'in a purple sweater'],
  [/\b(?:shepherdess|milkmaid)\b/u, 'woman', 'in a brown dress'],
  [/\bshepherd\b/u, 'man', 'in a brown sweater'],
  [/\b(?:travelling )?merchant\b/u, 'man', 'in a red kurta'],
  [/\bbeekeeper\b/u, 'woman', 'in a yellow shirt and a straw hat'],
  [/\bgardener in a straw hat\b/u, 'man', 'in a green shirt and a straw hat'],
  [/\bclockmaker\b/u, 'man', 'in a brown suit'],
  [/\btoymaker\b/u, 'man', 'in red overalls'],
  [/\binventor\b/u, 'woman', 'in an orange hoodie'],
  [/\bneighbour\b/u, 'man', 'in an orange shirt'],
  [/\bresearcher\b/u, 'woman', 'in a red hoodie'],
  [/\bgrandson\b/u, 'man', ''],
  [/\bgranddaughter\b/u, 'woman', ''],
];

const women = /\b(?:woman|women|lady|mother|grandmother|grandma|aunt|queen|nurse|wife)\b/u;
const men = /\b(?:man|men|father|grandfather|grandpa|uncle|fisherman|farmer|sailor|king|keeper|husband)\b/u;

/**
 * A prompt in which people who go by their calling alone are called a woman or a man. Beside a woman it is a man and the
 * other way round: one name would stand for both.
 */
export function withCallings(prompt: string): string {
  return callings.reduce((text, [calling, usual, look]) => {
    if (!calling.test(text)) {
      return text;
    }
    if (look === '') {
      return text.replace(calling, usual === 'man' ? 'little boy' : 'little girl');
    }
    const rest = text.replace(calling, '');
    const taken = usual === 'man' ? men : women;
    const other = usual === 'man' ? 'woman' : 'man';
    return text.replace(calling, `${taken.test(rest) ? other : usual} ${look}`);
  }, prompt);
}
