import { describe, expect, it } from 'vitest';
import { toldActing } from './told-acting.ts';

describe('what somebody is told to have done', () => {
  it('is seen with what it needs, in every language', () => {
    const packed = [
      ['en', 'The fox packed a bag and set out.'],
      ['fr', 'La petite abeille fit son sac, et partit tout droit.'],
      ['it', 'Il robot preparò lo zaino e partì.'],
      ['es', 'El gato preparó una bolsa y salió a buscar.'],
      ['hi', 'छोटे हाथी ने काम आने वाली हर चीज़ बाँध ली।'],
      ['ja', 'うさぎは荷物をまとめると、まっすぐ前へ進みました。'],
    ] as const;
    for (const [code, text] of packed) {
      expect(toldActing(text, code)?.prop, text).toBe('bag');
    }
  });

  it('is seen beside what its sentence turns on, in every language', () => {
    const turning = [
      ['en', 'The elephant made nine small crosses on the map.', 'map'],
      ['fr', "L'éléphant traça neuf petites croix sur la carte.", 'map'],
      ['it', "L'elefante segnò nove crocette sulla mappa.", 'map'],
      ['es', 'El elefante hizo nueve crucecitas en el mapa.', 'map'],
      ['hi', 'छोटे हाथी ने नक़्शे पर नौ छोटे निशान लगाए।', 'map'],
      ['ja', 'ゾウは地図に、小さなばつ印を九つつけました。', 'map'],
      ['it', 'Per forza: tutto appassiva prima di mezzogiorno.', 'wilted'],
      ['fr', 'Le tableau sembla soudain respirer.', 'painting'],
      ['es', 'Por la noche dibujaba en una tabla con una ramita mojada.', 'slab'],
      ['hi', 'वह पत्ते में लिपटा एक बीज पास रखता था।', 'seed'],
      ['ja', 'はじめの線は、たれてにじみました。', 'smear'],
    ] as const;
    for (const [code, text, prop] of turning) {
      expect(toldActing(text, code)?.prop, text).toBe(prop);
    }
  });

  it('makes as many crosses on a map as are told of', () => {
    expect(toldActing('The mouse brought back the map with its nine crosses.', 'en')?.count).toBe(9);
    expect(toldActing('ゾウは地図に、小さなばつ印を九つつけました。', 'ja')?.count).toBe(9);
  });

  it('is neither what is only wished for nor what somebody else advises', () => {
    expect(toldActing('The fox wanted to paint.', 'en')).toBeUndefined();
    expect(toldActing("'Sow them in the evening,' said a mole, 'and sit down.'", 'en')).toBeUndefined();
    expect(toldActing('They had never really looked at an apple before.', 'en')).toBeUndefined();
  });

  it('shows no painter’s canvases where a dancer meets a wall', () => {
    expect(toldActing('Una vuelta a la izquierda, y otra contra la pared.', 'es')).toBeUndefined();
    expect(toldActing('The fox turned all the pictures to the wall.', 'en')?.prop).toBe('canvases');
  });
});
