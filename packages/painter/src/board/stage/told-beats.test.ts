import { describe, expect, it } from 'vitest';
import type { SceneText } from '../scene-text.ts';
import { beatsOf } from './told-beats.ts';

const scene: SceneText = {
  code: 'en',
  title: 'Off to a start',
  narration: '',
  keyFacts: [],
  description: '',
  detail: '',
  index: 3,
  count: 7,
};

const told = {
  en: 'The next picture was going to be grand. Every line came out crooked. The fox turned all the pictures to the wall.',
  fr: 'Le retour fut deux fois plus long que prévu ce jour-là. La petite abeille fouilla sous chaque feuille du chemin.',
  it: 'Dopo una settimana ne tirò fuori uno, per vedere se cresceva. Davanti a quell’aiuola vuota, il robot aveva voglia di piangere.',
  es: 'Pero llegó la fiesta, y cada vuelta acababa en un enredo. El gato se escondió a oscuras detrás del seto.',
  hi: 'अगली बार कुछ भी साथ न लिया, और यह भी काम न आया। छोटा हाथी भूखे पेट, बारिश में भीगता हुआ, घर लौट आया।',
  ja: '次こそは、堂々とした絵にするつもりでした。それでも、線はみんな曲がりました。きつねは、絵をみんな、かべのほうへ向けてしまいました。',
} as const;

describe('the parts of a scene that have a picture of their own', () => {
  it('begin with a sentence, in every language', () => {
    for (const code of ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const) {
      const beats = beatsOf({ ...scene, code, narration: told[code] });
      expect(beats?.map((beat) => beat.scene.narration).join(''), code).toBe(told[code]);
      expect(beats?.[0].scene.narration.trimEnd(), code).toMatch(/[.。।]$/u);
    }
  });

  it('never part what somebody is in the middle of saying', () => {
    const narration =
      "'Now you have time to listen,' said a forester. 'To the rain. To the kettle. To the wheel of a cart.' The bear listened.";
    const beats = beatsOf({ ...scene, narration });
    expect(beats?.[1].scene.narration).toMatch(/^'To the rain/u);
  });

  it('have all that somebody says in the first, and what comes of it in the second, in every language', () => {
    const said = {
      en: [
        "'I am afraid as well,' said an old goat. 'So I come one step nearer.' ",
        'The dragon had wanted to do it in one go.',
      ],
      fr: [
        "« Tu ne regardes qu'au loin », dit un vieil âne. « Qui se presse ne trouve rien. » ",
        'La petite abeille fit demi-tour.',
      ],
      it: [
        '«I semi non vogliono essere spiati», disse un vecchio. «Lasciali in pace.» ',
        'Il robot posò l’annaffiatoio.',
      ],
      es: [
        '«Yo tampoco veo nada», dijo un vecino. «Pero escucha, Elena.» ',
        'La niña cerró los ojos y escuchó.',
      ],
      hi: [
        '“दूर भी पास ही होता है,” एक जिराफ़ ने कहा। “वहाँ जाओ, सोओ, और फिर से पूछो।” ',
        'छोटे हाथी ने नक़्शे पर नौ निशान लगाए।',
      ],
      ja: [
        '「遠くも近くだよ。」年老いたロバが言いました。「今夜はどこまで行けるかな。」',
        '小さなカエルは地図にばつ印を九つつけました。',
      ],
    } as const;
    for (const code of ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const) {
      const beats = beatsOf({ ...scene, code, narration: said[code].join('') });
      expect(
        beats?.map((beat) => beat.scene.narration),
        code,
      ).toEqual(said[code]);
    }
  });

  it('leave words to whoever answers', () => {
    const narration =
      "'Where are you going?' asked an old donkey. 'To the sea, and I will not come back,' said the boat. It was very sure of that.";
    expect(beatsOf({ ...scene, narration })?.[0].scene.narration).not.toContain('To the sea');
  });

  it('keep who said it with what was said', () => {
    const said = [
      [
        'en',
        "'What did you look at while you painted, Kiki?' asked a forester. 'Look at this apple until tomorrow, and then paint.'",
      ],
      [
        'hi',
        '“जया, अब सुनने की बहुत फ़ुरसत है?” संगीत की एक अध्यापिका ने पूछा। “बारिश को सुनो, केतली को, और पहिये को भी।”',
      ],
      [
        'ja',
        '「アキ、描くとき、いつも何を見ていたんだい。」森の番人がたずねました。「あしたまで、これを見てごらん。」',
      ],
    ] as const;
    for (const [code, narration] of said) {
      const beats = beatsOf({ ...scene, code, narration });
      expect(beats?.[1].scene.narration, narration).toMatch(/^['“「]/u);
    }
  });

  it('are not where too little is told, where a story opens, or where something is explained', () => {
    expect(beatsOf({ ...scene, narration: 'The fox wanted to paint. It ran.' })).toBeUndefined();
    expect(beatsOf({ ...scene, narration: told.en, index: 0 })).toBeUndefined();
    expect(beatsOf({ ...scene, narration: told.en, keyFacts: ['Foxes see red.'] })).toBeUndefined();
  });
});
