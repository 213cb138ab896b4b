import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from '@kinora/words';
import type { PictureName } from '@kinora/words';
import type { OutlineShape } from '../outline/index.ts';
import { drawFridgeBack, drawFridgeHeat, drawFridgeRound } from './own-fridges.ts';
import { drawEarthquake, drawLayers, drawTwigs } from './own-grounds.ts';
import { drawFocus, drawPlates, drawSeismograph } from './own-quakes.ts';
import { drawCertificate, drawFridge, drawGardenFork, drawRound } from './own-things.ts';

/** One way to see a thing, and the beginnings of the words that speak of what it shows. */
interface OwnView {
  readonly draw: () => OutlineShape[];
  readonly said?: Readonly<Record<LanguageCode, RegExp>>;
}

/** What a film says, scene by scene. */
export interface ToldFilm {
  readonly code: LanguageCode;
  /** The words of the scenes before, in their order. */
  readonly before: readonly string[];
  readonly now: string;
  /** How often the scene was drawn before: each time in the view that comes next. */
  readonly take?: number;
}

const earthquakes: readonly OwnView[] = [
  {
    draw: drawEarthquake,
    said: {
      en: /\b(?:destr|damage|collaps|build|house|people)/gu,
      hi: /(?:विनाश|तबाह|मकान|भवन|इमारत|घर|लोग)/gu,
      fr: /\b(?:destru|detrui|degat|effondr|batiment|maison|victime)/gu,
      it: /\b(?:distru|dann|croll|edific|cas[ae]\b|vittim)/gu,
      es: /\b(?:destru|dan[oa]s?\b|derrumb|edifici|casas?\b|victima)/gu,
      ja: /(?:被害|建物|倒壊|家屋|人々)/gu,
    },
  },
  {
    draw: drawPlates,
    said: {
      en: /\b(?:plate|tecton|fault|rock|crust|lithospher|friction|stress)/gu,
      hi: /(?:प्लेट|विवर्तनिक|भ्रंश|चट्टान|स्थलमंडल|घर्षण|खंड|आवरण)/gu,
      fr: /\b(?:plaque|tecton|faille|roche|croute|lithospher|frottement|contrainte)/gu,
      it: /\b(?:placc|zoll|tetton|fagli|rocc|crosta|litosfer|attrito)/gu,
      es: /\b(?:placa|tecton|falla|roca|corteza|litosfer|friccion|rozamiento)/gu,
      ja: /(?:プレート|断層|岩|地殻|摩擦|ひずみ)/gu,
    },
  },
  {
    draw: drawFocus,
    said: {
      en: /\b(?:depth|deep|shallow|epicent|hypocent|focus|wave|surface|energy)/gu,
      hi: /(?:गहर|उथल|केंद्र|तरंग|सतह|ऊर्जा)/gu,
      fr: /\b(?:profond|superficiel|epicentre|hypocentre|foyer|onde|surface|energie)/gu,
      it: /\b(?:profond|superficial|epicentro|ipocentro|ond[ae]\b|superficie|energia)/gu,
      es: /\b(?:profund|superficial|epicentro|hipocentro|foco|onda|superficie|energia)/gu,
      ja: /(?:震源|震央|深|浅|波|地表|エネルギー)/gu,
    },
  },
  {
    draw: drawSeismograph,
    said: {
      en: /\b(?:magnitud|seismo|measur|record|strong|scale|tremor)/gu,
      hi: /(?:परिमाण|तीव्रता|मापन|मापा|शक्तिशाली|दर्ज|कंपन|रिक्टर)/gu,
      fr: /\b(?:magnitud|sismo|mesur|enregistr|puissant|echelle|secousse)/gu,
      it: /\b(?:magnitud|sismo|misur|registr|potent|scala|scoss)/gu,
      es: /\b(?:magnitud|sismo|medi[dr]|registr|potente|escala|temblor)/gu,
      ja: /(?:マグニチュード|震度|地震計|観測|記録|揺れ)/gu,
    },
  },
];

