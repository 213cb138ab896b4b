import type { LanguageCode } from '../language/language-code.ts';

/** What a question wants to hear of its subject, beyond what its content words name: a place, a use, the sense of a name, what to do, what it is made of. */
export type AspectName = 'where' | 'use' | 'name' | 'whether' | 'advice' | 'parts';

/** An aspect that is asked for, and how it is answered. */
export interface AskedAspect {
  readonly name: AspectName;
  /** The words that ask for it, and are no part of what is asked about. */
  readonly asks: RegExp;
  /** What a sentence says that answers; whether something is so may be said in any words. */
  readonly says: RegExp;
  /** How its section is headed. */
  readonly heads: RegExp;
}

type Aspects = Readonly<Record<AspectName, Omit<AskedAspect, 'name'>>>;

const anything = /\p{L}/u;
const nothing = /(?!)/u;

/** By language, in the order in which a question is read: the sense of a name before the place it came from. */
const aspects: Readonly<Record<LanguageCode, Aspects>> = {
  en: {
    name: {
      asks: /^(?:why|how come) .*\b(?:called|named)\b|\bwhat does (?:the (?:word|name|term) )?.* mean\b|\b(?:origin|meaning) of the (?:name|word)\b|\bwhere does the (?:name|word) .*\bcome from\b|\bhow did .* get (?:its|their|his|her) name\b/iu,
      says: /\b(?:names?|named|called|word|noun|term|means?|meaning|borrowed from)\b/iu,
      heads: /\b(?:etymology|names?|naming|terminology)\b/iu,
    },
    use: {
      asks: /\b(?:used|good) for\b|^what (?:is|are) .* for\b|\buses? of\b|\bwhat (?:can|do) (?:you|we|people) (?:do|use) .*\bwith\b/iu,
      says: /\b(?:used|uses?|useful|serves?|spread on|applied|employed|worked into|mixed with)\b/iu,
      heads: /\b(?:uses?|usage|applications?)\b/iu,
    },
    where: {
      asks: /^where\b(?! (?:do|does) .*\bcome from)|\bin (?:what|which) (?:countr(?:y|ies)|places?|continents?|regions?)\b/iu,
      says: /\b(?:lives?|found|native|inhabit\w*|habitats?|located|lies?|situated|occurs?|grows? in|from .+ to|borders?|bordered|in the (?:north|south|east|west)\w*|continents?|woods|under|spend)\b/iu,
      heads: /\b(?:distribution|habitats?|range|geography|location)\b/iu,
    },
    advice: {
      asks: /\bwhat (?:should|must|ought) (?:one|you|we|i|people)(?: to)? do\b|\bwhat to do\b/iu,
      says: /\b(?:should|must|advised|advisable|recommended|recommend|avoid|never|ought to)\b/iu,
      heads: /\b(?:safety|prevention|first aid|precautions?|preparedness|treatment|advice)\b/iu,
    },
    parts: {
      asks: /\bwhat (?:is|are) .*\b(?:made (?:up )?(?:of|from|out of)|composed of)\b|\bwhat (?:can|may|should|do) (?:you|we|i|people) put in(?:to)?\b|\bwhat goes in(?:to)?\b|\bwhat does .* (?:contain|consist of)\b/iu,
      says: /\b(?:contains?|consists? of|made (?:of|from)|composed|ingredients?|such as|mixtures? of)\b/iu,
      heads: /\b(?:composition|ingredients?|materials?|constituents?|contents?)\b/iu,
    },
    whether: {
      asks: /\bis it true (?:that)?|^(?:do|does|did|is|are|was|were|can|could|has|have|will)\b/iu,
      says: anything,
      heads: nothing,
    },
  },
  fr: {
    name: {
      asks: /^pourquoi .*(?:appel|nomm)\p{L}+|(?<!\p{L})que (?:signifie|veut dire)|d['’]où vient le (?:nom|mot)|origine du (?:nom|mot)/iu,
      says: /(?<!\p{L})(?:nom|noms|nommée?s?|appel\p{L}+|mot|terme|signifi\p{L}+)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:étymologie|dénominations?|noms?|toponymie|terminologie)(?!\p{L})/iu,
    },
    use: {
      asks: /à quoi (?:sert|servent)|pour quoi (?:utilise|faire)|(?:usages?|utilisations?) d[eu']/iu,
      says: /(?<!\p{L})(?:sert|servent|servait|utilis\p{L}+|emplo\p{L}+|usages?|extrait|alimente|récolté)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:usages?|utilisations?|applications?|économie)(?!\p{L})/iu,
    },
    where: {
      asks: /(?<!\p{L})où (?!vien)|dans quel(?:le)?s? (?:pays|région|mer|ville|continent)s?/iu,
      says: /(?<!\p{L})(?:situ\p{L}+|se trouv\p{L}+|bordée?s?|vi(?:t|vent)|habit\p{L}+|origine d|au (?:nord|sud)|à l['’](?:est|ouest)|répandu\p{L}*)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:répartition|distribution|habitat|géographie|localisation|situation)(?!\p{L})/iu,
    },
    advice: {
      asks: /que (?:faut-il faire|faire|doit-on faire|dois-je faire)(?!\p{L})/iu,
      says: /(?<!\p{L})(?:faut|doit|doivent|conseillé\p{L}*|recommand\p{L}+|convient|éviter|déconseillé\p{L}*)(?!\p{L})/iu,
      heads:
        /(?<!\p{L})(?:sécurité|prévention|premiers secours|précautions?|traitement|conduite à tenir)(?!\p{L})/iu,
    },
    parts: {
      asks: /^(?:de quoi|en quoi) .*(?:compos|fait|fabriqu|constitu)\p{L}*|que contien\p{L}+|que peut-on mettre/iu,
      says: /(?<!\p{L})(?:contien\p{L}+|compos\p{L}+|constitu\p{L}+|formée?s? d|mélange d\p{L}*|renferm\p{L}+)/iu,
      heads: /(?<!\p{L})(?:composition|ingrédients?|constituants?|matériaux|contenu)(?!\p{L})/iu,
    },
    whether: {
      asks: /^est(?:-il|-ce)?\s+(?:vrai|exact)(?: (?:que|qu['’]))?|^est-ce qu[e'’]|^(?:peut|peuvent)(?!\p{L})/iu,
      says: anything,
      heads: nothing,
    },
  },
  it: {
    name: {
      asks: /^perché .*(?:chiam|nome)\p{L}*|(?:che )?cosa (?:significa|vuol dire)|da dove viene (?:il nome|la parola)|origine (?:del nome|della parola)/iu,
      says: /(?<!\p{L})(?:nom[ei]|chiam\p{L}+|dett[oaie]|parola|termine|signific\p{L}+)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:etimologia|denominazion[ei]|nom[ei]|toponimo|terminologia)(?!\p{L})/iu,
    },
    use: {
      asks: /a (?:che |che cosa |cosa )?serv(?:e|ono)(?!\p{L})|per (?:che )?cosa si usa|(?:usi|impieghi) d/iu,
      says: /(?<!\p{L})(?:serv(?:e|ono|iva|ito)|usat[oaie]|us[oai]|impieg\p{L}+|utilizz\p{L}+|destinat[oaie]|vi (?:cede|bolle)|comprime|rileva)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:us[oi]|utilizz[oi]|impieg[oh]i?|applicazioni)(?!\p{L})/iu,
    },
    where: {
      asks: /(?<!\p{L})(?:dove|dov['’]è)(?! (?:vien|provien))|in (?:quale|che) (?:paese|regione|città|continente)/iu,
      says: /(?<!\p{L})(?:situat[oaie]|si trova\p{L}*|affacciat[oaie]|viv(?:e|ono)|sorge|si estende|capoluogo|nella? \p{Lu}|a (?:nord|sud|est|ovest)|diffus[oaie])(?!\p{L})/u,
      heads: /(?<!\p{L})(?:distribuzione|habitat|geografia|posizione)(?!\p{L})/iu,
    },
    advice: {
      asks: /(?:che )?cosa (?:bisogna |si deve |devo |si dovrebbe )?fare(?!\p{L})/iu,
      says: /(?<!\p{L})(?:bisogna|si deve|dev[eo]no|occorre|consigli\p{L}+|raccomand\p{L}+|opportuno|evitare)(?!\p{L})/iu,
      heads:
        /(?<!\p{L})(?:sicurezza|prevenzione|primo soccorso|precauzioni|trattamento|cosa fare)(?!\p{L})/iu,
    },
    parts: {
      asks: /di (?:che )?cosa .*(?:fatt|compost|costituit)\p{L}|(?:che )?cosa contien\p{L}+|(?:che )?cosa si (?:può )?mett\p{L}+/iu,
      says: /(?<!\p{L})(?:contien\p{L}+|compost[oaie] d\p{L}+|costituit\p{L}+|format[oaie] d\p{L}+|miscel\p{L}+)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:composizione|ingredienti|costituenti|materiali|contenuto)(?!\p{L})/iu,
    },
    whether: {
      asks: /(?<!\p{L})(?:è|sarà) (?:vero|vera)(?: che)?/iu,
      says: anything,
      heads: nothing,
    },
  },
  es: {
    name: {
      asks: /por ?qué .*(?:llam|nombr)\p{L}+|qué (?:significa|quiere decir)(?: (?:la palabra|el nombre))?|de dónde viene (?:el nombre|la palabra)|origen (?:del nombre|de la palabra)/iu,
      says: /(?<!\p{L})(?:nombres?|llam\p{L}+|voz|palabra|término|signific\p{L}+)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:etimología|denominaci(?:ón|ones)|nombres?|toponimia|terminología)(?!\p{L})/iu,
    },
    use: {
      asks: /para qué (?:sirven?|servían?|se us\p{L}+|us\p{L}+)(?!\p{L})|(?:usos?|utilidad) de/iu,
      says: /(?<!\p{L})(?:sirven?|servían?|us(?:a|an|aba|aban|ado|ada)|emple\p{L}+|utiliz\p{L}+|circulaban como|usos?|tomaban)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:usos?|utilizaci(?:ón|ones)|aplicaciones|empleo)(?!\p{L})/iu,
    },
    where: {
      asks: /(?<!\p{L})dónde(?! (?:vien|provien))|en qué (?:país|región|mar|ciudad|continente)(?:es)?/iu,
      says: /(?<!\p{L})(?:situad[oa]s?|se encuentr\p{L}+|viven?|habitan?|océanos?|se alzan?|originari[oa]|al (?:norte|sur|este|oeste)|distribu\p{L}+)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:distribución|hábitat|geografía|localización|ubicación)(?!\p{L})/iu,
    },
    advice: {
      asks: /qué (?:hay que|se debe|debo|debemos|se debería)?\s?hacer(?!\p{L})/iu,
      says: /(?<!\p{L})(?:debe[n]?|debería\p{L}*|hay que|conviene|recomiend\p{L}+|aconsej\p{L}+|evitar)(?!\p{L})/iu,
      heads:
        /(?<!\p{L})(?:seguridad|prevención|primeros auxilios|precauciones|tratamiento|qué hacer)(?!\p{L})/iu,
    },
    parts: {
      asks: /de qué (?:está|están|se) .*(?:hech|compuest|compone|form|constitu)\p{L}*|qué contienen?(?!\p{L})|qué se (?:puede )?(?:pone|echa)\p{L}*/iu,
      says: /(?<!\p{L})(?:contien\p{L}+|compuest[oa]s?|compone\p{L}*|formad[oa]s? por|constituid[oa]s?|mezcla de)(?!\p{L})/iu,
      heads: /(?<!\p{L})(?:composición|ingredientes|componentes|materiales|contenido)(?!\p{L})/iu,
    },
    whether: {
      asks: /(?<!\p{L})es (?:verdad|cierto)(?: que)?/iu,
      says: anything,
      heads: nothing,
    },
  },
  hi: {
    name: {
      asks: /नाम (?:क्यों|कैसे|कहाँ)|क्यों कहते|क्यों कहा जाता|(?:का|के) (?:अर्थ|मतलब)/u,
      says: /नाम|शब्द|अर्थ|कहते|कहा जाता|कहलात/u,
      heads: /व्युत्पत्ति|उत्पत्ति|नामकरण|शब्दावली/u,
    },
    use: {
      asks: /किस काम (?:आता|आती|आते)|(?:का|के) (?:उपयोग|प्रयोग|इस्तेमाल)/u,
      says: /उपयोग|प्रयोग|निर्भर|काम (?:आता|आती|आते|में)|पहचानता|मापता/u,
      heads: /उपयोग|प्रयोग|अनुप्रयोग/u,
    },
    where: {
      asks: /कहाँ|कहां|किस (?:देश|शहर|जगह|क्षेत्र|राज्य)/u,
      says: /स्थित|पाए जाते|पाया जाता|पाई जाती|क्षेत्र|सीमा|निकट|तट|पट्टी|के पास/u,
      heads: /वितरण|भूगोल|क्षेत्र|आवास|स्थिति/u,
    },
    advice: {
      asks: /(?:क्या|क्या-क्या) (?:करना चाहिए|करें|करना होता है)/u,
      says: /चाहिए|सलाह|सावधानी/u,
      heads: /बचाव|सुरक्षा|रोकथाम|सावधानी|उपचार/u,
    },
    parts: {
      asks: /किस(?:से|का) बन[ाीे]|किन .* से (?:मिलकर )?बन[ाीे]|(?:में|के अन्दर) क्या(?:-क्या)? होत[ाीे]/u,
      says: /से (?:मिलकर )?बन[ाीे]|मिश्रण|शामिल|होते हैं/u,
      heads: /संरचना|संघटन|घटक|सामग्री/u,
    },
    whether: { asks: /^क्या(?=\s)|(?:सच|सही) है(?: कि)?/u, says: anything, heads: nothing },
  },
  ja: {
    name: {
      asks: /(?:の)?(?:名前|名)の(?:由来|意味)|語源|なぜ.*(?:と呼|とよ|という名)|(?:という)?(?:言葉|語)の意味/u,
      says: /名|語|呼|よばれ|由来|意味|という/u,
      heads: /名称|語源|呼称|名前/u,
    },
    use: {
      asks: /何に(?:使|つか)[^、]*|何のため(?:に)?|(?:の)?(?:使い道|用途)/u,
      says: /用い|使|役立|利用|ために/u,
      heads: /用途|利用|使用|使い方/u,
    },
    where: {
      asks: /どこ(?:に|で|が|の|から)?|どの(?:国|地域|県|海)/u,
      says: /産地|分布|生息|位置|周辺|地方|[県州省市島](?:[、・とがでにの]|が)|ヨーロッパ|アジア|アフリカ|アメリカ/u,
      heads: /分布|生息|地理|産地|生産|位置|起源/u,
    },
    advice: {
      asks: /(?:何を|どう)(?:すれば|したら)(?:いい|よい|良い)[^、]*|何をすべき[^、]*/u,
      says: /べき|推奨|勧め|避け|とよい|望まし|ましょう|てください/u,
      heads: /予防|安全|対策|対処|応急|治療/u,
    },
    parts: {
      asks: /何(?:で|から)(?:でき|出来|作ら|つくら)[^、]*|(?:の)?(?:成分|材料|原料)(?:は(?:何)?)?/u,
      says: /含まれ|成分|からなる|原料と|材料と|主成分/u,
      heads: /成分|組成|材料|原料|構成/u,
    },
    whether: {
      asks: /(?:という|と言う|と)?(?:の|こと)?(?:は|って)?(?:本当|ほんとう|事実)/u,
      says: anything,
      heads: nothing,
    },
  },
};

