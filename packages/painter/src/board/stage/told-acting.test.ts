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
      ['en', 'It did not help: every line came out crooked.', 'crooked'],
      ['es', 'No sirvió de mucho: cada línea salía torcida.', 'crooked'],
      ['it', "Davanti a quell'aiuola fradicia e vuota, il robot aveva voglia di piangere.", 'soaked'],
      ['ja', 'ロボットは、びしょぬれの土の前で、泣きたくなりました。', 'soaked'],
      ['it', "Il robot posò l'annaffiatoio, e fu la cosa più difficile.", 'can'],
      ['hi', 'रोबोट ने डोलची रख दी। यही सबसे कठिन था।', 'can'],
    ] as const;
    for (const [code, text, prop] of turning) {
      expect(toldActing(text, code)?.prop, text).toBe(prop);
    }
  });

  it('is seen in the country that is told of, in every language', () => {
    const lands = [
      ['en', 'With so much luggage, the first hill was the end.', 'climb'],
      ['fr', 'Avec un tel poids, la première colline fut aussi la dernière.', 'climb'],
      ['it', "Con tutta quella roba, la prima collina fu anche l'ultima.", 'climb'],
      ['es', 'Con tanto peso, no pasó de la primera colina.', 'climb'],
      ['hi', 'इतने बोझ से पहली ही चढ़ाई पर सफ़र ख़त्म हुआ।', 'climb'],
      ['ja', 'けれど、こんな大荷物では、はじめの丘さえこえられません。', 'climb'],
      ['en', 'Every trail led back to the start.', 'loop'],
      ['fr', 'Chaque piste ramenait au point de départ.', 'loop'],
      ['it', 'Ogni traccia riportava al punto di partenza.', 'loop'],
      ['es', 'Cada pista volvía al punto de partida.', 'loop'],
      ['hi', 'हर सुराग़ घूमकर वहीं लौटने लगा।', 'loop'],
      ['ja', 'どの手がかりも、もとの場所へもどってしまいました。', 'loop'],
      ['en', 'On the seventh day the bee stood where the land came to an end.', 'edge'],
      ['fr', "Le septième jour, le pays s'arrêtait là.", 'edge'],
      ['it', 'Il settimo giorno si fermò lì dove finiva la terra.', 'edge'],
      ['es', 'Al séptimo día se paró donde se acababa la tierra.', 'edge'],
      ['hi', 'सातवें दिन वह वहाँ खड़ा था, जहाँ ज़मीन ही ख़त्म हो जाती थी।', 'edge'],
      ['ja', '七日目に、陸はおしまいでした。', 'edge'],
    ] as const;
    for (const [code, text, land] of lands) {
      expect(toldActing(text, code)?.land, text).toBe(land);
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
