import { languageDetails, languages } from '@kinora/contract/catalogue';
import { DrawingSchema, layOutBoard } from '@kinora/renderer';
import type { BoardPicture } from '@kinora/renderer';
import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../../testing/scene-text.ts';
import { drawSubject } from '../draw-subject.ts';
import { asPicture } from '../draw-whole.ts';
import type { Subject } from '../rank-subjects.ts';
import type { SceneText } from '../scene-text.ts';
import { isWithin, longestLabel } from '../text-limits.ts';
import { writableText } from '../writable.ts';
import { explanations } from './explanations.ts';
import { findExplanations } from './find-explanations.ts';
import { withExplanations } from './with-explanations.ts';

const codes = languages.map((language) => languageDetails[language].code);
type Code = (typeof codes)[number];

/** A scene that states what it says as a fact, which a story does not. */
const sceneOf = (code: Code, narration: string, more: Partial<SceneText> = {}): SceneText =>
  sceneText(code, narration, { keyFacts: [narration], ...more });
const shown = (code: Code, narration: string, more: Partial<SceneText> = {}): string[] =>
  findExplanations(sceneOf(code, narration, more), { isRepeated: false }).map(({ name }) => name);

describe.each(explanations.map((each) => [each.name, each] as const))('the drawing %s', (_name, each) => {
  it('is of many coloured shapes, and no wider or higher than a board has room for', () => {
    const { strokes, ratio = 0 } = asPicture({ set: 'tabler', name: 'explained' }, each.draw());
    expect(new Set(strokes?.shapes.flatMap(({ fill }) => fill ?? [])).size).toBeGreaterThanOrEqual(3);
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(6);
  });

  it('is called something in every language that is short enough to stand beneath it', () => {
    for (const code of codes) {
      const caption = each.caption[code];
      expect(isWithin(caption, longestLabel), `${code}: ${caption}`).toBe(true);
      expect(writableText(caption), code).toBe(caption);
    }
  });
});

describe('the words of the drawings', () => {
  it.each(codes)('can be read: %s', (code) => {
    for (const { name, said, about, steps } of explanations) {
      for (const words of [said, about, steps]) {
        expect(() => words?.[code], name).not.toThrow();
      }
    }
  });
});

/** A board with a picture on it, as it is stored and drawn. */
const drawingOf = (picture: BoardPicture): unknown =>
  layOutBoard({
    template: 'hero',
    title: 'Title',
    pictures: [picture],
    notes: [],
    events: [],
    aspect: '16:9',
    language: 'en',
    style: 'classic',
    seed: 1,
    turn: 1,
  });

describe('the drawings of a board', () => {
  it.each(explanations.map(({ name, draw }) => [name, draw] as const))(
    'can be stored: %s',
    (...[name, draw]) => {
      const picture = asPicture({ set: 'tabler', name: `explained-${name}` }, draw());
      expect(DrawingSchema.safeParse(drawingOf(picture)).error?.issues).toBeUndefined();
    },
  );

  it.each([
    ['en', 'The blue whale', 'It can be 27.6 metres long.'],
    ['en', 'The blue whale', 'It weighs as much as 25 elephants.'],
    ['fr', 'Qui a inventé la radio ?', 'Guglielmo Marconi déposa un brevet.'],
    ['hi', 'रेडियो का आविष्कार किसने किया?', 'गुल्येल्मो मार्कोनी का जन्म इटली में हुआ था।'],
  ] as const)('can be stored whoever and whatever they show: %s, %s', (...[code, filmTitle, narration]) => {
    const index = openPictureIndex(code);
    const scene = sceneOf(code, narration, { filmTitle, index: 2, count: 6 });
    const [lead] = withExplanations([], scene, index);
    expect(lead?.draw).toBeDefined();
    const setting = { scene, title: 'Title', turn: 0, ratioOf: () => 1 };
    const drawn = lead === undefined ? [] : [drawSubject(lead, 0, setting)];
    expect(drawn.map((picture) => DrawingSchema.safeParse(drawingOf(picture)).error?.issues)).toEqual([
      undefined,
    ]);
  });
});

