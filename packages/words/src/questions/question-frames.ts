import type { LanguageCode } from '../language/language-code.ts';

/** What a prompt wants to know. `about`: it names a subject and asks nothing. */
export type QuestionKind =
  | 'why'
  | 'how'
  | 'what'
  | 'compare'
  | 'steps'
  | 'history'
  | 'who'
  | 'how-much'
  | 'about';

interface Frame {
  readonly kind: QuestionKind;
  /** The words that ask, and not those that are asked about. */
  readonly words: RegExp;
}

interface QuestionFrames {
  /** The first that is found says the kind: what asks for a form ('five steps', 'compare') before mere question words. */
  readonly frames: readonly Frame[];
  /** Wishes around the question ('explain in one minute …, for curious ten-year-olds'), which no article is about. */
  readonly wishes: RegExp;
}

/** How people ask, by language. */
export const questionFrames: Readonly<Record<LanguageCode, QuestionFrames>> = {
  en: {
    frames: [
      {
        kind: 'compare',
        words:
          /\bcompar(?:e|es|ed|ing|ison)\b|\b(?:versus|vs\.?)(?!\p{L})|\bdifferences? between\b|\bpros and cons\b|\bwhich is (?:better|faster|cheaper)\b/iu,
      },
      {
        kind: 'steps',
        words:
          /\b(?:\w+ )?(?:easy |simple )?steps?\b(?: (?:to|for|of)\b)?|^how (?:to|do (?:i|you|we)|can (?:i|you|we))\b|\bhow to\b|^how (?:is|are) (?=[^?]* (?:made|brewed|baked|manufactured)\b)/iu,
      },
      {
        kind: 'history',
        words:
          /\b(?:short |brief )?history of\b|^the story of(?= \p{Lu})|\btimeline\b|^when\b(?: (?:did|was|were|is|do)\b)?|\bstory of how\b|\bin what year\b/iu,
      },
      {
        kind: 'how-much',
        words:
          /\bhow (?:much|many|long|far|fast|big|small|large|wide|tall|high|deep|old|hot|cold|heavy|often)\b|^what(?:'s|’s| is| was) the (?:(?:world|current|record|top|highest|greatest|maximum) )*(?:height|depth|length|width|weight|mass|size|speed|temperature|population|lifespan|life expectancy|area|distance|price)(?: (?:world )?records?)? (?:of|for|from|between|to|held by|set by)\b/iu,
      },
      {
        kind: 'who',
        words: /^who\b(?: (?:is|was|were|invented|discovered|built|made|wrote)\b)?|\binventors? of\b/iu,
      },
      {
        kind: 'why',
        words:
          /\bwhy\b(?: (?:is|are|do|does|did|was|were|can|can't|should|must)\b)?|\breasons? (?:for|why)\b|\bwhat (?:causes?|makes)\b|^where (?:do|does)\b(?=.* come from)/iu,
      },
      { kind: 'how', words: /\bhow\b(?: (?:is|are|do|does|did|was|were|can)\b)?/iu },
      {
        kind: 'what',
        words: /\bwhat(?:'s|’s)?\b(?: (?:is|are|was|were|do|does|did|happens?)\b)?|^which\b/iu,
      },
    ],
    wishes:
      /\b(?:please|explain(?:ed)?|tell (?:me|us)|show|describe|make|create|(?:a |one |in |an )*(?:short |one-minute |explainer )?(?:film|video|clip|explainer)(?: (?:about|on|that|of)\b)?|in (?:one|two|three|a|\d+) (?:minutes?|seconds?|words)|simply|in simple (?:words|terms)|for (?:curious )?(?:\S+-year-olds?|kids|children|beginners|students|dummies|everyone|class(?: \d+)?)|with (?:one|an|some) (?:experiments?|examples?)(?: to try at home)?|come about|work|works|happens?|really|actually|anyway)\b/giu,
  },
  fr: {
    frames: [
      {
        kind: 'compare',
        words:
          /\bcompar(?:e|er|ez|ons|aison)(?:\s+entre)?(?!\p{L})|(?<!\p{L})(?:contre|versus|vs\.?)(?!\p{L})|\bdifférences? entre\b|\bavantages et inconvénients\b/iu,
      },
      {
        kind: 'steps',
        words:
          /(?<!\p{L})(?:en )?(?:\p{L}+ )?étapes?(?!\p{L})(?: (?:pour|de))?|^comment (?:est |sont )?(?=[^?]* (?:fabriqu|préparé)\p{L}+)|^comment (?=(?:faire|fabrique|prépare|préparer|construire|fabriquer|planter|cultiver|apprendre|réussir)(?!\p{L}))/iu,
      },
      {
        kind: 'history',
        words:
          /\bl['’]histoire (?:de la |de l['’]|des |du |de |d['’])|\bhistoire (?:de la |de l['’]|des |du |de |d['’])|\bchronologie\b|^quand(?!\p{L})|\ben quelle année\b/iu,
      },
      {
        kind: 'how-much',
        words:
          /(?<!\p{L})combien(?: de| d['’])?(?!\p{L})|(?<!\p{L})quel(?:le)? (?:est (?:la |le |l['’]))?(?:distance|taille|hauteur|quantité|vitesse|température|profondeur|longueur|largeur|superficie|salinité|population|masse|poids|durée|altitude|âge|prix)(?!\p{L})|(?<!\p{L})(?:quel (?:est|était) (?:le |l['’])(?:actuel )?)?record (?:du monde |mondial )?(?:de |d['’])(?:la )?(?:vitesse|hauteur|profondeur|longueur|température|poids|âge|altitude|distance)(?!\p{L})/iu,
      },
      {
        kind: 'who',
        words:
          /^qui (?:est|était|a|ont|sont)(?: (?:inventé|découvert|construit|créé|écrit|peint|fondé|composé))?(?!\p{L})|(?<!\p{L})(?:l['’])?invent(?:eurs?|rices?) (?=d)/iu,
      },
      {
        kind: 'why',
        words:
          /(?<!\p{L})pourquoi(?: est-ce qu[e'’]| y a-t-il)?|\bquelles? (?:est|sont) (?:la cause|les causes|les raisons)\b|^d['’]où vien(?:t|nent)(?!\p{L})/iu,
      },
      { kind: 'how', words: /(?<!\p{L})comment(?: est-ce qu[e'’]| se)?(?!\p{L})/iu },
      {
        kind: 'what',
        words:
          /qu['’]est-ce (?:que c['’]est que|que|qu['’])(?!\p{L})|\bc['’]est quoi\b|^quel(?:le)?s?(?: (?:est|sont))?(?!\p{L})|^que(?!\p{L})|^qu['’]/iu,
      },
    ],
    wishes:
      /(?<!\p{L})(?:s['’]il (?:te|vous) plaît|explique(?:z|r)?(?:-moi|-nous)?|raconte(?:z|r)?(?:-moi|-nous)?|montre(?:z|r)?|un(?:e)? (?:petit |petite |court |courte )?(?:film|vidéo)(?: sur| qui)?|en (?:une|deux|trois|\d+) (?:minutes?|secondes?)|simplement|pour (?:les )?(?:enfants|débutants|élèves|curieux)|fonctionnent?|se produi(?:t|sent)|marche(?:nt)?)(?!\p{L})|-(?:t-)?(?:elles?|ils?|on)(?!\p{L})/giu,
  },
  it: {
    frames: [
      {
        kind: 'compare',
        words:
          /(?<!\p{L})(?:confront(?:a|o|are|ate|iamo)|paragon(?:a|e|are))(?: tra| fra)?(?!\p{L})|(?<!\p{L})(?:contro|versus|vs\.?)(?!\p{L})|\bdifferenz[ae] (?:tra|fra)\b|\bpro e contro\b/iu,
      },
      {
        kind: 'steps',
        words:
          /(?<!\p{L})(?:in )?(?:\p{L}+ )?(?:passi|passaggi|passo|fasi)(?!\p{L})(?: per)?|^come (?:si fa(?:nno)?|si prepara(?:no)?|si produc(?:e|ono)|(?:viene|vengono) (?=[^?]* (?:fatt|prepara|prodott)))(?!\p{L})|^come (?=(?:fare|preparare|costruire|coltivare|piantare|imparare|cucinare)(?!\p{L}))/iu,
      },
      {
        kind: 'history',
        words:
          /(?<!\p{L})(?:la )?storia (?:del(?:la|lo|le|l['’])?|dei|degli|di|d['’])(?!\p{L})|\bcronologia\b|^quando(?!\p{L})|\bin che anno\b/iu,
      },
      {
        kind: 'how-much',
        words:
          /(?<!\p{L})quant[oaie](?!\p{L})|\bquanto (?:è|sono|dista|pesa|dura)\b|(?<!\p{L})(?:qual è (?:la |l['’]|il )|a (?:che|quale) )(?:altezza|altitudine|profondità|lunghezza|larghezza|superficie|velocità|temperatura|popolazione|massa|peso|durata|età|distanza|prezzo)(?!\p{L})|(?<!\p{L})(?:qual è (?:il |l['’])(?:attuale )?)?(?:record|primato) (?:mondiale )?(?:di |d['’])(?:velocità|altezza|profondità|lunghezza|temperatura|peso|età|altitudine|distanza)(?!\p{L})/iu,
      },
      {
        kind: 'who',
        words:
          /^chi (?:è|era|ha|fu|sono|furono)?(?: ?(?:inventato|inventò|scoperto|scoprì|costruito|costruì|creato|creò|scritto|scrisse|dipinto|fondato|fondò))?(?!\p{L})|(?<!\p{L})(?:l['’])?invent(?:ore|ori|rice|rici) (?=d)/iu,
      },
      {
        kind: 'why',
        words:
          /(?<!\p{L})perch[éè](?!\p{L})|\bper quale motivo\b|\bqual è la causa\b|^da dove vien(?:e|gono)(?!\p{L})/iu,
      },
      { kind: 'how', words: /(?<!\p{L})come(?: si| mai)?(?!\p{L})/iu },
      {
        kind: 'what',
        words:
          /(?<!\p{L})che cos['’](?:è|e|erano|era)(?!\p{L})|\bcos['’](?:è|e)(?!\p{L})|\b(?:che )?cosa (?:è|sono|significa)(?!\p{L})|^quali?(?: (?:è|sono))?(?!\p{L})|^(?:(?:che )?cosa|che)(?!\p{L})/iu,
      },
    ],
    wishes:
      /(?<!\p{L})(?:per favore|spiega(?:mi|ci|re|te)?|racconta(?:mi|ci|re)?|mostra(?:mi|re)?|un(?:a)? (?:breve )?(?:film|video|filmato)(?: su| che)?|in (?:un|due|tre|\d+) (?:minut[oi]|secondi)|in parole semplici|per (?:i )?(?:bambini|ragazzi|principianti|studenti)|funziona(?:no)?|succede)(?!\p{L})/giu,
  },
  es: {
    frames: [
      {
        kind: 'compare',
        words:
          /(?<!\p{L})compar(?:a|ar|ad|amos|ación|emos)(?: entre)?(?!\p{L})|(?<!\p{L})(?:contra|frente a|versus|vs\.?)(?!\p{L})|\bdiferencias? entre\b|\bventajas y desventajas\b/iu,
      },
      {
        kind: 'steps',
        words:
          /(?<!\p{L})(?:en )?(?:\p{L}+ )?pasos?(?!\p{L})(?: para)?|^¿?cómo se (?:hacen?|elaboran?|producen?|fabrican?|preparan?)(?!\p{L})|^¿?cómo (?=(?:hacer|hago|preparar|construir|cultivar|plantar|aprender|hornear)(?!\p{L}))/iu,
      },
      {
        kind: 'history',
        words:
          /(?<!\p{L})(?:la )?historia (?:de la |de los |de las |del |de )|\bcronología\b|^¿?cuándo(?!\p{L})|\ben qué año\b/iu,
      },
      {
        kind: 'how-much',
        words:
          /(?<!\p{L})cuánt[oa]s?(?!\p{L})|(?<!\p{L})(?:qué|cuál es (?:la|el)) (?:distancia|tamaño|altura|altitud|velocidad|temperatura|profundidad|longitud|anchura|superficie|población|masa|peso|duración|edad|precio)(?!\p{L})|(?<!\p{L})(?:cuál es el (?:actual )?)?récord (?:mundial )?de (?:velocidad|altura|profundidad|longitud|temperatura|peso|edad|altitud|distancia)(?!\p{L})/iu,
      },
      {
        kind: 'who',
        words:
          /^¿?quién(?:es)?(?!\p{L})(?: (?:es|era|fue|fueron|inventó|descubrió|construyó|son))?|(?<!\p{L})inventor(?:a|es|as)? (?=de)/iu,
      },
      {
        kind: 'why',
        words:
          /(?<!\p{L})por ?qué(?!\p{L})|\bcuál es la causa\b|^¿?de dónde vienen?(?!\p{L})|^¿?a qué se deben?(?!\p{L})/iu,
      },
      { kind: 'how', words: /(?<!\p{L})cómo(?: se| es que)?(?!\p{L})/iu },
      {
        kind: 'what',
        words:
          /(?<!\p{L})qué (?:es|son|significa|era|pasa)(?!\p{L})|^¿?(?:cuál|cuáles) (?:es|son)(?!\p{L})|^¿?qué(?!\p{L})/iu,
      },
    ],
    wishes:
      /[¿¡]|(?<!\p{L})(?:por favor|explica(?:me|r|nos)?|explícame|cuenta(?:me|r|nos)?|cuéntame|muestra(?:me)?|un(?:a)? (?:breve |corto )?(?:película|vídeo|video)(?: sobre| que)?|en (?:un|dos|tres|\d+) (?:minutos?|segundos)|de forma sencilla|para (?:los )?(?:niños|principiantes|estudiantes|alumnos)|funcionan?|ocurren?|sucede)(?!\p{L})/giu,
  },
  hi: {
    frames: [
      {
        kind: 'compare',
        words: /तुलना(?: करो| करें| कीजिए)?|में (?:क्या )?(?:अंतर|फ़र्क|फर्क)(?: है)?|बनाम|मुक़ाबला|मुकाबला/u,
      },
      {
        kind: 'steps',
        words:
          /(?:एक|दो|तीन|चार|पाँच|पांच|छह|सात|\d+) (?:चरण|कदम|क़दम|स्टेप)(?:ों)?(?: में)?|कैसे (?:बनाया|बनाई|बनाए) जात[ाीे]|कैसे (?:बनाएँ|बनाएं|बनाते|करें|पकाएँ|उगाएँ|सीखें)/u,
      },
      { kind: 'history', words: /(?:का|की|के) इतिहास|इतिहास|कब(?: हुआ| हुई| हुए| बना| बनी)?/u },
      { kind: 'how-much', words: /कितन[ाीे]|(?:का|के) (?:विश्व )?(?:रिकॉर्ड|कीर्तिमान)/u },
      { kind: 'who', words: /किसने|कौन(?: था| थे| थी| है| हैं)?|के आविष्कारक|का आविष्कारक/u },
      { kind: 'why', words: /क्यों|किस कारण|की वजह|का कारण/u },
      { kind: 'how', words: /कैसे|किस तरह/u },
      { kind: 'what', words: /क्या(?: है| हैं| था| होता है| होती है| होते हैं)?/u },
    ],
    wishes:
      /(?:कृपया|समझाइए|समझाओ|समझाएँ|बताइए|बताओ|बताएँ|दिखाइए|दिखाओ|(?:एक )?(?:छोटी )?(?:फ़िल्म|फिल्म|वीडियो)|(?:एक|दो|तीन) मिनट में|सरल (?:शब्दों|भाषा) में|बच्चों के लिए|काम (?:करता|करती|करते) (?:है|हैं))/gu,
  },
  ja: {
    frames: [
      {
        kind: 'compare',
        words:
          /を?(?:比べ(?:る|て|よう|ました|ると)|比較(?:する|して)?)|(?:と|の)?違い(?:は(?:何(?:ですか)?)?)?|どちらが/u,
      },
      {
        kind: 'steps',
        words:
          /(?:[一二三四五六七八九十\d]+つ?の?)?(?:ステップ|手順|段階)(?:で|を)?|(?:どうやって|どのように)(?:して)?(?:作|つく|製造|淹れ)[^ぁ-ん]*[らりるれ]*(?:れ|り)?(?:ます|る)?|(?:の)?(?:作り方|焼き方|育て方|やり方|方法)/u,
      },
      { kind: 'history', words: /の歴史|歴史|年表|いつ/u },
      {
        kind: 'how-much',
        words:
          /いくつ|いくら|どれ(?:くらい|ぐらい|だけ|ほど)|(?:の)?(?:最高|世界)?(?:速度|時速|高度|気温)(?:の)?(?:世界)?記録|(?:の)?最高(?:速度|時速)|何(?:人|個|本|年|日|時間|キロ|メートル|度|匹|回|つ)/u,
      },
      { kind: 'who', words: /誰が|だれが|誰(?:です|なの)?|の発明(?:者|家)/u },
      { kind: 'why', words: /なぜ|どうして|何故|理由|の?原因(?!とな|にな)(?:は(?:何)?)?/u },
      { kind: 'how', words: /どうやって|どのように|どうすれば|(?:の)?(?:仕組み|しくみ)/u },
      {
        kind: 'what',
        words: /とは(?:何(?:です|でしょう)?)?か?|って何|何(?:です|でしょう)か|何(?=[をがにで])|は何$/u,
      },
    ],
    wishes:
      /(?:ください|教えて|説明して|見せて|作って|(?:短い)?(?:動画|映画|ビデオ)|(?:一|二|三|1|2|3)分で|わかりやすく|簡単に|子ども(?:向け|のため)(?:に)?|の(?:ですか|でしょうか|か)|のですか|ですか|でしょうか)/gu,
  },
};
