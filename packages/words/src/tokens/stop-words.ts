import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from './base-forms.ts';

/** Words that are in the index as something else than what they mostly mean in running text. */
const stopWordText: Readonly<Record<LanguageCode, string>> = {
  en: `a about after again all also always an and any are as at back be because been before being below better between big bit
    both but by call came can case come could cut day did do does done down each early easy end even ever every far fast few first
    for form found from full gave get give go good got great had hand hands has have he her here high him his hold how i if in into
    is it its just keep kind know last late less let like little live lives long look lot low made make many may me mean meet might
    more most much must my name near need never new next no none not now of off often old on once one only open or other our out
    over own part past piece place plain point put quite read real right rise same say see seem set several she short show side
    since slow small so soft some soon still stop such take tall tell than that the their them then there these they thin thing
    things this those three through thus to together too top turn two under up us use used very wait walk want was way we well were
    what when where which while who why will with work would yes yet you your others left return kept wet clear free cool warm
    young face person people man woman men women child stone stay sit side die hit piece blue rose test store turn hard flat one record rise pull press`,
  hi: `का के की को में से पर है हैं था थी थे और या भी ही तो कि यह वह ये वे इस उस इन उन एक दो जो जब तब तक कर करता करती करते
    किया की गया गई गए हो होता होती होते हुआ हुई हुए लिए साथ बाद पहले नहीं न मत बहुत कम कुछ सब हर कभी अब यहां वहां क्या क्यों
    कैसे कहां कौन अपना अपने अपनी मैं हम तुम आप उसके उसकी उसका इसके इसकी इसका ने रह रहा रही रहे जा जाता जाती जाते दे देता देती
    देते ले लेता लेती लेते सकता सकती सकते वाला वाली वाले लगभग पास आगे नीचे ऊपर अंदर बाहर बीच तरह ओर निशानी चीज पूरा हल्का बड़ा बड़ी बड़े छोटा छोटी छोटे चीज काम
    जिसने जिन्होंने जिसे जिन्हें जिसका जिसकी जिसके जिनका जिनकी जिनके जिसमें जिनमें जिससे उसने उन्होंने इसने इन्होंने उसे उन्हें इसे इन्हें
    उनका उनकी उनके इनका इनकी इनके किसने किसे`,
  fr: `le la les l un une des du de d au aux a à et ou où mais donc or ni car que qui quoi dont ce cet cette ces mon ma mes ton ta
    tes son sa ses notre nos votre vos leur leurs je tu il elle on nous vous ils elles me te se lui y en ne pas plus moins très
    trop peu bien mal si comme quand puis alors aussi encore déjà jamais toujours tout tous toute toutes même autre autres sans sous
    sur dans par pour avec chez vers entre est sont était être fut ai as avons avez ont avait avoir fait faire va vont aller peut peuvent
    doit bon bonne petit petite petits grand grande haut bas long longue nouveau deux trois quatre première premier dernier chose choses fin main
    mains neuf pendant fois été garde ouvert plat passe reste moment travaille soit`,
  it: `il lo la i gli le l un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella su
    sul sulla con per tra fra e ed o ma se che chi cui non più meno molto poco tanto troppo bene male come quando dove perché così
    anche ancora già mai sempre tutto tutti tutta tutte ogni altro altri altra altre stesso io tu lui lei noi voi loro mi ti si ci
    vi ne è sono era essere ha hanno aveva avere fa fanno fare va vanno può possono deve questo questa questi queste quello quella
    suo sua suoi sue mio mia nostro due tre quattro primo prima ultimo cosa cose mano mani su giù alto basso lungo nuovo grande piccolo buono fine
    circa sveglia aperto aperta pezzo piatto piatta piano parte parti parto meno poi lavora verso resta`,
  es: `el la los las un una unos unas de del a al y e o u pero si que quien qué cómo cuando dónde donde por para con sin sobre
    entre hasta desde en no ni más menos muy mucho poco tanto bien mal así también ya nunca siempre todo todos toda todas cada otro
    otra otros otras mismo yo tú él ella nosotros ellos ellas me te se le les lo nos su sus mi mis tu tus nuestro este esta estos
    estas ese esa eso esto aquel es son era ser está están estar fue ha han había haber hace hacen hacer va van ir puede pueden debe
    dos tres cuatro primero primera último cosa cosas mano manos alto bajo largo nuevo grande pequeño bueno fin como sea pronto vuelve trabaja una
    unidos abierta abierto llena lleno`,
  ja: `こと もの ため よう それ これ あれ ここ そこ どこ いる ある する なる できる の は が を に へ と も や で から まで より など
    そして しかし また だけ ほど くらい とても もっと 人 一つ 二つ 三つ 四つ 一 二 三 四 中 上 下 前 後 今 次 方 何 私 彼 彼女 分 最初 最後 新 大 小 手`,
};

/** Words never looked up; no work is done before it is asked for. */
export function openStopWords(code: LanguageCode): ReadonlySet<string> {
  return new Set(
    foldWord(stopWordText[code])
      .split(/\s+/u)
      .filter((word) => word !== ''),
  );
}
