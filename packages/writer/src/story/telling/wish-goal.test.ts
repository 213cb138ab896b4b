import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { actOfWish } from '../acts/wish-act.ts';
import { goalSlots } from './wish-goal.ts';

const lexicon = openLexicon();
const goalOf = (action: string, code: LanguageCode) =>
  goalSlots(action, { act: actOfWish(action, code, lexicon), code, lexicon })['goal'];

describe('what a wish is about', () => {
  it.each<[string, LanguageCode, string]>([
    ['see the sea', 'en', 'the sea'],
    ['see summer', 'en', 'summer'],
    ['befriend a whale', 'en', 'the whale'],
    ['make friends with the moon', 'en', 'the moon'],
    ['stop being afraid of the dark', 'en', 'the dark'],
    ['stop being afraid of fire', 'en', 'fire'],
    ['find a lost star', 'en', 'the lost star'],
    ['find the missing cheese', 'en', 'the missing cheese'],
    ['go to the island of the moon', 'en', 'the island'],
    ['see her grandmother again', 'en', 'her grandmother'],
    ['voir la mer', 'fr', 'la mer'],
    ['retrouver une fleur', 'fr', 'la fleur'],
    ['ne plus avoir peur du noir', 'fr', 'le noir'],
    ["ne plus avoir peur de l'orage", 'fr', "l'orage"],
    ['vedere il mare', 'it', 'il mare'],
    ['non avere più paura del buio', 'it', 'il buio'],
    ['ritrovare una stella', 'it', 'la stella'],
    ['andare sulla luna', 'it', 'la luna'],
    ['ver el mar', 'es', 'el mar'],
    ['no tener miedo de la noche', 'es', 'la noche'],
    ['encontrar una llave', 'es', 'la llave'],
    ['समुद्र देखना', 'hi', 'समुद्र'],
    ['एक तारा ढूँढना', 'hi', 'तारे'],
    ['चाँद पर जाना', 'hi', 'चाँद'],
    ['海を見る', 'ja', '海'],
    ['月へ行く', 'ja', '月'],
    ['クジラと友だちになる', 'ja', 'クジラ'],
    ['火を怖がらなくなる', 'ja', '火'],
  ])('%s (%s): %s', (wish, code, goal) => {
    expect(goalOf(wish, code)).toBe(goal);
  });

  it.each<[string, LanguageCode, string]>([
    ['see what lies beyond the reef', 'en', 'a question'],
    ['make a friend', 'en', 'nobody yet'],
    ['go home', 'en', 'no thing'],
    ['paint a wall', 'en', 'nothing that is looked for'],
    ['find out who stole the moon', 'en', 'somebody, whom no board hides'],
    ['se faire un ami', 'fr', 'nobody yet'],
    ['retrouver les oiseaux', 'fr', 'several'],
    ['cercare gli amici', 'it', 'several'],
    ['encontrar los gatos', 'es', 'several'],
    ['友だちを作る', 'ja', 'nobody yet'],
  ])('is nothing to point at in %s (%s): %s', (wish, code) => {
    expect(goalOf(wish, code)).toBeUndefined();
  });
});