const order: readonly AspectName[] = ['name', 'advice', 'parts', 'use', 'where', 'whether'];

/** The aspect that a prompt asks for; undefined where its own words say all that is asked. */
export function readAspect(prompt: string, code: LanguageCode): AskedAspect | undefined {
  const name = order.find((each) => aspects[code][each].asks.test(prompt));
  return name === undefined ? undefined : { name, ...aspects[code][name] };
}

/** Verbs and nouns by which an aspect is asked for and that say nothing of the subject: 'live', 'found', 'true', 'called'. */
const asking: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:live[sd]?|living|found|located|situated|true|called|named?|words?|term|mean(?:s|ing)?|origin|used?|uses|good|give|people|country|countries|place|should|made|put|contain|consist|composed)$/iu,
  fr: /^(?:trouv\p{L}+|situ\p{L}+|vi(?:t|vent)|vrai|exact|appel\p{L}+|nom|mot|signifie|dire|veut|sert|servent|usages?|pays|quoi|faut|faire|composée?s?|faite?s?|fabriquée?s?|constituée?s?|mettre)$/iu,
  it: /^(?:trov\p{L}+|situat\p{L}|viv(?:e|ono)|ver[oa]|chiam\p{L}+|nome|parola|significa|dire|vuol|cosa|che|serv(?:e|ono)|usa|paese|bisogna|fare|fatt[oaie]|compost[oaie]|mettere|mette|costituit[oaie])$/iu,
  es: /^(?:encuentr\p{L}+|situad\p{L}+|viven?|verdad|cierto|llam\p{L}+|nombre|palabra|significa|decir|quiere|sirven?|usa\p{L}*|país|hacer|hech[oa]s?|compuest[oa]s?|compone\p{L}*|pone\p{L}*|contien\p{L}+)$/iu,
  hi: /^(?:किस|काम|आता|आती|आते|कहाँ|कहां|स्थित|रहत[ेीा]|पाए|पाया|सच|सही|नाम|शब्द|अर्थ|मतलब|उपयोग|प्रयोग|देश|जगह|आने|करना|करें|चाहिए|किससे|बना|बनी|बने)$/u,
  ja: /^(?:本当|事実|名前|名|由来|意味|語源|言葉|用途|使|国|地域|産地|場所|成分|材料|原料|作|何)$/u,
};

/** Whether a word of a prompt only asks for an aspect. */
export function asksAspect(word: string, code: LanguageCode): boolean {
  return asking[code].test(word);
}
