import type { LanguageCode } from '@kinora/words';
import type { WishKind } from './story-grammar.ts';

/** A whole sentence each, about a hero that has been named: templates of a story's first two beats end on them. */
export interface WishSigns {
  /** What somebody who wishes for such a thing is always doing: it could be said of no other. */
  readonly habit: string;
  /** What the wish makes them do before they dare: something that can be seen. */
  readonly longing: string;
}

type Signs = Readonly<Record<WishKind, WishSigns>>;

const english: Signs = {
  paint: {
    habit:
      '{he} saw [red in every leaf|gold in every puddle|green in every stone], and blue in every [shadow|cloud].',
    longing:
      'At night {he} drew on [a stone|the wall|a board] with a wet twig, and by [morning|sunrise|breakfast] nothing was left of it.',
  },
  build: {
    habit: '{he} could not pass a heap of [wood|planks|boards] without picking up [a piece|one of them].',
    longing:
      'In the evening {he} laid twigs on the ground, [this way and that|end to end|in rows], until [it was too dark to see|the stars came out].',
  },
  cook: {
    habit: '{he} could tell by the smell what everyone was having for supper.',
    longing: 'In the evening {he} stirred an empty pot, [only to hear the sound|first slowly and then fast].',
  },
  voice: {
    habit:
      '{he} hummed from [morning till night|dawn till dusk], [mostly without noticing|always the same three notes].',
    longing: '{he} practised where nobody could hear it, and stopped at every [footstep|sound|creak].',
  },
  move: {
    habit: '{he} could not sit still, not even [at breakfast|at supper|for a story].',
    longing:
      '[At night|Every night], in a dream, it [always went well|went like clockwork], and was as light as [air|a feather|a cloud].',
  },
  words: {
    habit: '{he} said new words [over and over|seven times], for the sound of them.',
    longing: 'At night {he} went to sleep with a book for a pillow.',
  },
  grow: {
    habit: '{he} could look at a single [blade of grass|leaf|daisy] for a whole [morning|afternoon].',
    longing: '{he} kept one seed wrapped in a leaf, and looked at it every [night|evening|morning].',
  },
  journey: {
    habit: '{he} knew every [path|road|trail] there was, and where each of them ended.',
    longing: '[Three|Four|Five] times {he} set out in secret, and each time turned back at the first bend.',
  },
  heart: {
    habit: '{he} [noticed|saw|heard] everything, and said very little about it.',
    longing: '{he} counted to [ten|twenty|seven] before beginning, and then began to count again.',
  },
  any: {
    habit: '{he} asked more questions [than anyone could answer|before breakfast than others in a week].',
    longing: '{he} told nobody of it, and thought of it [at every meal|on every stair|in every rain].',
  },
};

const french: Signs = {
  paint: {
    habit:
      "{he} voyait [du rouge dans chaque feuille|de l'or dans chaque flaque], et du bleu dans chaque [ombre|nuage].",
    longing:
      "La nuit, {he} dessinait sur [une pierre|le mur|une planche] avec une brindille mouillée, et [au matin|à l'aube] il n'en restait rien.",
  },
  build: {
    habit:
      "{he} ne passait jamais près d'un tas de [bois|planches|bûches] sans en ramasser [un morceau|un bout].",
    longing:
      "Le soir, {he} posait des brindilles par terre, [dans un sens, puis dans l'autre|bout à bout|en rang], jusqu'à [la nuit noire|l'heure des étoiles].",
  },
  cook: {
    habit: "{he} devinait à l'odeur ce que chacun aurait au souper.",
    longing: 'Le soir, {he} remuait une casserole vide, [rien que pour le bruit|doucement, puis plus vite].',
  },
  voice: {
    habit:
      "{he} fredonnait du matin au soir, [le plus souvent sans s'en apercevoir|toujours les trois mêmes notes].",
    longing: "{he} s'exerçait là où personne n'entendait, et se taisait au moindre [pas|bruit|craquement].",
  },
  move: {
    habit: '{he} ne tenait jamais en place, pas même [au petit déjeuner|au souper|pendant les histoires].',
    longing:
      "[La nuit|Chaque nuit], en rêve, tout [réussissait|allait tout seul], léger comme [l'air|une plume].",
  },
  words: {
    habit: '{he} répétait les mots nouveaux, [rien que pour les entendre|sept fois de suite].',
    longing: "Le soir, {he} s'endormait la tête sur un livre.",
  },
  grow: {
    habit: "{he} pouvait regarder [un brin d'herbe|une feuille] [toute une matinée|tout un après-midi].",
    longing: '{he} gardait une graine au creux d’une feuille, et la regardait chaque [soir|matin|nuit].',
  },
  journey: {
    habit: "{he} connaissait tous les [chemins|sentiers], et l'endroit où chacun [s'arrête|finit].",
    longing:
      '[Trois|Quatre|Cinq] fois, {he} partit en secret, et chaque fois fit demi-tour au premier tournant.',
  },
  heart: {
    habit: "{he} [remarquait|voyait|entendait] tout, et n'en disait presque rien.",
    longing: "{he} comptait jusqu'à [dix|vingt|sept] avant de se lancer, puis recomptait.",
  },
  any: {
    habit: "{he} posait plus de questions qu'il n'y avait de réponses.",
    longing: "{he} n'en parlait à personne, et y pensait à chaque [repas|marche|averse].",
  },
};