describe('what a scene explains', () => {
  it.each([
    ['en', 'John Birkinshaw made rails of rolled iron in 1820.', 'rolled-rail'],
    ['fr', 'John Birkinshaw fabriqua des rails en fer laminé en 1820.', 'rolled-rail'],
    ['it', 'Nel 1820 Birkinshaw produsse rotaie di ferro laminato.', 'rolled-rail'],
    ['es', 'Birkinshaw fabricó rieles de hierro laminado en 1820.', 'rolled-rail'],
    ['hi', 'बिर्किनशॉ ने 1820 में बेलित लोहे की पटरी बनाई।', 'rolled-rail'],
    ['ja', '1820年にバーキンショーは圧延した鉄のレールを作りました。', 'rolled-rail'],
    ['en', 'A reservoir weighs on a fault, and an earthquake follows.', 'dam-above-fault'],
    ['hi', 'गहरे जलाशयों का भार भ्रंश को सक्रिय कर भूकंप लाता है।', 'dam-above-fault'],
    ['en', 'Bacteria on the teeth feed on sugar.', 'sugar-to-acid'],
    ['en', 'The airport was closed for two days.', 'airport-closed'],
    ['fr', 'L’aéroport fut fermé le soir même.', 'airport-closed'],
    ['it', 'L’aeroporto fu chiuso la sera stessa.', 'airport-closed'],
    ['es', 'El aeropuerto fue cerrado esa noche.', 'airport-closed'],
    ['hi', 'उसी शाम हवाई अड्डा बंद कर दिया गया।', 'airport-closed'],
    ['ja', '空港はその晩に閉鎖されました。', 'airport-closed'],
    ['en', 'The compost is finished when it smells earthy.', 'finished-compost'],
    ['es', 'El compost está maduro cuando huele a tierra.', 'finished-compost'],
    ['hi', 'स्थलमण्डल खण्डों में बँटा है और वे खिसकते हैं।', 'drifting-plates'],
    ['it', 'La litosfera è divisa in placche.', 'drifting-plates'],
    ['it', 'Lo scalo sospese più volte decolli e atterraggi.', 'airport-closed'],
    ['it', 'L’aeroporto è a circa trenta chilometri dai crateri dell’Etna.', 'airport-near-crater'],
    ['ja', '空港は火山の火口から30キロの所にあります。', 'airport-near-crater'],
    ['ja', '歯の細菌は糖から酸を作ります。', 'sugar-to-acid'],
    ['hi', 'आविष्कार का प्रश्न न्यायालयों में भी चला।', 'claims-in-court'],
    ['en', 'The courts had to say whose patent came first.', 'claims-in-court'],
    ['fr', 'Le tribunal jugea à qui était le brevet.', 'claims-in-court'],
    ['ja', '歯垢のpHは数分で下がります。', 'acid-curve'],
    ['ja', '歯の脱灰と再石灰化の収支が傾きます。', 'tooth-balance'],
    ['fr', 'Pour la dent, minéraux perdus et reminéralisation restent en équilibre.', 'tooth-balance'],
    ['en', 'In the plaque on a tooth the pH falls within minutes.', 'acid-curve'],
    ['es', 'El pH de la placa del diente baja en minutos.', 'acid-curve'],
    ['it', 'La cenere dell’Etna ostruisce i sensori di velocità.', 'blocked-sensor'],
    ['en', 'The ash of the volcano robs the tyres of their grip.', 'tyre-on-ash'],
    ['fr', 'La cendre du volcan réduit l’adhérence des pneus.', 'tyre-on-ash'],
    ['fr', 'En France, le TGV relia Paris à Lyon.', 'tgv'],
    ['en', 'London’s underground had its first electric trains in 1890.', 'tube-train'],
    ['fr', 'Le métro de Londres reçut en 1890 une ligne électrique.', 'tube-train'],
    ['ja', 'ロンドンの地下鉄は1890年に電気で走り始めました。', 'tube-train'],
    ['en', 'Plates move as fast as fingernails grow.', 'nail-growth'],
    ['fr', 'Les plaques avancent à la vitesse où poussent les ongles.', 'nail-growth'],
    ['it', 'Le placche si muovono come crescono le unghie.', 'nail-growth'],
    ['es', 'Las placas se mueven como crecen las uñas.', 'nail-growth'],
    ['hi', 'प्लेटें नाखूनों के बढ़ने की दर से खिसकती हैं।', 'nail-growth'],
    ['ja', 'プレートは爪が伸びる速さで動きます。', 'nail-growth'],
    ['en', 'Pass the compost through a sieve with a fine mesh.', 'sieving'],
    ['it', 'Il compost si setaccia con una maglia fine.', 'sieving'],
    ['ja', '堆肥を目の細かいふるいにかけます。', 'sieving'],
    ['es', 'Molían los granos de cacao en una piedra.', 'grinding-cacao'],
    ['fr', 'On broyait les fèves de cacao sur une pierre.', 'grinding-cacao'],
    ['es', 'Ofrecieron chocolate batido al príncipe.', 'chocolate-offered'],
    ['ja', '彼らはチョコレートを王子に献上しました。', 'chocolate-offered'],
    ['hi', 'उन्होंने राजकुमार को चॉकलेट भेंट की।', 'chocolate-offered'],
    ['en', 'Frogs have secretions that taste bad; toads have glands of poison.', 'frog-and-toad-defences'],
    ['en', 'Since 2003 a maglev train has floated to Shanghai.', 'maglev'],
    ['ja', 'リニアモーターカーは磁力で浮いて走ります。', 'maglev'],
    ['es', 'La línea de Stockton a Darlington fue inaugurada en 1825; el tren era lento.', 'first-line'],
  ] as const)('is the thing that is told of, and no other of its kind: %s: %s', (code, narration, name) => {
    expect(shown(code, narration)).toContain(name);
    expect(shown(code, narration)).not.toContain('rails');
  });

  it.each([
    ['en', 'Evaporation takes only water from the sea, and the salt is left.'],
    ['fr', 'L’évaporation ne retire à la mer que de l’eau pure, et les sels restent.'],
    ['it', 'L’evaporazione toglie al mare solo acqua, e il sale resta.'],
    ['es', 'La evaporación solo quita agua al mar y la sal se queda.'],
    ['hi', 'समुद्र से केवल जल का वाष्पीकरण होता है और नमक रह जाता है।'],
    ['ja', '海からは水だけが蒸発し、塩は残ります。'],
  ] as const)('is drawn as it happens: %s', (...[code, narration]) => {
    expect(shown(code, narration)).toContain('salt-stays');
  });

  it.each([
    ['en', 'The air brake of George Westinghouse acts on all carriages.'],
    ['fr', 'George Westinghouse fit breveter le frein à air comprimé.'],
    ['it', 'George Westinghouse brevettò il freno ad aria compressa.'],
    ['es', 'George Westinghouse patentó el freno de aire comprimido.'],
    ['hi', 'जॉर्ज वेस्टिंगहाउस ने वायु ब्रेक का पेटेंट लिया।'],
    ['ja', 'ウェスティングハウスは空気ブレーキの特許を取りました。'],
  ] as const)('is named by what is seen: %s', (...[code, narration]) => {
    const [found] = findExplanations(sceneOf(code, narration), { isRepeated: false });
    expect(found?.name).toBe('air-brake');
    expect(found?.caption).toBe(explanations.find(({ name }) => name === 'air-brake')?.caption[code]);
  });

  it.each([
    ['condenser', 'it', 'Il condensatore è una serpentina: il gas vi cede calore all’aria.'],
    ['condenser', 'en', 'In the condenser the gas gives its heat to the air.'],
    ['condenser', 'fr', 'Dans le condenseur, le gaz cède sa chaleur et devient liquide.'],
    ['condenser', 'es', 'En el condensador el gas cede calor y se vuelve líquido.'],
    ['evaporator', 'it', 'L’evaporatore è nel vano interno: il liquido vi bolle.'],
    ['evaporator', 'hi', 'वाष्पित्र में द्रव उबलता है और ऊष्मा सोखता है।'],
    ['evaporator', 'ja', '蒸発器では液体が沸騰し、庫内の熱を奪います。'],
    ['compressor', 'fr', 'Le compresseur aspire la vapeur et la comprime.'],
  ] as const)('is the part that a machine which cools has: %s in %s', (...[name, code, narration]) => {
    const cools = { en: 'fridge', fr: 'frigo', it: 'frigorifero', es: 'nevera', hi: 'फ्रिज', ja: '冷蔵庫' };
    expect(shown(code, narration, { filmTitle: cools[code] })).toContain(name);
    expect(shown(code, narration)).not.toContain(name);
  });

  it.each([
    ['photosynthesis', 'en', 'In photosynthesis a leaf makes sugar from light, water and air.'],
    ['photosynthesis', 'hi', 'प्रकाश संश्लेषण में पत्तियाँ प्रकाश से शर्करा बनाती हैं।'],
    ['photosynthesis', 'ja', '光合成では葉が光で糖をつくります。'],
    ['moon-phases', 'fr', 'La Lune passe de la nouvelle lune au premier quartier puis à la pleine lune.'],
    ['moon-phases', 'es', 'Las fases de la Luna van de la luna nueva a la luna llena.'],
    ['solar-eclipse', 'it', 'Durante un’eclissi solare la Luna copre il Sole.'],
    ['lunar-eclipse', 'ja', '月食では月が地球の影に入ります。'],
    ['heart', 'es', 'El corazón bombea la sangre a todo el cuerpo.'],
    ['heart', 'hi', 'हृदय रक्त को पूरे शरीर में भेजता है।'],
    ['lungs', 'fr', 'Les poumons prennent l’oxygène de l’air.'],
    ['vaccine', 'en', 'A vaccine teaches the immune system to know a virus.'],
    ['vaccine', 'ja', 'ワクチンは体に抗体をつくらせます。'],
    ['pollination', 'it', 'L’ape porta il polline da un fiore all’altro.'],
    ['tadpole-to-frog', 'hi', 'टैडपोल की टाँगें निकलती हैं और वह मेंढक बनता है।'],
    ['circuit', 'fr', 'Dans le circuit, la pile fait briller l’ampoule.'],
    ['circuit', 'ja', '電池と電球をつなぐと回路に電流が流れます。'],
    ['rocket', 'es', 'El cohete sube por el empuje de los gases.'],
    ['rainbow', 'hi', 'इन्द्रधनुष में बूँदें प्रकाश को तोड़ती हैं।'],
    ['gravity', 'it', 'La gravità attira la mela verso la Terra.'],
    ['tides', 'es', 'Las mareas se deben a la Luna.'],
    ['seasons', 'en', 'Summer and winter come because the axis of the earth is tilted.'],
    ['day-and-night', 'fr', 'Le jour suit la nuit parce que la Terre tourne.'],
    ['earth-layers', 'es', 'La Tierra tiene corteza, manto y núcleo.'],
    ['water-cycle', 'ja', '海の水は蒸発して雲になり、雨となって降ります。'],
    ['digestion', 'it', 'Lo stomaco digerisce il cibo prima dell’intestino.'],
    ['germination', 'en', 'The seed germinates: first the root grows, then the shoot.'],
    ['magnets', 'hi', 'चुम्बक के ध्रुव एक-दूसरे को आकर्षित करते हैं।'],
    ['wing', 'en', 'Air that flows past the wing gives an aeroplane its lift.'],
    ['floating', 'es', 'El barco flota, o mejor dicho puede flotar, porque desplaza agua.'],
    ['states-of-matter', 'fr', 'Selon son état, l’eau est solide, liquide ou à l’état de gaz.'],
  ] as const)('is what teachers ask most: %s, %s', (...[name, code, narration]) => {
    expect(shown(code, narration)).toContain(name);
  });

  it('is complete with the second of two sentences that say it together', () => {
    const narration = 'Water evaporates. The salt of the sea is left.';
    const [found] = findExplanations(sceneOf('en', narration), { isRepeated: false });
    expect(found?.at).toBe(narration.indexOf('The salt'));
  });

  it('is told by two sentences between which something is asked', () => {
    const narration = 'Water evaporates. What becomes of the rest? The salt of the sea is left.';
    const [found] = findExplanations(sceneOf('en', narration), { isRepeated: false });
    expect(found?.at).toBe(narration.indexOf('The salt'));
  });

  it.each([
    [
      'en',
      'Eruption: airport closed',
      'Ash lay on the runway. Flights were suspended and the airport was closed.',
    ],
    ['it', 'Etna, eruzione chiude l’aeroporto', 'La cenere era sulla pista. L’aeroporto fu chiuso.'],
    ['ja', '噴火で空港閉鎖', '滑走路に火山灰が積もりました。空港は閉鎖されました。'],
  ] as const)('opens with what the film’s title says has happened: %s', (...[code, filmTitle, words]) => {
    expect(shown(code, words, { filmTitle, index: 0 })[0]).toBe('airport-closed');
    expect(shown(code, words, { filmTitle, index: 1 })[0]).toBe('ash-on-runway');
  });

  it.each([
    ['en', 'Catechins stay in green tea; in black tea most turn into a red pigment.'],
    ['fr', 'Les catéchines du thé noir deviennent un pigment rouge.'],
    ['it', 'Le catechine del tè nero diventano un pigmento rosso.'],
    ['es', 'Las catequinas del té negro se vuelven un pigmento rojo.'],
    ['hi', 'काली चाय के कैटेचिन लाल वर्णक बन जाते हैं।'],
    ['ja', '紅茶ではカテキンの多くが赤い色素に変わります。'],
  ] as const)('is the leaf as it has become, and no green one: %s', (...[code, words]) => {
    expect(shown(code, words)).toContain('catechins-turn-red');
    expect(shown(code, words)).not.toContain('leaf-substances');
  });

  it.each([
    [
      'en',
      'Why do leaves change colour in autumn?',
      'In the leaf the yellow was hidden under the green.',
      'The red is made of sugar.',
    ],
    [
      'fr',
      'Pourquoi les feuilles changent de couleur en automne ?',
      'Le vert de la feuille cachait le jaune.',
      'Le rouge se fabrique avec le sucre.',
    ],
    [
      'it',
      'Perché le foglie cambiano colore in autunno?',
      'Il verde nascondeva il giallo.',
      'Il rosso è prodotto dallo zucchero.',
    ],
    [
      'es',
      '¿Por qué las hojas cambian de color en otoño?',
      'El verde ocultaba el amarillo.',
      'El rojo se forma con azúcar.',
    ],
    ['hi', 'पतझड़ में पत्तियों का रंग क्यों बदलता है?', 'हरे रंग के नीचे पीला छिपा था।', 'लाल रंग शर्करा से बनता है।'],
    [
      'ja',
      '秋に葉の色が変わるのはなぜですか',
      '黄色は緑の下に隠れていました。',
      'アントシアニンは糖から作られます。',
    ],
  ] as const)('is the leaf in the colour that is told: %s', (...[code, filmTitle, yellow, red]) => {
    const film = { filmTitle, index: 1 };
    expect(shown(code, filmTitle, film)).toContain('leaf-colours');
    expect(shown(code, yellow, film)).toContain('yellow-uncovered');
    expect(shown(code, red, film)).toContain('red-made');
    expect(shown(code, yellow, { index: 1 })).not.toContain('yellow-uncovered');
  });

  it('is no red leaf where red light is only taken up', () => {
    const words = 'Chlorophyll takes up red and blue light. With it a leaf makes sugar.';
    const filmTitle = 'Why do leaves change colour in autumn?';
    expect(shown('en', words, { filmTitle, index: 1 })).toEqual(['photosynthesis']);
  });

  it.each([
    ['en', 'How does a fridge work?', 'Inverter models change the speed of the compressor.'],
    ['fr', 'Le réfrigérateur', 'Les modèles à inverter varient la vitesse du compresseur.'],
    ['it', 'Il frigorifero', 'I modelli con inverter variano la velocità del compressore.'],
    ['es', 'El frigorífico', 'Los modelos inverter varían la velocidad del compresor.'],
    ['hi', 'रेफ्रिजरेटर', 'इन्वर्टर कंप्रेसर की गति बदलता है।'],
    ['ja', '冷蔵庫', 'インバータは圧縮機の回転数を変えます。'],
  ] as const)('is the two speeds of a compressor that changes them: %s', (...[code, filmTitle, words]) => {
    expect(shown(code, words, { filmTitle })).toContain('two-speeds');
  });

  it.each([
    ['en', 'The Maya ground the seeds on a stone and poured the drink from on high to raise its foam.'],
    [
      'es',
      'Los mayas molían las semillas en una piedra y vertían la bebida desde lo alto para levantar la espuma.',
    ],
  ] as const)('is the drink that is poured from on high: %s', (code, words) => {
    const filmTitle = code === 'en' ? 'Chocolate' : 'El chocolate';
    expect(shown(code, words, { filmTitle })).toContain('frothing');
  });

  it('is not drawn for one of its words alone, nor for words of another subject', () => {
    expect(shown('en', 'Add salt and pepper. The lid keeps water from evaporating.')).toEqual([]);
    expect(shown('es', 'Los granos de trigo sirvieron como moneda.')).toEqual([]);
    expect(shown('en', 'Cocoa relaxes the blood vessels.', { filmTitle: 'Chocolate' })).toEqual([]);
    expect(shown('fr', 'La flotte comptait douze navires en eau froide.')).toEqual([]);
    expect(shown('es', 'La flota tenía doce barcos en el agua.')).toEqual([]);
    expect(shown('en', 'In a lunar eclipse the earth stands before the sun.')).toEqual(['lunar-eclipse']);
    expect(shown('en', 'The shop at the airport closed at nine.')).toEqual([]);
    expect(shown('hi', 'हवाई अड्डे के पास सड़क बंद है।')).toEqual([]);
    expect(shown('es', 'El aeropuerto está a 12 km del centro y de la cima.')).toEqual([]);
    expect(shown('en', 'The wooden horse found its way to Troy.')).toEqual([]);
    expect(shown('en', 'By that time the railway reached the city.')).toEqual([]);
    expect(
      shown('es', 'Los granos sirvieron como moneda.', { filmTitle: 'La historia del chocolate' }),
    ).toEqual(['bean-money']);
  });

  it('is another drawing than the one of the scene before, where there is another', () => {
    const before = 'L’évaporation laisse le sel dans la mer.';
    const now = 'L’eau s’évapore et retombe en pluie, mais le sel reste dans la mer.';
    expect(shown('fr', now)).toContain('salt-stays');
    expect(shown('fr', now, { before: [before] })).toEqual(['water-cycle']);
    expect(shown('fr', before, { before: [before] })).toEqual(['salt-stays']);
  });

  it('is not what any scene of the film has shown, where there is another', () => {
    const shownFirst = 'L’évaporation laisse le sel dans la mer.';
    const between = 'La pluie dissout la roche.';
    const now = 'L’eau s’évapore et retombe en pluie, mais le sel reste dans la mer.';
    expect(shown('fr', now, { before: [shownFirst, between] })).toEqual(['water-cycle']);
  });

  it('stands before all else, and without the mere nouns of its words', () => {
    const narration = 'Evaporation takes water from the sea, and the salt is left.';
    const noun: Subject = {
      pictures: [{ set: 'noto', name: 'droplet' }],
      word: 'water',
      weight: 4,
      isSure: true,
      isInTitle: false,
      spokenAt: 18,
      spokenAgainAt: undefined,
    };
    const index = openPictureIndex('en');
    const words = withExplanations([noun], sceneOf('en', narration), index).map(({ word }) => word);
    expect(words).toEqual(['the salt stays']);
    expect(withExplanations([noun], sceneOf('en', 'Water is wet.'), index)).toEqual([noun]);
  });

  it('gives way, shown before, to a thing of which there are other views', () => {
    const told = 'Bacteria on the tooth make acid out of sugar.';
    const tooth: Subject = {
      pictures: [{ set: 'noto', name: 'tooth' }],
      word: 'tooth',
      weight: 4,
      isSure: true,
      isInTitle: false,
      spokenAt: 16,
      spokenAgainAt: undefined,
    };
    const index = openPictureIndex('en');
    const leads = (more: Partial<SceneText>): unknown[] =>
      withExplanations([tooth], sceneOf('en', told, more), index).map(({ word }) => word);
    const first = leads({ index: 0, count: 4 });
    expect(first[0]).not.toBe('tooth');
    expect(leads({ index: 1, count: 4, before: [told] })).toEqual(['tooth']);
    expect(leads({ index: 3, count: 4, before: [told, 'It hurts.', 'It heals.'] })).toEqual(first);
  });

  it('has what we drew ourselves beside it, unless it shows that already', () => {
    const filmTitle = 'How to make a compost heap';
    const own = (name: string, set: 'noto' | 'tabler', spokenAt: number | undefined): Subject => ({
      pictures: [{ set, name }],
      word: name,
      weight: 2,
      isSure: true,
      isInTitle: false,
      spokenAt,
      spokenAgainAt: undefined,
    });
    const narration = 'Turn it with a fork, and bring what was outside to the middle; sieve it.';
    const subjects = [
      own('shovel-pitchforks', 'tabler', 15),
      own('grid-dots', 'tabler', 64),
      own('twig', 'tabler', undefined),
      own('droplet', 'noto', 20),
    ];
    const index = openPictureIndex('en');
    const words = withExplanations(subjects, sceneOf('en', narration, { filmTitle }), index);
    expect(words.map(({ word }) => word)).toEqual(['turned with a fork', 'grid-dots']);
  });

  it('takes the place of a table where it shows plainly how two differ', () => {
    const index = openPictureIndex('en');
    const one = (name: string, spokenAt: number): Subject => ({
      pictures: [{ set: 'tabler', name }],
      word: `${name}s`,
      weight: 2,
      isSure: true,
      isInTitle: true,
      spokenAt,
      spokenAgainAt: undefined,
    });
    const subjects = [one('frog', 0), one('toad', 74)];
    const words = (narration: string): unknown[] =>
      withExplanations(
        subjects,
        sceneOf('en', narration, { title: 'Frogs and toads: legs', filmTitle: 'Compare frogs and toads' }),
        index,
      ).map(({ word }) => word);
    const told = (frogs: string): string => `${frogs.padEnd(72, ' ')}. Toads have short legs and crawl.`;
    expect(words(told('Frogs leap more than twenty times the length of their body'))).toEqual([
      'a leap, a crawl',
    ]);
    expect(words(told('Frogs have legs that are very long and strong and smooth'))).toContain('frogs');
  });

  it('is nothing in a story, that has no facts', () => {
    const narration = 'Evaporation takes water from the sea, and the salt is left.';
    const scene = sceneOf('en', narration, { keyFacts: [] });
    expect(withExplanations([], scene, openPictureIndex('en'))).toEqual([]);
  });
});

