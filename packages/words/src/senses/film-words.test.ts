import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { findMentions } from '../pictures/find-mentions.ts';
import { openPictureIndex } from '../pictures/picture-index.ts';
import { baseForms, foldWord } from '../tokens/base-forms.ts';

function pictures(code: LanguageCode, text: string): string[] {
  const mentions = findMentions(text, openPictureIndex(code), text);
  return mentions.flatMap(({ entry }) => entry.pictures.slice(0, 1).map(({ name }) => name));
}

/** Sentences of films, and the picture of another sense that was drawn for them. */
const misread: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'The axis is part of the nature of the earth.', 'national-park'],
  ['fr', 'C’est par nature un phénomène lent.', 'national-park'],
  ['it', 'È per natura un fenomeno lento.', 'national-park'],
  ['es', 'Es por naturaleza un fenómeno lento.', 'national-park'],
  ['hi', 'उस पदार्थ की प्रकृति जटिल होती है।', 'national-park'],
  ['ja', '表層が崩壊すると、自然に元へ戻ることはない。', 'national-park'],
  ['en', 'Ash fell on the whole eastern part of the island of Sicily.', 'desert-island'],
  ['fr', 'La cendre tomba sur une grande partie de l’île.', 'desert-island'],
  ['it', 'Una colonna visibile da gran parte dell’isola.', 'desert-island'],
  ['es', 'La ceniza cayó sobre gran parte de la isla.', 'desert-island'],
  ['hi', 'राख द्वीप के पूर्वी भाग पर गिरी।', 'desert-island'],
  ['ja', '灰は島の東部に降った。', 'desert-island'],
  ['en', 'The Eagle carried two astronauts down to the moon.', 'eagle'],
  ['en', 'The ship circled the moon with one astronaut.', 'ship'],
  ['it', 'Il traffico dei voli fu sospeso.', 'automobile'],
  ['es', 'El tráfico de los vuelos se suspendió.', 'automobile'],
  ['hi', 'उड़ानों का यातायात रुक गया।', 'automobile'],
  ['en', 'The traffic of flights was stopped.', 'automobile'],
  ['en', 'Sparrows and other birds that eat seeds, which is food, can stay.', 'canned-food'],
  ['en', 'A tree without leaves carries less snow.', 'automobile'],
  ['en', 'The training of these cells takes a week.', 'locomotive'],
  ['en', 'Bees spread honey in the comb.', 'hair-pick'],
  ['en', 'A site in light shade is chosen, so that the sun does not dry it.', 'light-bulb'],
  ['es', 'Unió polvo, azúcar y manteca en una pasta que podía moldearse para comer.', 'spaghetti'],
  ['fr', 'Un essaim vote pour son nouveau logis par une vibration.', 'speaker-high-volume'],
  ['fr', 'La mer, soit environ trois cents fois plus.', 'night-with-stars'],
  ['fr', 'Le bateau partit, car le voyage était long.', 'bus'],
  ['fr', 'Un verre d’eau et de lait le montre.', 'watch'],
  ['it', 'La roccia fusa, più leggera, sale ed è espulsa in bolle.', 'salt'],
  ['it', 'Le api raccolgono nettare dai fiori.', 'club-suit'],
  ['it', 'Il primo stadio del razzo bruciò tre minuti.', 'stadium'],
  ['it', 'Il gas cede calore alle pareti del frigorifero.', 'brick'],
  ['es', 'La masa de los adultos se acerca a las 150 toneladas.', 'bowl-with-spoon'],
  ['es', 'Un coral no muere enseguida, pero pasa hambre.', 'grapes'],
  ['es', 'Los tipos móviles cambiaron el mundo.', 'mobile-phone'],
  ['es', 'Un motor con pocos metros de viaje en línea.', 'metro'],
  ['hi', 'चट्टानों में प्रतिबल वर्षों तक बढ़ता रहता है।', 'cloud-with-rain'],
  ['hi', 'मूँगा छोटे जानवरों की एक बस्ती है।', 'backpack'],
  ['fr', 'Un barrage routier arrêta les voitures.', 'dam'],
  ['es', 'El lobo atrapó a su presa.', 'dam'],
  ['hi', 'उसने रस्सी बाँध दी।', 'dam'],
  ['hi', 'चीनी सैनिक सीमा पर आए।', 'candy'],
  ['hi', 'खुला पानी मगर सर्दियों में ग़ायब हो जाता है।', 'crocodile'],
  ['hi', 'ब्याज वाले खाते में पैसे बढ़ते हैं।', 'fork-and-knife-with-plate'],
  ['ja', '感染症の世界的流行の後、品物が減った。', 'bullseye'],
  ['ja', '心臓は脳と8本の腕に血を送り出す。', 'open-book'],
  ['ja', '船は2020年3月に港を出た。', 'full-moon'],
  ['ja', '光は雨粒に入って曲がり、色に分かれる。', 'musical-notes'],
  ['ja', 'ロバータ・ローソンが発明した。', 'donkey'],
  ['ja', 'この角度では光が弱くしか届かない。', 'deer'],
];

