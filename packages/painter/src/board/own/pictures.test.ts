import { languages } from '@kinora/contract/catalogue';
import { languageDetails } from '@kinora/contract/catalogue';
import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { asPicture, drawWhole } from '../draw-whole.ts';
import { isWithin, longestLabel } from '../text-limits.ts';
import { captionOfView, otherViewsOf, ownViewOf } from './pictures.ts';
import { ownPictures } from './views.ts';

const castSeed = 7;
const everyView = Object.entries(ownPictures).flatMap(([key, views]) =>
  views.map((_, view) => [key, view] as const),
);
const earthquake = { set: 'tabler', name: 'activity' } as const;
const fridge = { set: 'tabler', name: 'fridge' } as const;
const [, drawPlates, drawFocus, drawSeismograph] = (ownPictures['tabler:activity'] ?? []).map(
  ({ draw }) => draw,
);
const [, drawBack, drawRound, drawHeat] = (ownPictures['tabler:fridge'] ?? []).map(({ draw }) => draw);

describe('our own pictures', () => {
  it.each(everyView)('are of many coloured shapes and no mere sign: %s, view %i', (key, view) => {
    const [set = '', name = ''] = key.split(':');
    const shapes = ownPictures[key]?.[view]?.draw() ?? [];
    const drawn = asPicture({ set: set === 'lucide' ? 'lucide' : 'tabler', name }, shapes);
    const fills = new Set(drawn.strokes?.shapes.flatMap(({ fill }) => fill ?? []));
    expect(fills.size).toBeGreaterThanOrEqual(3);
    expect(drawn.ratio).toBeGreaterThan(0.2);
    expect(drawn.ratio).toBeLessThan(5);
  });

  it('are seen otherwise each time that a film comes back to what they show', () => {
    const volcano = { set: 'noto', name: 'volcano' } as const;
    const scenes = [
      'The eruption began.',
      'Lava ran down.',
      'Fountains of lava rose.',
      'An eruption ended it.',
    ];
    const drawn = scenes.map((now, index) =>
      JSON.stringify(
        ownViewOf(volcano, { code: 'en', now, before: scenes.slice(0, index), named: 'eruption' }),
      ),
    );
    expect(new Set(drawn.slice(0, 3)).size).toBe(3);
    expect(drawn[3]).toBe(drawn[0]);
  });

  it.each(languages.map((language) => languageDetails[language].code))(
    'have the name of what is seen beneath a part, and none of their own beneath the whole: %s',
    (code) => {
      for (const { caption } of Object.values(ownPictures).flat()) {
        expect(isWithin(caption?.[code] ?? '', longestLabel), caption?.[code]).toBe(true);
      }
      const film = { code, before: [], now: '' };
      expect(captionOfView(fridge, film)).toBeUndefined();
      expect(captionOfView(fridge, { ...film, take: 1 })).toBe(
        ownPictures['tabler:fridge']?.[1]?.caption?.[code],
      );
    },
  );

  it('show people for silhouettes, as many as the picture means', () => {
    const widths = ['people-hugging', 'family', 'busts-in-silhouette'].map(
      (name) => drawWhole({ set: 'noto', name }, castSeed)?.ratio ?? 0,
    );
    expect(widths[0]).toBeGreaterThan(0.4);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  });
});

