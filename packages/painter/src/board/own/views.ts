import { withWays } from '../drawn-ways.ts';
import type { LanguageCode } from '@kinora/contract/catalogue';
import { readCaptions } from '../explained/sayings.ts';
import { drawBlackTeaCup, drawGreenTeaCup } from './cups.ts';
import { drawFridgeBack, drawFridgeHeat, drawFridgeRound } from './fridges.ts';
import { drawJetEngine } from './engines.ts';
import { drawGreenWaste, drawHeapInLayers, drawSieve } from './garden.ts';
import { drawCacaoHarvest, drawCoffeeHarvest, drawTeaHarvest } from './harvests.ts';
import { drawDam, drawEarthquake, drawLayers, drawTwigs } from './grounds.ts';
import { drawSpawnClump, drawSpawnStrings, drawTadpole } from './ponds.ts';
import { drawFocus, drawPlates, drawSeismograph } from './quakes.ts';
import { drawAcidOnTooth, drawDeepHole, drawHoleInTooth, drawPlaque, drawTooth } from './teeth.ts';
import type { OwnView } from './own-view.ts';
import { volcanoes } from './volcano-views.ts';
import { drawSugar } from './sweets.ts';
import { drawCertificate, drawFridge, drawGardenFork, drawRound } from './things.ts';

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
    caption: readCaptions(`
      plates that push
      deux plaques se poussent
      due placche che premono
      dos placas que empujan
      धकेलती प्लेटें
      押し合うプレート`),
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
    caption: readCaptions(`
      waves from the focus
      ondes depuis le foyer
      onde dall'ipocentro
      ondas desde el foco
      केंद्र से उठती तरंगें
      震源から広がる波`),
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
    caption: readCaptions(`
      a seismograph
      un sismographe
      un sismografo
      un sismógrafo
      भूकम्पमापी
      地震計`),
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
    caption: readCaptions(`
      seen from behind
      vu de derrière
      visto da dietro
      visto por detrás
      पीछे से
      裏側から`),
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
    caption: readCaptions(`
      the circuit in it
      le circuit
      il circuito
      el circuito
      भीतर का परिपथ
      冷媒の回路`),
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
    caption: readCaptions(`
      heat goes out
      la chaleur sort
      il calore esce
      el calor sale
      ऊष्मा बाहर जाती है
      熱が外へ出る`),
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

const decayed: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:cavit|caries|decay|rot(?:s|t|\b))/u,
  hi: /(?:क्षय|कैविटी|सड़न|सडन|सड़ा|सडा|कीड़ा|कीडा)/u,
  fr: /\b(?:carie|cariee)/u,
  it: /\bcari(?:e|at)/u,
  es: /\bcari(?:es|ad)/u,
  ja: /(?:虫歯|むし歯|う蝕|齲)/u,
};

