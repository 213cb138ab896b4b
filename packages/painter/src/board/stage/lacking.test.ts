import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { openPictureIndexes } from '../../describe/picture-indexes.ts';
import { isLackingNamed, isLackingPart, lackingIn } from './lacking.ts';

const indexes = openPictureIndexes();

interface Told {
  readonly narration: string;
  readonly before?: readonly string[];
  readonly filmTitle?: string;
  readonly prompt?: string;
}

function lacks(code: LanguageCode, { prompt = '', narration, ...others }: Told) {
  const told = { code, title: '', narration, ...others };
  return lackingIn(told, {
    index: indexes(code),
    whole: told,
    shown: { prompt, english: indexes('en') },
  });
}

const flower = /flower|blossom|tulip|^rose$|bouquet|hibiscus|daisy/u;
const house = /^(?:house|houses|house-with-garden|hut)$/u;

describe('what a story says is not there', () => {
  it.each<[LanguageCode, string, RegExp]>([
    ['en', 'There was not a single flower in all the valley.', flower],
    ['en', 'In the morning the house was gone.', house],
    ['fr', 'Il n’y avait pas une seule fleur dans le pré.', flower],
    ['fr', 'Au matin, la maison avait disparu.', house],
    ['it', 'Nel prato non c’era nessun fiore.', flower],
    ['it', 'La mattina la casa era sparita.', house],
    ['es', 'En el prado no había ni una flor.', flower],
    ['es', 'Por la mañana la casa había desaparecido.', house],
    ['hi', 'पूरी घाटी में एक भी फूल नहीं था।', flower],
    ['ja', '野原には、花がひとつもありません。', flower],
  ])('is lacking, %s: %s', (code, narration, names) => {
    expect(isLackingNamed(names, lacks(code, { narration }))).toBe(true);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'The bee sat on a flower beside the house.'],
    ['fr', 'L’abeille se posa sur une fleur, près de la maison.'],
    ['it', 'L’ape si posò su un fiore vicino alla casa.'],
    ['es', 'La abeja se posó en una flor junto a la casa.'],
    ['hi', 'मधुमक्खी घर के पास एक फूल पर बैठी।'],
    ['ja', 'ミツバチは家のそばの花にとまりました。'],
  ])('is nothing that is told of, %s: %s', (code, narration) => {
    const found = lacks(code, { narration });
    expect([isLackingNamed(flower, found), isLackingNamed(house, found)]).toEqual([false, false]);
  });
});

describe('what is looked for', () => {
  it.each<[LanguageCode, string, string, string]>([
    ['en', 'A little bee looks for a flower', 'It flew all day.', 'And there it was, behind the gate.'],
    [
      'fr',
      'Une petite abeille cherche une fleur',
      'Elle vola tout le jour.',
      'Elle trouva la fleur au bord du chemin.',
    ],
    [
      'it',
      'Una piccola ape cerca un fiore',
      'Volò tutto il giorno.',
      'Trovò il fiore sul ciglio della strada.',
    ],
    ['es', 'Una abejita busca una flor', 'Voló todo el día.', 'Encontró la flor junto al camino.'],
    ['hi', 'एक छोटी मधुमक्खी फूल ढूँढती है', 'वह दिन भर उड़ती रही।', 'आख़िर फूल मिल गया।'],
    ['ja', '小さなミツバチが花をさがす', '一日じゅう飛びました。', 'とうとう花が見つかりました。'],
  ])('is not there until it is found, %s: %s', (code, filmTitle, ...told) => {
    const [narration, end] = told;
    expect(isLackingPart('flower', lacks(code, { filmTitle, narration }))).toBe(true);
    expect(isLackingPart('flower', lacks(code, { filmTitle, narration: end, before: [narration] }))).toBe(
      false,
    );
    expect(isLackingPart('tree', lacks(code, { filmTitle, narration }))).toBe(false);
  });

  it('is there where the picture shows it, though no word says that it is found', () => {
    const told = {
      filmTitle: 'A bee looks for a flower',
      narration: 'A yellow head looked over the stones.',
    };
    const shown = lacks('en', { ...told, prompt: 'A bee happily looking at a flower, in a meadow' });
    const dreamt = lacks('en', { ...told, prompt: 'A bee dreaming of a flower, in a meadow' });
    expect([isLackingPart('flower', shown), isLackingPart('flower', dreamt)]).toEqual([false, true]);
  });

  it.each<[LanguageCode, string, string]>([
    ['en', 'She thought of the lost cat.', 'At last she found the lost cat.'],
    ['fr', 'Elle pensait au chat perdu.', 'Enfin, elle trouva le chat perdu.'],
    ['it', 'Pensava al gatto smarrito.', 'Alla fine trovò il gatto smarrito.'],
    ['es', 'Pensaba en el gato perdido.', 'Al fin encontró al gato perdido.'],
    ['hi', 'वह खोई हुई बिल्ली को याद करती रही।', 'आख़िर खोई हुई बिल्ली मिल गई।'],
    ['ja', '迷子のネコのことを思いました。', '迷子のネコが見つかりました。'],
  ])('is not there while it is lost, %s', (code, narration, end) => {
    expect(isLackingNamed(/cat/u, lacks(code, { narration }))).toBe(true);
    expect(isLackingNamed(/cat/u, lacks(code, { narration: end, before: [narration] }))).toBe(false);
  });

  it('is not found by what somebody says of it', () => {
    const narration = "'You have never found a flower,' said the mole.";
    expect(isLackingPart('flower', lacks('en', { filmTitle: 'A bee looks for a flower', narration }))).toBe(
      true,
    );
  });
});