describe('what a film is about and we drew ourselves', () => {
  it('stands without pictures of other words where it leads', () => {
    const index = openPictureIndex('it');
    const fridge: Subject = {
      pictures: [{ set: 'tabler', name: 'fridge' }],
      word: 'frigorifero',
      weight: 3,
      isSure: true,
      isInTitle: false,
      spokenAt: 0,
      spokenAgainAt: undefined,
    };
    const noise: Subject = { ...fridge, pictures: [{ set: 'noto', name: 'speaker-high-volume' }], weight: 1 };
    const scene = sceneOf('it', 'Il rumore è poco.', { filmTitle: 'Come funziona un frigorifero?' });
    expect(withExplanations([fridge, noise], scene, index)).toEqual([fridge]);
    const named = { ...noise, isInTitle: true };
    expect(withExplanations([fridge, named], scene, index)).toEqual([fridge, named]);
    const other = { ...scene, filmTitle: 'Il rumore' };
    expect(withExplanations([fridge, noise], other, index)).toEqual([fridge, noise]);
  });
});

it.each([
  ['fr', 'Le métro de Londres fut ouvert en 1863.', 'Le métro de Paris fut ouvert en 1900.'],
  ['en', 'The first line was opened in 1825.', 'The line was opened in 1837.'],
  ['it', 'La prima locomotiva a vapore fu del 1814.', 'La prima locomotiva a vapore fu del 1829.'],
] as const)('draws what is told in %s as it looked in its year', (...[code, early, later]) => {
  const title = { fr: 'Histoire du chemin de fer', en: 'The railway', it: 'La ferrovia' }[code];
  const [then, afterwards] = [early, later].map((narration) => {
    const [found] = findExplanations(sceneText(code, narration, { title, filmTitle: title }), {
      isRepeated: true,
    });
    return found?.draw();
  });
  expect(then).toBeDefined();
  expect(afterwards).toBeDefined();
  expect(afterwards).not.toEqual(then);
});

it.each([
  ['en', 'The airport of Catania lies thirty kilometres from the crater of Etna.', 'Etna – Catania'],
  ['it', "L'aeroporto di Catania si trova a trenta chilometri dal cratere dell'Etna.", 'Etna – Catania'],
  ['ja', '鹿児島の空港は桜島の火口から三十キロ離れています。', '桜島 – 鹿児島'],
  ['en', 'The airport lies thirty kilometres from the crater of the volcano.', 'crater and airport'],
  ['en', 'The airport of Tokyo lies 30 kilometres from no crater; Etna is a volcano.', 'crater and airport'],
] as const)(
  'draws an airport near a crater on the land that is named, in %s: %s',
  (...[code, narration, seen]) => {
    const title = { en: 'The volcano', it: 'Il vulcano', ja: '火山' }[code];
    const found = findExplanations(sceneText(code, narration, { title, filmTitle: title }), {
      isRepeated: true,
    });
    expect(found.find(({ name }) => name === 'airport-near-crater')?.caption).toBe(seen);
  },
);