describe('our own picture of a thing in the state that is told', () => {
  const tooth = { set: 'noto', name: 'tooth' } as const;
  const [sound, , acid, decayed] = (ownPictures['noto:tooth'] ?? []).map(({ draw }) => draw);

  it.each([
    ['en', 'Why do teeth decay?', 'More dissolves than comes back: the tooth decays.', 'Teeth are hard.'],
    [
      'fr',
      'Pourquoi a-t-on des caries ?',
      'Il se dissout plus qu’il ne revient : c’est la carie.',
      'La dent est dure.',
    ],
    ['it', 'Perché viene la carie?', 'Si scioglie più di quanto torni: è la carie.', 'Il dente è duro.'],
    ['es', '¿Por qué salen caries?', 'Se disuelve más de lo que vuelve: es la caries.', 'El diente es duro.'],
    ['hi', 'दाँतों का क्षय क्यों होता है?', 'अधिक अम्ल से दाँत का क्षय होता है।', 'दाँत कठोर होते हैं।'],
    ['ja', '虫歯はなぜできるのですか', '溶けるほうが多い状態が続くと虫歯になります。', '歯は硬いものです。'],
  ] as const)(
    'is the decayed one at the end, and the sound one nowhere: %s',
    (...[code, title, end, plain]) => {
      const film = { code, title, before: [] };
      expect(ownViewOf(tooth, { ...film, now: end, isLast: true })).toEqual(decayed?.());
      expect(ownViewOf(tooth, { ...film, now: end })).not.toEqual(sound?.());
      expect(ownViewOf(tooth, { ...film, now: plain })).toEqual(decayed?.());
      expect(ownViewOf(tooth, { code, title: '', before: [], now: plain })).toEqual(sound?.());
    },
  );

  it.each([
    [
      'en',
      'Ash rose over the airport. Part of the eastern flank gave way.',
      'Ash rose. A house collapsed at the airport.',
    ],
    ['fr', 'La cendre monta. Une partie du flanc s’effondra.', 'La cendre monta. Une maison s’effondra.'],
    ['it', 'La cenere salì. Una parte del fianco del cono cedette.', 'La cenere salì. Una casa crollò.'],
    ['es', 'La ceniza subió. Una parte del flanco se derrumbó.', 'La ceniza subió. Una casa se derrumbó.'],
    ['hi', 'राख उठी। पूर्वी ढलान का एक भाग ढह गया।', 'राख उठी। एक मकान ढह गया।'],
    ['ja', '火山灰が上がり、東の山腹が崩れました。', '火山灰が上がり、家が崩れました。'],
  ] as const)('is the mountain without its flank where that collapses: %s', (...[code, flank, house]) => {
    const volcano = { set: 'noto', name: 'volcano' } as const;
    const seen = (now: string) => captionOfView(volcano, { code, before: [], now });
    expect(seen(flank)).toBe(
      ownPictures['noto:volcano']?.find(({ only }) => only !== undefined)?.caption?.[code],
    );
    expect(seen(flank)).toBeDefined();
    expect(seen(house)).toBeUndefined();
  });

  it('is no sound one beside another view in a film of its decay', () => {
    const words = '唾液は酸を薄めますが、酸で溶けるほうが多いのです。';
    const told = { code: 'ja', before: [], now: words, named: '酸' } as const;
    const drawn = (title: string): unknown[] =>
      otherViewsOf(tooth, { ...told, title }, words).map(({ draw }) => draw());
    expect(drawn('歯の話')).toContainEqual(sound?.());
    expect(drawn('虫歯はなぜできるのですか')).not.toContainEqual(sound?.());
    expect(ownViewOf(tooth, { ...told, title: '虫歯はなぜできるのですか' })).toEqual(acid?.());
  });
});