const italian: Signs = {
  paint: {
    habit: 'Vedeva [del rosso in ogni foglia|dell’oro in ogni pozza], e dell’azzurro in ogni [ombra|nuvola].',
    longing:
      'Di notte disegnava [su una pietra|sul muro|su un’asse] con un rametto bagnato, e [al mattino|all’alba] non c’era più nulla.',
  },
  build: {
    habit:
      'Non passava mai accanto a una catasta di [legna|assi|tavole] senza raccoglierne [un pezzo|una scheggia].',
    longing:
      'La sera disponeva rametti per terra, [in un modo e poi in un altro|uno dopo l’altro|in fila], finché [faceva buio|spuntavano le stelle].',
  },
  cook: {
    habit: 'Dal profumo indovinava la cena di ognuno.',
    longing:
      'La sera mescolava in una pentola vuota, [solo per sentirne il suono|piano, e poi più in fretta].',
  },
  voice: {
    habit: 'Canticchiava dalla mattina alla sera, [quasi senza accorgersene|sempre le stesse tre note].',
    longing: 'Si esercitava dove nessuno poteva sentire, e taceva a ogni [passo|rumore|scricchiolio].',
  },
  move: {
    habit: 'Non stava mai nello stesso posto, nemmeno [a colazione|a cena|durante le storie].',
    longing:
      '[Di notte|Ogni notte], in sogno, [andava sempre bene|riusciva sempre], ed era leggero come [l’aria|una piuma].',
  },
  words: {
    habit: 'Ripeteva le parole nuove, [solo per sentirne il suono|sette volte di fila].',
    longing: 'La sera si addormentava con la testa su un libro.',
  },
  grow: {
    habit:
      'Poteva guardare [un filo d’erba|una foglia|una margherita] per [una mattina intera|un pomeriggio intero].',
    longing: 'Teneva un seme avvolto in una foglia, e lo guardava ogni [sera|mattina|notte].',
  },
  journey: {
    habit: 'Conosceva [tutti i sentieri|tutti i viottoli|ogni sentiero], e sapeva dove [finivano|portavano].',
    longing: '[Tre|Quattro|Cinque] volte partì in segreto, e ogni volta tornò indietro alla prima curva.',
  },
  heart: {
    habit: 'Si accorgeva di tutto, e ne parlava [pochissimo|quasi mai].',
    longing: 'Contava fino a [dieci|venti|sette] prima di cominciare, e poi ricominciava a contare.',
  },
  any: {
    habit: 'Faceva più domande di quante fossero le risposte.',
    longing: 'Non ne parlava con nessuno, e ci pensava a ogni [pasto|gradino|pioggia].',
  },
};

