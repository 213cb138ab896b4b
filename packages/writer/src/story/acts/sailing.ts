import type { LanguageCode } from '@kinora/words';

/** How a language says that somebody goes by water. */
interface Sailing {
  /** By boat, within a wish to go somewhere. */
  readonly means: RegExp;
  /** To get over a water to its other shore. */
  readonly crossing: RegExp;
  /** To be out in a boat, nowhere in particular. */
  readonly outing: RegExp;
  /** What the moon gives its name to. */
  readonly moons: RegExp;
}

const sailings: Readonly<Record<Exclude<LanguageCode, 'en'>, Sailing>> = {
  fr: {
    means:
      /(?<=^(?:aller|partir|voyager|arriver|se rendre)(?!\p{L}).*) en (?:bateau|barque|voilier|navire)(?!\p{L})/u,
    crossing: /^traverser .*(?:mer|océan|lac|baie|manche)(?!\p{L})/u,
    outing: /^(?:faire (?:du bateau|de la voile)|monter (?:dans|sur) un (?:bateau|voilier))/u,
    moons: /de la lune(?!\p{L})/u,
  },
  it: {
    means:
      /(?<=^(?:andare|partire|viaggiare|arrivare)(?!\p{L}).*) in (?:barca|nave|battello|veliero)(?!\p{L})/u,
    crossing: /^(?:attraversare|solcare) .*(?:mare|oceano|lago|baia)(?!\p{L})/u,
    outing: /^andare (?:in barca|a vela)$/u,
    moons: /della luna(?!\p{L})/u,
  },
  es: {
    means: /(?<=^(?:ir|partir|viajar|llegar)(?!\p{L}).*) en (?:barco|barca|velero|bote)(?!\p{L})/u,
    crossing: /^(?:cruzar|atravesar|surcar) .*(?:mar|océano|lago|bahía)(?!\p{L})/u,
    outing: /^(?:ir|pasear) en (?:barco|barca|velero|bote)$/u,
    moons: /de la luna(?!\p{L})/u,
  },
  hi: {
    means:
      /(?<!\p{L}|\p{M}|हवाई |अंतरिक्ष )(?:नाव|नौका|कश्ती|किश्ती|जहाज़) (?:से|में|पर) (?=.*(?:जाना|पहुँचना|पहुंचना|घूमना)$)/u,
    crossing: /(?:समुद्र|समुंदर|समंदर|सागर|महासागर|झील)(?: को)? पार करना$/u,
    outing: /^नाव (?:में|पर) (?:घूमना|सैर करना)$/u,
    moons: /(?:चाँद|चांद|चंद्रमा) (?:का|के|की)(?= )/u,
  },
  ja: {
    means:
      /(?<!宇宙|飛行)(?:小船|小舟|帆船|船|ふね|舟|ヨット|ボート)(?:で|に乗って)(?=.*(?:行く|いく|着く|渡る|わたる|旅する|旅をする)$)/u,
    crossing: /(?:海|海原|大洋|太平洋|大西洋|湾|湖)を(?:渡る|わたる|越える|こえる|横断する)$/u,
    outing: /^(?:船|小舟|ヨット|ボート|帆船)(?:をこぐ|に乗る)$/u,
    moons: /月の/u,
  },
};

/** Whether a wish is to go by water, whatever verb says so: 'ir en barco hasta la isla', '海を渡る'. */
export function isSailing(wish: string, code: Exclude<LanguageCode, 'en'>): boolean {
  const { means, crossing, outing } = sailings[code];
  return means.test(wish) || crossing.test(wish) || outing.test(wish);
}

/** A wish to go somewhere by boat without the boat, which is not where it leads. */
export function withoutBoat(wish: string, code: LanguageCode): string {
  return code === 'en' ? wish : wish.replace(sailings[code].means, '');
}

/** A wish to sail as a painter is told it, of its verb and what that is done to, as far as these were known in English. */
export function sailingSeen(wish: string, code: LanguageCode, seen: string | undefined): string {
  const goal = /(?:^| )(an? \w+)$/u.exec(seen ?? '')?.[1];
  if (code === 'en') {
    return seen ?? 'sail';
  }
  const { crossing, moons } = sailings[code];
  if (crossing.test(wish)) {
    return `cross ${goal ?? 'the sea'}`;
  }
  const isOfMoon = goal !== undefined && moons.test(wish);
  return goal === undefined || goal === 'a boat'
    ? 'sail'
    : `sail to ${goal}${isOfMoon ? ' of the moon' : ''}`;
}