const teeth: readonly OwnView[] = [
  {
    draw: drawTooth,
    said: {
      en: /\b(?:brush|health|clean|saliva)/gu,
      hi: /(?:ब्रश|स्वस्थ|लार)/gu,
      fr: /\b(?:brosse|sain|salive)/gu,
      it: /\b(?:spazzol|sano|saliva)/gu,
      es: /\b(?:cepill|sano|saliva)/gu,
      ja: /(?:歯磨|唾液|健康)/gu,
    },
    never: decayed,
  },
  {
    draw: drawPlaque,
    said: {
      en: /\b(?:plaque|bacteri|sugar|sucrose)/gu,
      hi: /(?:पट्टिका|जीवाणु|शर्करा|चीनी)/gu,
      fr: /\b(?:plaque|bacteri|sucre)/gu,
      it: /\b(?:placca|batteri|zuccher)/gu,
      es: /\b(?:placa|bacteri|azucar)/gu,
      ja: /(?:歯垢|細菌|球菌|糖|砂糖)/gu,
    },
  },
  {
    draw: drawAcidOnTooth,
    said: {
      en: /\b(?:acid|mineral|dissol|white spot|demineral)/gu,
      hi: /(?:अम्ल|खनिज)/gu,
      fr: /\b(?:acide|mineral|dissou|tache blanche)/gu,
      it: /\b(?:acid|mineral|macchia bianca)/gu,
      es: /\b(?:acido|mineral|mancha blanca)/gu,
      ja: /(?:酸|ミネラル|白斑|脱灰|溶)/gu,
    },
  },
  {
    draw: drawHoleInTooth,
    state: decayed,
    caption: readCaptions(`
      a decayed tooth
      une dent cariée
      un dente cariato
      un diente con caries
      सड़ा हुआ दाँत
      虫歯`),
    said: {
      en: /\b(?:hole|cavit|decay|enamel)/gu,
      hi: /(?:छेद|गुहा|क्षय)/gu,
      fr: /\b(?:trou|cavite|email)/gu,
      it: /\b(?:buco|cavita|smalto)/gu,
      es: /\b(?:agujero|cavidad|esmalte)/gu,
      ja: /(?:穴|う窩|う蝕)/gu,
    },
  },
  {
    draw: drawDeepHole,
    said: {
      en: /\b(?:pulp|nerve|pain|ache|dentin)/gu,
      hi: /(?:मज्जा|तंत्रिका|दर्द)/gu,
      fr: /\b(?:pulpe|nerf|douleur|dentine)/gu,
      it: /\b(?:polpa|nervo|dolore|dentina)/gu,
      es: /\b(?:pulpa|nervio|dolor|dentina)/gu,
      ja: /(?:歯髄|神経|痛|象牙質|象牙細管)/gu,
    },
  },
];

const spawn: readonly OwnView[] = [
  { draw: drawSpawnClump },
  {
    draw: drawSpawnStrings,
    only: {
      en: /\b(?:string|ribbon)/u,
      hi: /(?:लड़ी|डोरी)/u,
      fr: /\b(?:cordon|ruban|chapelet)/u,
      it: /\b(?:cordon|nastr|filament)/u,
      es: /\b(?:cordon|cinta|hilera)/u,
      ja: /(?:ひも|紐|帯)/u,
    },
  },
];

const layers: readonly OwnView[] = [
  { draw: drawLayers },
  {
    draw: drawHeapInLayers,
    only: {
      en: /\bcompost/u,
      hi: /(?:कंपोस्ट|खाद)/u,
      fr: /\bcompost/u,
      it: /\bcompost/u,
      es: /\bcompost/u,
      ja: /(?:堆肥|コンポスト)/u,
    },
  },
];

const drawnPictures: Readonly<Record<string, readonly OwnView[]>> = {
  'tabler:activity': earthquakes,
  'tabler:fridge': fridges,
  'tabler:certificate': [{ draw: drawCertificate }],
  'tabler:shovel-pitchforks': [{ draw: drawGardenFork }],
  'noto:volcano': volcanoes,
  'noto:tooth': teeth,
  'tabler:stack-2': layers,
  'tabler:circles': spawn,
  'tabler:ripple': [{ draw: drawTadpole }],
  'tabler:grid-dots': [{ draw: drawSieve }],
  'tabler:propeller': [{ draw: drawJetEngine }],
  'lucide:leafy-green': [
    {
      draw: drawGreenWaste,
      caption: readCaptions(`
        green waste
        déchets verts
        scarti verdi
        restos verdes
        हरा कचरा
        生ごみと草`),
    },
  ],
  'lucide:candy': [{ draw: drawSugar }],
  'lucide:dam': [{ draw: drawDam }],
  'lucide:bean': [{ draw: drawCacaoHarvest }],
  'lucide:cherry': [{ draw: drawCoffeeHarvest }],
  'lucide:leaf': [{ draw: drawTeaHarvest }],
  'tabler:mug': [{ draw: drawGreenTeaCup }],
  'tabler:cup': [{ draw: drawBlackTeaCup }],
  'tabler:twig': [{ draw: drawTwigs }],
  'tabler:refresh': [{ draw: drawRound }],
};

/** Drawn by us where a bundled picture is a mere sign: a heartbeat says nothing of an earthquake. */
export const ownPictures: Readonly<Record<string, readonly OwnView[]>> = Object.fromEntries(
  Object.entries(drawnPictures).map(([name, views]) => [
    name,
    views.map((view) => ({ ...view, draw: withWays(view.draw) })),
  ]),
);