const spanish: Signs = {
  paint: {
    habit: 'Veía [rojo en cada hoja|oro en cada charco] y azul en cada [sombra|nube].',
    longing:
      'Por la noche dibujaba en [una piedra|la pared|una tabla] con una ramita mojada, y [al amanecer|por la mañana] no quedaba nada.',
  },
  build: {
    habit: 'Nunca pasaba junto a un montón de [leña|tablas|maderas] sin recoger [un trozo|una astilla].',
    longing:
      'Al atardecer ponía ramitas en el suelo, [de un modo y de otro|una tras otra|en fila], hasta que [ya no se veía|salían las estrellas].',
  },
  cook: {
    habit: 'Adivinaba por el olor lo que cenaba cada cual.',
    longing: 'Por la noche removía una olla vacía, [solo por oírla|despacio, y luego más deprisa].',
  },
  voice: {
    habit: 'Tarareaba de la mañana a la noche, [casi sin darse cuenta|siempre las mismas tres notas].',
    longing: 'Practicaba donde nadie podía oír, y callaba al menor [paso|ruido|crujido].',
  },
  move: {
    habit: 'No paraba ni un momento, ni siquiera [en el desayuno|en la cena|durante los cuentos].',
    longing:
      '[Por la noche|Cada noche], en sueños, todo salía bien, ligero como [una pluma|el aire|una nube].',
  },
  words: {
    habit: 'Repetía las palabras nuevas, [solo por oírlas|siete veces seguidas].',
    longing: 'Por la noche se dormía con la cabeza sobre un libro.',
  },
  grow: {
    habit: 'Podía mirar [una brizna de hierba|una hoja|una margarita] toda una [mañana|tarde].',
    longing: 'Guardaba una semilla envuelta en una hoja, y la miraba cada [noche|tarde|mañana].',
  },
  journey: {
    habit: 'Conocía todos los [caminos|senderos] y sabía dónde [terminaba cada uno|acababan].',
    longing: '[Tres|Cuatro|Cinco] veces salió en secreto, y cada vez dio la vuelta en la primera curva.',
  },
  heart: {
    habit: 'Se fijaba en todo y [apenas|casi nunca] decía nada.',
    longing: 'Contaba hasta [diez|veinte|siete] antes de empezar, y luego volvía a contar.',
  },
  any: {
    habit: 'Hacía más preguntas que respuestas había.',
    longing: 'No se lo contaba a nadie, y lo pensaba en cada [comida|escalón|aguacero].',
  },
};

const hindi: Signs = {
  paint: {
    habit: 'उसे [हर पत्ते में लाल|हर पोखर में सुनहरा] और हर [छाया|बादल] में नीला रंग दिखता था।',
    longing:
      'रात को वह गीली टहनी से [पत्थर|दीवार|तख़्ते] पर चित्र {~बनाता था|बनाती थी}, और [सुबह तक|सूरज निकलते ही] वह मिट जाता था।',
  },
  build: {
    habit: '[लकड़ियों|तख़्तों|टहनियों] का ढेर दिखे, तो वह एक टुकड़ा उठाए बिना आगे न {~बढ़ता था|बढ़ती थी}।',
    longing:
      'शाम को वह ज़मीन पर टहनियाँ {~सजाता था|सजाती थी}, [कभी ऐसे, कभी वैसे|एक के बाद एक|क़तार में], [अँधेरा होने तक|तारे निकलने तक]।',
  },
  cook: {
    habit: 'वह ख़ुशबू से ही बता {~देता था|देती थी} कि आज किसके घर क्या पका है।',
    longing: 'शाम को वह ख़ाली पतीले में चम्मच {~घुमाता था|घुमाती थी}, [बस उसकी आवाज़ सुनने को|पहले धीरे, फिर तेज़]।',
  },
  voice: {
    habit: 'वह सुबह से [शाम|रात] तक [कुछ न कुछ|वही तीन सुर] {~गुनगुनाता रहता था|गुनगुनाती रहती थी}।',
    longing: 'वह छिपकर अभ्यास {~करता था|करती थी}, और [आहट होते ही|पत्ता खड़कते ही|क़दम सुनते ही] चुप हो {~जाता|जाती}।',
  },
  move: {
    habit: 'वह एक जगह {~टिकता|टिकती} ही न {~था|थी}, [नाश्ते पर|खाने पर|कहानी सुनते हुए] भी नहीं।',
    longing: '[रात को|हर रात] सपने में सब [ठीक|आसान] होता, और [हवा-सा|पंख-सा] हल्का लगता।',
  },
  words: {
    habit: 'नया शब्द मिलते ही वह उसे बार-बार {~दोहराता था|दोहराती थी}, बस सुनने के लिए।',
    longing: 'रात को वह किताब पर सिर रखकर {~सोता था|सोती थी}।',
  },
  grow: {
    habit: 'वह [घास के एक तिनके|एक पत्ते|एक फूल] को पूरी [सुबह|दोपहर] देख {~सकता था|सकती थी}।',
    longing: 'वह पत्ते में लिपटा एक बीज पास {~रखता था|रखती थी}, और हर [रात|शाम|सुबह] उसे {~देखता था|देखती थी}।',
  },
  journey: {
    habit: 'उसे [सारे रास्ते|वहाँ के सब रास्ते] पता थे, और [उनके छोर भी|हर रास्ते का अंत भी]।',
    longing: '[तीन|चार|पाँच] बार वह चुपके से {~निकला|निकली}, और हर बार पहले मोड़ से लौट {~आया|आई}।',
  },
  heart: {
    habit: 'वह सब कुछ {~देखता था|देखती थी}, और बहुत कम {~बोलता था|बोलती थी}।',
    longing: 'शुरू करने से पहले वह [दस|बीस|सात] तक {~गिनता था|गिनती थी}, और फिर दोबारा।',
  },
  any: {
    habit: 'उसके पास इतने सवाल थे कि किसी के पास उतने जवाब न थे।',
    longing: 'वह यह बात किसी से न {~कहता था|कहती थी}, पर हर [निवाले|क़दम|साँस] पर यही {~सोचता था|सोचती थी}।',
  },
};