/** What a word of films is drawn as. */
const drawn: readonly (readonly [LanguageCode, string, string])[] = [
  ['en', 'The earthquake shook the house.', 'derelict-house'],
  ['fr', 'Le séisme ébranla la ville.', 'derelict-house'],
  ['it', 'Il terremoto scosse la città.', 'derelict-house'],
  ['es', 'El terremoto sacudió la ciudad.', 'derelict-house'],
  ['hi', 'उथले भूकम्प अधिक विनाश करते हैं।', 'derelict-house'],
  ['ja', '地震が町を揺らした。', 'derelict-house'],
  ['en', 'A toad has warts.', 'frog-face'],
  ['fr', 'Un crapaud a des verrues.', 'frog-face'],
  ['it', 'Un rospo ha le verruche.', 'frog-face'],
  ['es', 'Un sapo tiene verrugas.', 'frog-face'],
  ['hi', 'टोड की त्वचा सूखी होती है।', 'frog-face'],
  ['ja', 'ヒキガエルの皮膚は乾いている。', 'frog-face'],
  ['en', 'Black tea is oxidised.', 'cup'],
  ['fr', 'Le thé noir est oxydé.', 'cup'],
  ['it', 'Il tè nero è ossidato.', 'cup'],
  ['es', 'El té negro está oxidado.', 'cup'],
  ['hi', 'काली चाय गरम है।', 'cup'],
  ['ja', '紅茶は酸化させる。', 'cup'],
  ['en', 'A sailor swam from the sea to the island.', 'desert-island'],
  ['ja', '船は海の小さな島に着いた。', 'desert-island'],
  ['ja', '豊かな自然を保護する公園。', 'national-park'],
  ['en', 'They walked in nature.', 'national-park'],
  ['it', 'Le fontane di lava erano alte.', 'volcano'],
  ['it', 'Quanti crateri ha l’Etna?', 'volcano'],
  ['en', 'How many craters does the Moon have?', 'full-moon'],
  ['es', 'La presa retiene el agua del río.', 'dam'],
  ['fr', 'Le barrage retient l’eau du fleuve.', 'dam'],
  ['hi', 'बाँध नदी का पानी रोकता है।', 'dam'],
  ['it', 'Il traffico aereo fu sospeso.', 'airplane'],
];

describe('the words of films', () => {
  it.each(misread)('WORD-10 are not drawn in another sense, %s: %s', (code, text, wrong) => {
    expect(pictures(code, text)).not.toContain(wrong);
  });

  it.each(drawn)('are drawn in their own, %s: %s', (code, text, right) => {
    expect(pictures(code, text)).toContain(right);
  });
});

describe('spellings', () => {
  it.each([
    ['भूकम्प', 'भूकंप'],
    ['पेटेण्ट', 'पेटेंट'],
    ['अन्त', 'अंत'],
    ['पञ्च', 'पंच'],
  ])('takes %s and %s for one word', (half, dotted) => {
    expect(foldWord(half)).toBe(foldWord(dotted));
  });

  it('leaves a doubled nasal as it is, which is another word', () => {
    expect(foldWord('अन्न')).not.toBe(foldWord('अंन'));
    expect(foldWord('जन्म')).toContain('न्म');
  });

  it('finds the single letter of what English doubles, and only there', () => {
    expect(baseForms('planned', 'en')).toContain('plan');
    expect(baseForms('carries', 'en')).toContain('carry');
    expect(baseForms('carries', 'en')).not.toContain('car');
  });
});
