/** Callings that the describer of pictures takes for nobody, with who is drawn for them. */
const callings: readonly (readonly [RegExp, string])[] = [
  [/\bferry captain\b/gu, 'sailor man with a white beard and a blue sweater'],
  [/\b(?:forester|ranger)\b/gu, 'bearded man in a green shirt'],
  [/\b(?:tram driver|bus driver)\b/gu, 'man in a blue uniform'],
  [/\b(?:bookseller|librarian)\b/gu, 'woman with glasses and a purple sweater'],
  [/\b(?:shepherdess|milkmaid)\b/gu, 'woman in a brown dress'],
  [/\bshepherd\b/gu, 'man in a brown sweater'],
  [/\b(?:travelling )?merchant\b/gu, 'man with a turban'],
  [/\bbeekeeper\b/gu, 'woman in a yellow shirt and a straw hat'],
  [/\bclockmaker\b/gu, 'old man with glasses'],
  [/\btoymaker\b/gu, 'man with glasses and red overalls'],
  [/\binventor\b/gu, 'woman with curly hair and goggles'],
  [/\bneighbour\b/gu, 'man'],
  [/\bresearcher\b/gu, 'woman'],
  [/\bgrandson\b/gu, 'little boy'],
  [/\bgranddaughter\b/gu, 'little girl'],
];

/** A prompt in which people that go by their calling alone are called a woman or a man. */
export function withCallings(prompt: string): string {
  return callings.reduce((text, [calling, person]) => text.replace(calling, person), prompt);
}
