import type { LanguageCode } from '@kinora/words';
import type { HeroBody } from '../worlds/hero-body.ts';
import type { WishSigns } from './wish-signs.ts';

type Signs = Readonly<Record<HeroBody, WishSigns>>;

const english: Signs = {
  boat: {
    habit: '{he} rocked a little whenever [anything|anyone] went by, and asked where it was going.',
    longing: 'At night {he} listened to the water that went past, and never stopped.',
  },
  swimmer: {
    habit: '{he} knew every current there was, and where each of them came from.',
    longing: '[Three|Four|Five] times {he} swam out at night, and each time turned back at the first buoy.',
  },
  wheels: {
    habit: '{he} went the same way every day, there and back, and knew every [bump|stone] in it.',
    longing: 'Every evening {he} stood at the last stop, facing the wrong way, and looked.',
  },
  rooted: {
    habit: '{he} had stood in the same place [for a hundred years|for as long as anyone could remember].',
    longing: 'When the wind came from far away, {he} held still, so as not to miss a word of it.',
  },
  snow: {
    habit: '{he} loved frost and moonlight, and had never met a warm day.',
    longing: '{he} asked everyone who came from the south, and remembered every word.',
  },
  sky: {
    habit: '{he} looked down every night, and knew who slept and who did not.',
    longing: 'Before morning {he} always stayed a little longer, just to look.',
  },
  thing: {
    habit: '{he} had a place of {his} own there, and a [bit|corner] of the sky to look at.',
    longing: 'When all was quiet, {he} listened to those who came and went.',
  },
};

const french: Signs = {
  boat: {
    habit: "{he} se balançait un peu dès que l'on passait, et demandait où l'on allait.",
    longing: "La nuit, {he} écoutait l'eau qui passait, et ne s'arrêtait jamais.",
  },
  swimmer: {
    habit: "{he} connaissait tous les courants, et savait d'où venait chacun.",
    longing:
      '[Trois|Quatre|Cinq] nuits, {he} partit au large, et chaque fois fit demi-tour à la première bouée.',
  },
  wheels: {
    habit:
      '{he} faisait chaque jour le même chemin, aller et retour, et en connaissait chaque [bosse|caillou].',
    longing: 'Le soir, au dernier arrêt, {he} se tournait du mauvais côté, et regardait.',
  },
  rooted: {
    habit: '{he} se tenait au même endroit [depuis cent ans|depuis toujours].',
    longing: "Quand le vent venait de loin, {he} se taisait, pour n'en rien perdre.",
  },
  snow: {
    habit: "{he} aimait le givre et le clair de lune, et n'avait jamais vu un jour de chaleur.",
    longing: '{he} interrogeait tous ceux qui venaient du sud, et retenait chaque mot.',
  },
  sky: {
    habit: '{he} regardait en bas chaque nuit, et savait qui dormait et qui ne dormait pas.',
    longing: 'Avant le matin, {he} restait toujours un peu plus longtemps, rien que pour voir.',
  },
  thing: {
    habit: '{he} y avait sa place, et un [bout|coin] de ciel à regarder.',
    longing: 'Quand tout se taisait, {he} écoutait ceux qui allaient et venaient.',
  },
};

const italian: Signs = {
  boat: {
    habit: 'Dondolava un poco ogni volta che passava qualcuno, e chiedeva dove andasse.',
    longing: 'Di notte ascoltava l’acqua che passava, e non si fermava mai.',
  },
  swimmer: {
    habit: 'Conosceva tutte le correnti, e sapeva da dove venivano.',
    longing: '[Tre|Quattro|Cinque] notti nuotò al largo, e ogni volta tornò indietro alla prima boa.',
  },
  wheels: {
    habit: 'Faceva ogni giorno la stessa strada, avanti e indietro, e ne conosceva ogni [buca|sasso].',
    longing: 'La sera, all’ultima fermata, si girava dalla parte sbagliata, e guardava.',
  },
  rooted: {
    habit: 'Stava nello stesso posto [da cento anni|da quando tutti ricordavano].',
    longing: 'Quando il vento veniva da lontano, stava in silenzio, per non perderne una parola.',
  },
  snow: {
    habit: 'Amava la brina e il chiaro di luna, e non aveva mai visto un giorno caldo.',
    longing: 'Faceva domande a chiunque venisse dal sud, e ricordava ogni parola.',
  },
  sky: {
    habit: 'Ogni notte guardava in giù, e sapeva chi dormiva e chi no.',
    longing: 'Prima del mattino restava sempre un poco di più, solo per guardare.',
  },
  thing: {
    habit: 'Lì aveva il suo posto, e un [pezzetto|angolo] di cielo da guardare.',
    longing: 'Quando tutto taceva, ascoltava chi andava e chi veniva.',
  },
};