const japanese: Signs = {
  paint: {
    habit: '[どの葉にも赤を|どの水たまりにも金色を]、どの[影|雲]にも青を見つけるのです。',
    longing: '夜、ぬれた小枝で[石|かべ|板]に絵をかきましたが、[朝|夜明け]にはもう消えていました。',
  },
  build: {
    habit: '木ぎれの山を見ると、ひとつ拾わずにはいられません。',
    longing:
      '夕方になると、地面に小枝を[並べては並べかえ|端から端まで並べ]、[暗くなる|星が出る]までやめませんでした。',
  },
  cook: {
    habit: 'においだけで、どの家の晩ごはんも当ててしまいます。',
    longing: '夕方には、音が聞きたくて、からのおなべをかき回しました。',
  },
  voice: {
    habit: '朝から晩まで、知らないうちに何か口ずさんでいました。',
    longing: 'だれにも聞こえないところで練習し、[足音|物音]がすると、だまりました。',
  },
  move: {
    habit: '[朝ごはん|晩ごはん|お話]のときでさえ、じっとしていられません。',
    longing:
      '[夜|毎晩]、夢の中では[いつもうまくいって|何もかもうまくいって]、[空気|羽根]のように軽いのです。',
  },
  words: {
    habit: '新しい言葉に会うと、ひびきを聞きたくて、何度もくり返しました。',
    longing: '夜は、本をまくらにして眠りました。',
  },
  grow: {
    habit: '一本の草を、朝のあいだじゅうながめていられます。',
    longing: '種をひとつ葉にくるんで持ち、毎[晩|朝]ながめていました。',
  },
  journey: {
    habit: 'どの道も、その道がどこで終わるのかも知っていました。',
    longing: '[三|四|五]度、こっそり出かけては、そのたびに、最初の曲がり角で引き返しました。',
  },
  heart: {
    habit: '何にでも気がつくのに、めったに口には出しません。',
    longing: '始める前に[十|二十|七つ]まで数え、それからまた、数えなおしました。',
  },
  any: {
    habit: 'だれにも答えられないほど、たくさんのことをたずねました。',
    longing: 'だれにも言わず、ごはんのたびに、そのことを考えました。',
  },
};

/** What shows a wish, by language and by what is wished for. */
export const wishSigns = {
  en: english,
  fr: french,
  it: italian,
  es: spanish,
  hi: hindi,
  ja: japanese,
} as const satisfies Readonly<Record<LanguageCode, Signs>>;

/** What a longing is told by of who has no hands: a boat packs no bag, and a kettle sleeps on no book. */
const handless: Readonly<Record<LanguageCode, string>> = {
  en: 'At night {he} did not sleep, and thought of it [until morning|until the stars went out].',
  fr: "La nuit, {he} ne dormait pas, et y pensait [jusqu'au matin|jusqu'à l'aube].",
  it: 'Di notte non dormiva, e ci pensava [fino al mattino|fino all’alba].',
  es: 'Por la noche no dormía, y lo pensaba [hasta el amanecer|hasta que se iban las estrellas].',
  hi: 'रात को उसे नींद न आती थी, और वह [सुबह तक|भोर तक] यही {~सोचता रहता था|सोचती रहती थी}।',
  ja: '夜も眠らずに、[朝まで|星が消えるまで]そのことばかり考えていました。',
};

/** Signs of a longing that something is done for with hands; what things can do themselves has signs of their bodies. */
const byHand: ReadonlySet<WishKind> = new Set<WishKind>(['paint', 'build', 'cook', 'words', 'grow']);

/** The signs of a wish; `isThing`: of whoever has no hands. */
export function signsOf(
  code: LanguageCode,
  { kind, isThing }: { readonly kind: WishKind; readonly isThing: boolean },
): WishSigns {
  const signs = wishSigns[code][kind];
  if (!isThing || !byHand.has(kind)) {
    return signs;
  }
  // Who builds picks up wood from the first.
  const habit = kind === 'build' ? wishSigns[code].any.habit : signs.habit;
  return { habit, longing: handless[code] };
}
