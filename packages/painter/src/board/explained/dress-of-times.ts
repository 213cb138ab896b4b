import type { PersonPlan } from '../../plan/person-plan.ts';
import type { Origin } from './name-origins.ts';

/** What somebody has on, and how it makes them wear their hair. */
export type Dress = Pick<PersonPlan, 'outfit' | 'outfitColour'> &
  Partial<Pick<PersonPlan, 'hairstyle' | 'hair' | 'beard' | 'hat' | 'worn'>>;

/** Several for a time: no two of one film are dressed alike. */
type Wardrobe = readonly [Dress, ...Dress[]];

interface DressOfTime {
  /** The first year in which it is no longer worn. */
  readonly before: number;
  readonly men: Wardrobe;
  readonly women: Wardrobe;
}

/** One garment in several colours, and what goes with each of them. */
function wardrobe(
  outfit: PersonPlan['outfit'],
  colours: readonly [string, ...string[]],
  withIt: Omit<Dress, 'outfit' | 'outfitColour'> = {},
): Wardrobe {
  const [first, ...others] = colours.map((outfitColour): Dress => ({ outfit, outfitColour, ...withIt }));
  return [first ?? { outfit, outfitColour: colours[0] }, ...others];
}

const deep = ['#3d4a66', '#4b3a32', '#33363d', '#4c4038', '#3a4a42', '#5a3238'] as const;
const rich = ['#7a2f3a', '#2f4a5e', '#3f5a40', '#5a3d62', '#8a5a2a', '#3a3f55'] as const;
const homespun = ['#8a5a3a', '#5a6a4a', '#6a4a52', '#4a5a6e', '#9a7a3c', '#6b5240'] as const;
const undyed = ['#efe6d2', '#d8b98a', '#c7d0c0', '#e3c9b0'] as const;
const bright = ['#b8472e', '#2f6f8e', '#4d7a4a', '#8a3f6a', '#c98a2e', '#4f4a8a'] as const;

const european: readonly DressOfTime[] = [
  {
    before: 476,
    men: [...wardrobe('toga', ['#f3ede0', '#e6dcc6']), ...wardrobe('tunic', ['#c9a06c', '#a9b59a'])],
    women: wardrobe('toga', ['#c7808a', '#8fa8bd', '#d8c08a', '#a9b08a'], { hairstyle: 'bun' }),
  },
  {
    before: 1480,
    men: wardrobe('cotte', homespun),
    women: wardrobe('long-dress', homespun, { hairstyle: 'headscarf' }),
  },
  {
    before: 1670,
    men: wardrobe('doublet', rich, { worn: ['ruff'] }),
    women: wardrobe('long-dress', rich, { worn: ['ruff'], hairstyle: 'bun' }),
  },
  {
    before: 1795,
    men: wardrobe('justaucorps', rich, { hairstyle: 'wig', hair: '#e9e5da', beard: 'none' }),
    women: wardrobe('long-dress', ['#8fa8c4', '#c58a93', '#9fb08a', '#c7a86a'], { hairstyle: 'bun' }),
  },
  {
    before: 1918,
    men: wardrobe('frock-coat', deep),
    women: wardrobe('long-dress', ['#33415c', '#7b3f45', '#46553f', '#4a3a52'], { hairstyle: 'bun' }),
  },
  {
    before: 1960,
    men: [
      ...wardrobe('suit', ['#3d4a66', '#5a5046', '#4a4f55']),
      ...wardrobe('waistcoat', ['#4c6048', '#7b3f45']),
    ],
    women: wardrobe('long-dress', ['#7b3f45', '#33415c', '#4d7a6a', '#8a6a3c'], { hairstyle: 'bob' }),
  },
  {
    before: Infinity,
    men: [
      ...wardrobe('suit', ['#3d4a66', '#4a4f55']),
      ...wardrobe('shirt', ['#8aa5c4', '#c7d0d8']),
      ...wardrobe('sweater', ['#4c6048', '#7b3f45']),
    ],
    women: [...wardrobe('sweater', ['#7b3f45', '#46607e']), ...wardrobe('shirt', ['#c7d0d8', '#b88a93'])],
  },
];

const elsewhere: Readonly<Record<Origin, readonly DressOfTime[]>> = {
  india: [
    {
      before: 1850,
      men: wardrobe('kurta', undyed, { hairstyle: 'turban' }),
      women: wardrobe('sari', bright, { hairstyle: 'bun' }),
    },
    {
      before: 1950,
      men: wardrobe('achkan', ['#33363d', '#6b5240', '#e3d9c4', '#3d4a66']),
      women: wardrobe('sari', bright, { hairstyle: 'bun' }),
    },
    {
      before: Infinity,
      men: [...wardrobe('kurta', undyed), ...wardrobe('shirt', ['#8aa5c4'])],
      women: wardrobe('sari', bright, { hairstyle: 'bun' }),
    },
  ],
  japan: [
    {
      before: 1870,
      men: wardrobe('kimono', ['#3a4a5e', '#4f5a48', '#5a4a42'], {
        hairstyle: 'topknot',
        beard: 'none',
      }),
      women: wardrobe('kimono', bright, { hairstyle: 'bun' }),
    },
    {
      before: 1950,
      men: [...wardrobe('frock-coat', ['#33363d', '#3d4a66']), ...wardrobe('kimono', ['#4a4f55', '#3a4a42'])],
      women: wardrobe('kimono', bright, { hairstyle: 'bun' }),
    },
  ],
  china: [
    {
      before: 1912,
      men: wardrobe('robe', ['#2f4a5e', '#7a2f3a', '#3f5a40'], { hairstyle: 'bun' }),
      women: wardrobe('robe', bright, { hairstyle: 'bun' }),
    },
  ],
  arab: [
    {
      before: 1920,
      men: wardrobe('robe', ['#3f5a6e', '#7a4a3a', '#4f5a48'], {
        hairstyle: 'turban',
        beard: 'full',
      }),
      women: wardrobe('long-dress', rich, { hairstyle: 'headscarf' }),
    },
  ],
  mesoamerica: [
    {
      before: 1700,
      men: wardrobe('tunic', ['#f3ede0', '#e3c9a0'], { hairstyle: 'bob', beard: 'none', worn: ['cape'] }),
      women: wardrobe('tunic', ['#f3ede0', '#e8d6b8'], { hairstyle: 'long' }),
    },
  ],
};

/** What they have on whose year no words tell: most who are asked for lived then. */
const usualYear = 1900;

/** What men or women wore in a year where somebody is from; who is at home elsewhere dresses as everybody later on. */
export function dressIn({
  year = usualYear,
  origin,
  isWoman,
}: {
  readonly year?: number | undefined;
  readonly origin?: Origin | undefined;
  readonly isWoman: boolean;
}): Wardrobe {
  const times = [...(origin === undefined ? [] : elsewhere[origin]), ...european];
  const worn = times.find(({ before }) => year < before) ?? european.at(-1);
  return worn === undefined ? wardrobe('coat', ['#6b5240']) : worn[isWoman ? 'women' : 'men'];
}