const spanish: Signs = {
  boat: {
    habit: 'Se mecía un poco cada vez que pasaba alguien, y preguntaba adónde iba.',
    longing: 'Por la noche escuchaba el agua, que pasaba y nunca se detenía.',
  },
  swimmer: {
    habit: 'Conocía todas las corrientes y sabía de dónde venía cada una.',
    longing: '[Tres|Cuatro|Cinco] noches salió mar adentro, y cada vez dio la vuelta en la primera boya.',
  },
  wheels: {
    habit: 'Hacía cada día el mismo camino, ida y vuelta, y conocía todos sus [baches|guijarros].',
    longing: 'Al anochecer, en la última parada, se ponía mirando al otro lado.',
  },
  rooted: {
    habit: 'Llevaba [cien años|toda la vida] en el mismo sitio.',
    longing: 'Cuando el viento venía de lejos, callaba para no perderse ni una palabra.',
  },
  snow: {
    habit: 'Le gustaban la escarcha y la luna, y no había conocido un día de calor.',
    longing: 'Preguntaba a cuantos venían del sur y recordaba cada palabra.',
  },
  sky: {
    habit: 'Miraba hacia abajo cada noche, y sabía quién dormía y quién no.',
    longing: 'Antes del amanecer se quedaba siempre un poco más, solo por mirar.',
  },
  thing: {
    habit: 'Tenía allí su sitio, y un [trocito|rincón] de cielo que mirar.',
    longing: 'Cuando todo callaba, escuchaba a los que iban y venían.',
  },
};

const hindi: Signs = {
  boat: {
    habit: 'कोई पास से निकले, तो वह ज़रा {~डोलता|डोलती} और {~पूछता|पूछती} कि कहाँ जाना है।',
    longing: 'रात को वह बहते पानी की आवाज़ {~सुनता था|सुनती थी}, जो कभी रुकता न था।',
  },
  swimmer: {
    habit: 'उसे हर धारा का पता था, और यह भी कि वह कहाँ से आती है।',
    longing: '[तीन|चार|पाँच] रातें वह दूर तक {~तैरा|तैरी}, और हर बार पहली बोया से लौट {~आया|आई}।',
  },
  wheels: {
    habit: 'वह रोज़ एक ही राह पर {~आता-जाता था|आती-जाती थी}, और उसके हर [गड्ढे|कंकड़] को {~पहचानता था|पहचानती थी}।',
    longing: 'शाम को आख़िरी पड़ाव पर वह उलटी ओर मुँह करके {~देखता रहता|देखती रहती}।',
  },
  rooted: {
    habit: 'वह [सौ साल से|जाने कब से] एक ही जगह {~खड़ा था|खड़ी थी}।',
    longing: 'दूर से हवा आती, तो वह चुप हो {~जाता|जाती}, कि उसका एक शब्द भी न छूटे।',
  },
  snow: {
    habit: 'उसे पाला और चाँदनी पसंद थी, और गरम दिन उसने कभी न देखा था।',
    longing: 'दक्षिण से आने वाले हर किसी से वह {~पूछता|पूछती}, और हर शब्द याद {~रखता|रखती}।',
  },
  sky: {
    habit: 'वह हर रात नीचे {~देखता|देखती}, और {~जानता|जानती} कि कौन सोया है और कौन नहीं।',
    longing: 'सुबह से पहले वह हमेशा थोड़ा और {~ठहरता|ठहरती}, बस देखने के लिए।',
  },
  thing: {
    habit: 'वहाँ उसकी अपनी जगह थी, और देखने को आसमान का एक [टुकड़ा|कोना]।',
    longing: 'सब चुप हो जाएँ, तो वह आने-जाने वालों की आहट {~सुनता|सुनती}।',
  },
};

const japanese: Signs = {
  boat: {
    habit: 'だれかが通るたびに、少しゆれて、どこへ行くのかとたずねました。',
    longing: '夜は、止まることのない水の音を聞いていました。',
  },
  swimmer: {
    habit: 'どの流れも、それがどこから来るのかも知っていました。',
    longing: '[三|四|五]度、夜のおきへ泳ぎ出ては、最初のうきのところで引き返しました。',
  },
  wheels: {
    habit: '毎日、同じ道を行ったり来たりして、[でこぼこ|小石]をみんな覚えていました。',
    longing: '夕方、いちばん遠いところまで来ると、反対のほうを向いて、ながめました。',
  },
  rooted: {
    habit: '[百年も前から|だれも覚えていない昔から]、同じところに立っていました。',
    longing: '遠くから風が来ると、ひとことも聞きのがさないように、じっとしていました。',
  },
  snow: {
    habit: '霜と月の光が好きで、あたたかい日には会ったことがありません。',
    longing: '南から来た者みんなにたずねて、ひとこと残らず覚えました。',
  },
  sky: {
    habit: '毎晩下をながめては、だれが眠り、だれが起きているのか知っていました。',
    longing: '朝になる前に、ながめたくて、いつも少しだけ長くいました。',
  },
  thing: {
    habit: 'そこには自分の場所があって、空が[ひときれ|少しだけ]見えました。',
    longing: 'しんとすると、行ったり来たりする足音を聞いていました。',
  },
};

/** What shows the wish of somebody with a thing's body, where it is to get somewhere or to have somebody. */
export const bodySigns = {
  en: english,
  fr: french,
  it: italian,
  es: spanish,
  hi: hindi,
  ja: japanese,
} as const satisfies Readonly<Record<LanguageCode, Signs>>;
