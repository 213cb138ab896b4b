import type { LanguageCode } from '@kinora/words';

/** What a prompt may lack. */
export type EnhancementKind = 'detail' | 'setting' | 'light' | 'camera' | 'motion' | 'mood';

export interface Enhancement {
  /** A prompt that matches has this already. Every addition matches too, so nothing is added twice. */
  readonly present: RegExp;
  readonly additions: readonly string[];
}

export interface EnhancementWords {
  readonly kinds: Readonly<Record<EnhancementKind, Enhancement>>;
  /** Labels of the sentences added to a story idea. */
  readonly settingLabel: string;
  readonly moodLabel: string;
  readonly storyMoods: readonly string[];
  /** Added to a question. */
  readonly questionTone: string;
  readonly stop: string;
  readonly comma: string;
}

const latin = { stop: '.', comma: ', ' } as const;

export const enhancementWords = {
  en: {
    ...latin,
    kinds: {
      detail: {
        present: /\b(?:detail|texture|intricate|crisp)/iu,
        additions: ['rich in small details', 'with fine natural textures', 'crisp and carefully detailed'],
      },
      setting: {
        present:
          /\b(?:in|on|at|under|beside|near|behind|inside|above|between|against|across|through|over)\s+(?:a|an|the|my|our)\b|setting/iu,
        additions: [
          'in a quiet open landscape',
          'in a lived-in, believable setting',
          'against a softly layered background',
        ],
      },
      light: {
        present: /\b(?:light|lit|sun\w*|dawn|dusk|golden hour|moonlight|shadows?|glow\w*|neon|candle\w*)\b/iu,
        additions: [
          'soft golden hour light',
          'gentle morning light with long shadows',
          'warm light from one side',
        ],
      },
      camera: {
        present:
          /\b(?:camera|shot|close-up|pan|zoom|dolly|tracking|angle|push-in|drone|lens|composition)\b/iu,
        additions: ['eye-level medium shot', 'slow camera push-in', 'wide shot with a clear foreground'],
      },
      motion: {
        present:
          /\b(?:mov(?:es?|ing)|motion|drift\w*|sway\w*|slowly|gently|gliding|running|flying|walking)\b/iu,
        additions: ['slow natural motion', 'hair and leaves moving gently in the wind'],
      },
      mood: {
        present: /\b(?:mood|atmosphere|calm|joyful|dreamy|hopeful|tense|peaceful|mysterious|tone)\b/iu,
        additions: ['calm and hopeful mood', 'quietly joyful mood', 'dreamy atmosphere'],
      },
    },
    settingLabel: 'Setting',
    moodLabel: 'Mood',
    storyMoods: ['warm and hopeful', 'gentle, with a little humour', 'quiet and full of wonder'],
    questionTone: 'Tone: friendly and clear, with everyday examples',
  },
  fr: {
    ...latin,
    kinds: {
      detail: {
        present: /détail|texture|minuti|finesse/iu,
        additions: ['riche en petits détails', 'avec de fines textures naturelles'],
      },
      setting: {
        present: /(?:^|\s)(?:dans|sur|sous|devant|derrière|près|au bord|à côté)\s|décor/iu,
        additions: ['dans un paysage calme et ouvert', 'dans un décor vivant et crédible'],
      },
      light: {
        present: /lumi|soleil|aube|crépuscule|ombre|lueur|néon|bougie/iu,
        additions: ["douce lumière dorée de fin d'après-midi", 'lumière du matin et ombres longues'],
      },
      camera: {
        present: /caméra|plan |gros plan|travelling|zoom|cadrage|panoramique/iu,
        additions: ['plan moyen à hauteur des yeux', 'lent travelling avant'],
      },
      motion: {
        present: /mouvement|bouge|lentement|doucement|flotte|vole|court|marche/iu,
        additions: ['mouvement lent et naturel', 'feuilles qui bougent doucement dans le vent'],
      },
      mood: {
        present: /ambiance|atmosphère|calme|joyeu|rêveu|paisible|mystérieu/iu,
        additions: ["ambiance calme et pleine d'espoir", 'atmosphère rêveuse'],
      },
    },
    settingLabel: 'Décor',
    moodLabel: 'Ambiance',
    storyMoods: ["chaleureuse et pleine d'espoir", "tendre, avec un peu d'humour"],
    questionTone: 'Ton : clair et amical, avec des exemples de tous les jours',
  },
  it: {
    ...latin,
    kinds: {
      detail: {
        present: /dettagl|texture|tram[ae]|minuzios/iu,
        additions: ['ricco di piccoli dettagli', 'con trame naturali e delicate'],
      },
      setting: {
        present: /(?:^|\s)(?:in|nel|nella|nello|sul|sulla|sotto|davanti|dietro|vicino)\s|ambientazion/iu,
        additions: ['in un paesaggio calmo e aperto', 'in un luogo vissuto e credibile'],
      },
      light: {
        present: /luce|luci|sole|alba|tramonto|ombr|bagliore|neon|candel/iu,
        additions: ['luce dorata del tardo pomeriggio', 'luce del mattino e ombre lunghe'],
      },
      camera: {
        present: /camera|inquadratura|primo piano|carrellata|zoom|campo lungo|panoramica/iu,
        additions: ["inquadratura media all'altezza degli occhi", 'lenta carrellata in avanti'],
      },
      motion: {
        present: /moviment|si muov|lentamente|dolcemente|vola|corre|cammina/iu,
        additions: ['movimento lento e naturale', 'foglie che si muovono dolcemente nel vento'],
      },
      mood: {
        present: /atmosfera|calm|gioios|sognant|tranquill|misterios|tono/iu,
        additions: ['atmosfera calma e piena di speranza', 'atmosfera sognante'],
      },
    },
    settingLabel: 'Luogo',
    moodLabel: 'Atmosfera',
    storyMoods: ['calda e piena di speranza', "tenera, con un po' di umorismo"],
    questionTone: 'Tono: chiaro e amichevole, con esempi di ogni giorno',
  },
  es: {
    ...latin,
    kinds: {
      detail: {
        present: /detall|textura|minucios/iu,
        additions: ['con muchos pequeños detalles', 'con finas texturas naturales'],
      },
      setting: {
        present: /(?:^|\s)(?:en|sobre|bajo|ante|detrás|junto|cerca)\s|escenario/iu,
        additions: ['en un paisaje tranquilo y abierto', 'en un lugar creíble y con vida'],
      },
      light: {
        present: /luz|luces|sol(?!\p{L})|amanecer|atardecer|sombra|brillo|neón|vela/iu,
        additions: ['luz dorada de última hora de la tarde', 'luz de la mañana y sombras largas'],
      },
      camera: {
        present: /cámara|plano|travelling|zoom|encuadre|panorámica/iu,
        additions: ['plano medio a la altura de los ojos', 'lento travelling hacia delante'],
      },
      motion: {
        present: /movimiento|se mueve|lentamente|suavemente|vuela|corre|camina|despacio/iu,
        additions: [
          'movimiento lento y natural',
          'hojas que se mecen suavemente con el viento, en movimiento lento',
        ],
      },
      mood: {
        present: /ambiente|atmósfera|tranquil|alegr|soñad|misterios|tono/iu,
        additions: ['ambiente sereno y lleno de esperanza', 'atmósfera de ensueño'],
      },
    },
    settingLabel: 'Lugar',
    moodLabel: 'Ambiente',
    storyMoods: ['cálido y lleno de esperanza', 'tierno, con un poco de humor'],
    questionTone: 'Tono: claro y cercano, con ejemplos de cada día',
  },
  hi: {
    stop: '।',
    comma: ', ',
    kinds: {
      detail: { present: /बारीक|बनावट/u, additions: ['बारीकियों से भरा', 'प्राकृतिक बनावट के साथ'] },
      setting: {
        present: /(?:में|पर|के नीचे|के पास|के पीछे|के किनारे)(?:\s|,|$)|स्थान/u,
        additions: ['एक शांत खुले मैदान में', 'एक जीवंत और सच्ची जगह पर'],
      },
      light: {
        present: /रोशनी|धूप|सूर|भोर|साँझ|छाया|चाँदनी|दीप|उजाल/u,
        additions: ['शाम की सुनहरी रोशनी', 'सुबह की हल्की धूप और लंबी छायाएँ'],
      },
      camera: {
        present: /कैमरा|शॉट|क्लोज़|दृश्य कोण|ज़ूम/u,
        additions: ['आँख की ऊँचाई से मध्यम शॉट', 'धीरे-धीरे पास आता कैमरा'],
      },
      motion: {
        present: /हिल|चल|धीरे|बह|उड़|दौड़|गति/u,
        additions: ['धीमी स्वाभाविक गति', 'हवा में धीरे-धीरे हिलते पत्ते'],
      },
      mood: {
        present: /माहौल|भाव|शांत|ख़ुश|सपनीला|रहस्य|लहजा/u,
        additions: ['शांत और आशा भरा माहौल', 'सपनीला माहौल'],
      },
    },
    settingLabel: 'स्थान',
    moodLabel: 'माहौल',
    storyMoods: ['स्नेह और आशा से भरा', 'कोमल, थोड़ी हँसी के साथ'],
    questionTone: 'लहजा: सरल और दोस्ताना, रोज़ के उदाहरणों के साथ',
  },
  ja: {
    stop: '。',
    comma: '、',
    kinds: {
      detail: { present: /細部|質感|細か|精密/u, additions: ['細部まで豊かに', '自然な質感で'] },
      setting: {
        present: /(?:の中|の上|の下|のそば|の前|のほとり|で|に)(?:、|$)|場所|風景/u,
        additions: ['静かで広い風景の中', '暮らしの感じられる場所で'],
      },
      light: {
        present: /光|日差し|夕日|朝日|夕暮れ|影|月明かり|灯/u,
        additions: ['夕方のやわらかな金色の光', '長い影を落とす朝の光'],
      },
      camera: {
        present: /カメラ|ショット|クローズアップ|アップ|構図|アングル|ズーム/u,
        additions: ['目の高さのミディアムショット', 'ゆっくり近づくカメラ'],
      },
      motion: {
        present: /動|ゆっくり|そよ|揺れ|走|飛|歩/u,
        additions: ['ゆっくりと自然な動き', '風にそよぐ葉'],
      },
      mood: {
        present: /雰囲気|穏やか|楽し|夢のよう|不思議|明るい気分|語り口/u,
        additions: ['穏やかで希望のある雰囲気', '夢のような雰囲気'],
      },
    },
    settingLabel: '場所',
    moodLabel: '雰囲気',
    storyMoods: ['あたたかく希望のある', 'やさしく、少しユーモアのある'],
    questionTone: '語り口：身近な例を使って、やさしくわかりやすく',
  },
} as const satisfies Record<LanguageCode, EnhancementWords>;