describe('our own picture of what a film speaks of again and again', () => {
  it.each([
    ['en', 'Brush your teeth: saliva keeps them healthy.', 'cavities'],
    ['fr', 'La salive garde la dent saine.', 'carie'],
    ['it', 'La saliva tiene sano il dente.', 'carie'],
    ['es', 'La saliva mantiene sano el diente.', 'caries'],
    ['hi', 'लार दाँत को स्वस्थ रखती है।', 'दन्त क्षय'],
    ['ja', '唾液が歯を健康に保つ。', '虫歯'],
  ] as const)('has no sound tooth over the name of a cavity: %s', (code, now, named) => {
    const tooth = { set: 'noto', name: 'tooth' } as const;
    const [sound] = ownPictures['noto:tooth'] ?? [];
    expect(ownViewOf(tooth, { code, before: [], now })).toEqual(sound?.draw());
    expect(ownViewOf(tooth, { code, before: [], now, named })).not.toEqual(sound?.draw());
  });

  it.each([
    ['en', 'The plates slide along a fault.', 'Shallow ones lose less energy.', 'Instruments measure it.'],
    ['fr', 'Les plaques glissent le long d’une faille.', 'Un foyer peu profond.', 'On mesure la magnitude.'],
    ['it', 'Le placche scorrono lungo una faglia.', 'L’ipocentro è profondo.', 'La magnitudo si misura.'],
    ['es', 'Las placas chocan en una falla.', 'El foco es poco profundo.', 'Se registró la magnitud.'],
    ['hi', 'प्लेटों और चट्टानों की गति।', 'उथले भूकम्प की ऊर्जा सतह तक।', 'कम्पन दर्ज होता है।'],
    ['ja', 'プレートが断層に沿って動く。', '震源が浅いと波は強い。', '地震計が揺れを記録する。'],
  ] as const)('shows what the scene says of an earthquake: %s', (...[code, plates, focus, measured]) => {
    expect(ownViewOf(earthquake, { code, before: [], now: plates })).toEqual(drawPlates?.());
    expect(ownViewOf(earthquake, { code, before: [plates], now: focus })).toEqual(drawFocus?.());
    const told = { code, before: [plates, focus], now: measured };
    expect(ownViewOf(earthquake, told)).toEqual(drawSeismograph?.());
  });

  it.each([
    ['en', 'A motor drives the compressor.', 'The liquid flows at low pressure.', 'It pumps heat out.'],
    ['fr', 'Le moteur du compresseur.', 'Le fluide est un liquide sous pression.', 'La chaleur sort.'],
    ['it', 'Il motore elettrico.', 'Il liquido perde pressione nel tubo.', 'Una pompa estrae calore.'],
    ['es', 'El motor del compresor.', 'El líquido pierde presión.', 'El calor va a la cocina.'],
    ['hi', 'विद्युत मोटर कंप्रेसर चलाती है।', 'द्रव का दबाव गिरता है।', 'ऊष्मा बाहर जाती है।'],
    ['ja', '電気モーターが圧縮機を動かす。', '冷媒の液体の圧力が下がる。', '熱を部屋へ出す。'],
  ] as const)('shows what the scene says of a refrigerator: %s', (...[code, motor, liquid, heat]) => {
    expect(ownViewOf(fridge, { code, before: [], now: motor })).toEqual(drawBack?.());
    expect(ownViewOf(fridge, { code, before: [motor], now: liquid })).toEqual(drawRound?.());
    expect(ownViewOf(fridge, { code, before: [motor, liquid], now: heat })).toEqual(drawHeat?.());
  });

  it('is never the picture of the scene before, whatever is said twice or not at all', () => {
    const scenes = [
      'Plates move.',
      'The plates rub.',
      'It is so.',
      'It is so.',
      'Rocks break.',
      'Rocks break.',
    ];
    for (const picture of [earthquake, fridge]) {
      const views = scenes.map((now, index) =>
        JSON.stringify(ownViewOf(picture, { code: 'en', before: scenes.slice(0, index), now })),
      );
      views.slice(1).forEach((view, index) => expect(view).not.toBe(views[index]));
    }
  });
});

describe.each(languages)('the words of %s', (language) => {
  const index = openPictureIndex(languageDetails[language].code);

  it.each(['warning', 'danger', 'stop sign', 'चेतावनी', 'avertissement', 'pericolo', 'advertencia', '警告'])(
    'draw no sign that is empty without its letters: %s',
    (word) => {
      expect(index.find(word)?.pictures.map(({ name }) => name) ?? []).not.toContain('stop-sign');
    },
  );
});