const fridges: readonly OwnView[] = [
  {
    draw: drawFridge,
    said: {
      en: /\b(?:food|shel[fv]|inside|compartment|interior|door)/gu,
      hi: /(?:भोजन|खाद्य|अंदर|भीतर|दरवाज)/gu,
      fr: /\b(?:aliment|nourriture|interieur|compartiment|porte\b|etagere)/gu,
      it: /\b(?:aliment|cibo|cibi|intern|vano\b|porta\b|ripian)/gu,
      es: /\b(?:aliment|comida|interior|compartim|puerta|estante)/gu,
      ja: /(?:食品|食べ物|庫内|内部|扉)/gu,
    },
  },
  {
    draw: drawFridgeBack,
    said: {
      en: /\b(?:compressor|condens|coil|motor|electric|work\b|back\b)/gu,
      hi: /(?:कंप्रेसर|संपीडक|संघनित|कुंडली|मोटर|विद्युत)/gu,
      fr: /\b(?:compresseur|condens|serpentin|moteur|electri|travail|arriere)/gu,
      it: /\b(?:compressore|condensa|serpentina|motore|elettric|lavoro|retro)/gu,
      es: /\b(?:compresor|condensa|serpentin|motor|electric|trabajo|trasera)/gu,
      ja: /(?:圧縮機|コンプレッサー|凝縮|コイル|モーター|電気|背面)/gu,
    },
  },
  {
    draw: drawFridgeRound,
    said: {
      en: /\b(?:refrigerant|fluid|liquid|gas\b|vapou?r|pressure|tube|cycle|expan)/gu,
      hi: /(?:प्रशीतक|तरल|द्रव|गैस|वाष्प|दाब|दबाव|नली|चक्र)/gu,
      fr: /\b(?:refrigerant|frigorigene|fluide|liquide|gaz|vapeur|pression|tube|cycle|detente)/gu,
      it: /\b(?:refrigerant|fluido|liquido|gas\b|vapore|pressione|tubo|ciclo|espansione)/gu,
      es: /\b(?:refrigerant|fluido|liquido|gas\b|vapor|presion|tubo|ciclo|expansion)/gu,
      ja: /(?:冷媒|液体|気体|ガス|蒸気|圧力|管|サイクル|膨張)/gu,
    },
  },
  {
    draw: drawFridgeHeat,
    said: {
      en: /\b(?:heat|cold|warm|temperature|pump|kitchen|room\b)/gu,
      hi: /(?:ऊष्मा|गर्मी|ठंड|तापमान|पंप|रसोई|कमर)/gu,
      fr: /\b(?:chaleur|froid|chaud|temperature|pompe|cuisine|piece\b)/gu,
      it: /\b(?:calore|freddo|caldo|temperatura|pompa|cucina|stanza)/gu,
      es: /\b(?:calor|frio|caliente|temperatura|bomba|cocina|habitacion)/gu,
      ja: /(?:熱|冷た|低温|温度|ポンプ|台所|部屋)/gu,
    },
  },
];

/** Drawn by us where a bundled picture is a mere sign: a heartbeat says nothing of an earthquake. */
export const ownPictures: Readonly<Record<string, readonly OwnView[]>> = {
  'tabler:activity': earthquakes,
  'tabler:fridge': fridges,
  'tabler:certificate': [{ draw: drawCertificate }],
  'tabler:shovel-pitchforks': [{ draw: drawGardenFork }],
  'tabler:stack-2': [{ draw: drawLayers }],
  'tabler:twig': [{ draw: drawTwigs }],
  'tabler:refresh': [{ draw: drawRound }],
};

/** Whether we have a drawing of our own for a picture: it says most, whatever else could stand for its word. */
export function isOwnPicture({ set, name }: PictureName): boolean {
  return name === 'circle-pile' || ownPictures[`${set}:${name}`] !== undefined;
}

/**
 * Our own drawing of what a picture means, in the view that the scene speaks of most; never the view that the scene before
 * would have. The first of them where the film is not known.
 */
export function ownViewOf({ set, name }: PictureName, told?: ToldFilm): OutlineShape[] | undefined {
  const views = ownPictures[`${set}:${name}`];
  if (views === undefined || told === undefined) {
    return views?.[0]?.draw();
  }
  const { code, before, now, take = 0 } = told;
  let shown: OwnView | undefined;
  for (const words of before) {
    [shown] = viewsToldOf(views, withoutAccents(words), { code, without: shown });
  }
  const fitting = viewsToldOf(views, withoutAccents(now), { code, without: shown });
  return fitting[take % fitting.length]?.draw();
}

/** As the words of the views are written. */
function withoutAccents(words: string): string {
  return foldWord(words)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC');
}

/** The views that may follow, the one most spoken of first. */
function viewsToldOf(
  views: readonly OwnView[],
  words: string,
  { code, without }: { code: LanguageCode; without: OwnView | undefined },
): OwnView[] {
  const others = views.length === 1 ? views : views.filter((view) => view !== without);
  return others.toSorted((one, other) => timesSaid(other, words, code) - timesSaid(one, words, code));
}

function timesSaid({ said }: OwnView, words: string, code: LanguageCode): number {
  return said === undefined ? 0 : (words.match(said[code])?.length ?? 0);
}

/** So many words of one view make a scene one about it. */
const wordsOfView = 4;

/** Whether words speak so much of what one of a drawing's views shows that they are about it. */
export function viewIsTold({ set, name }: PictureName, words: string, code: LanguageCode): boolean {
  const views = ownPictures[`${set}:${name}`] ?? [];
  return views.some((view) => timesSaid(view, withoutAccents(words), code) >= wordsOfView);
}
