import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { toldRest } from './told-rest.ts';

describe('where somebody is told to be', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'On the seventh day the bee sat down on a milestone.', 'on milestone'],
    ['en', 'A cat sleeping on the old wall, in a village', 'on wall'],
    ['en', 'The mouse hid under the kitchen table.', 'under table'],
    ['en', 'He crouched behind the heavy curtain.', 'behind curtain'],
    ['en', 'A boy peered over the fence.', 'over fence'],
    ['fr', "La petite abeille s'assit sur une borne.", 'on milestone'],
    ['fr', 'Le chat dormait sous la table.', 'under table'],
    ['fr', 'Elle se cacha derrière le rideau.', 'behind curtain'],
    ['it', 'Il gatto si sedette sul muretto.', 'on wall'],
    ['it', 'Il topo si nascose sotto il letto.', 'under bed'],
    ['it', 'Guardò oltre lo steccato.', 'over fence'],
    ['es', 'El gato se sentó en una piedra.', 'on rock'],
    ['es', 'La niña se escondió detrás de la cortina.', 'behind curtain'],
    ['hi', 'बिल्ली दीवार पर बैठ गई।', 'on wall'],
    ['hi', 'चूहा मेज़ के नीचे छिप गया।', 'under table'],
    ['ja', 'ネコはへいの上にすわりました。', 'on wall'],
    ['ja', 'ネズミはテーブルの下にかくれました。', 'under table'],
    ['ja', 'キツネは切り株に腰をおろしました。', 'on stump'],
  ])('is read with its thing, %s: %s', (code, text, rest) => {
    const told = toldRest(text, code);
    expect(told === undefined ? undefined : `${told.position} ${told.thing}`).toBe(rest);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'The fox looked behind every stone and under every leaf.'],
    ['en', 'She laid an apple on the table.'],
    ['en', 'The bee sat down. On the wall hung a clock.'],
    ['fr', 'Elle fouilla sous chaque pierre.'],
    ['it', 'Posò la mela sul tavolo.'],
    ['es', 'Dejó la manzana en la mesa.'],
    ['hi', 'उसने सेब मेज़ पर रख दिया।'],
    ['ja', 'りんごをテーブルの上に置きました。'],
  ])('is nothing that is merely named, %s: %s', (code, text) => {
    expect(toldRest(text, code)).toBeUndefined();
  });

  it('is sat on, but by who stands or has climbed there', () => {
    expect(toldRest('A cat sitting on a roof, in a city', 'en')?.isSeated).toBe(true);
    expect(toldRest('A cat standing on a roof, in a city', 'en')?.isSeated).toBe(false);
  });
});
