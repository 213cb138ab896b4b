import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { apronCloth, leather } from './trade-clothes.ts';

/** How an outfit is cut, where that differs from trousers of another colour under a top with long sleeves. */
interface OutfitCut {
  /** Legs in the colour of the top. */
  readonly isWhole?: boolean;
  readonly hasShortSleeves?: boolean;
  readonly isBareLegged?: boolean;
  readonly isBarefoot?: boolean;
  /** Where its skirt or coat ends below the eyes, and how much wider than the waist. */
  readonly hem?: { readonly low: number; readonly flare: number };
  /** A coat that is not buttoned below the waist: its skirts part before the legs. */
  readonly isOpenBelow?: boolean;
  /** Colours that are its own whatever its wearer chose. */
  readonly legs?: string;
  readonly shoe?: string;
  readonly hand?: string;
  /** Legs as thick as said beside usual ones. */
  readonly legWidth?: number;
}

const cuts: Partial<Record<PersonPlan['outfit'], OutfitCut>> = {
  tee: { hasShortSleeves: true },
  suit: { isWhole: true },
  overalls: { isWhole: true, hasShortSleeves: true },
  dress: { isBareLegged: true, hasShortSleeves: true, hem: { low: 1400, flare: 2 } },
  'lab-coat': { hem: { low: 1270, flare: 1.28 } },
  kurta: { hem: { low: 1240, flare: 1.28 } },
  'space-suit': { isWhole: true, shoe: '#8d96a6', hand: '#c3cad6', legWidth: 1.3 },
  whites: { legs: '#4a4c58' },
  uniform: { isWhole: true, shoe: '#20222a' },
  turnout: {
    isWhole: true,
    shoe: '#26262c',
    hand: '#3a3630',
    legWidth: 1.16,
    hem: { low: 1040, flare: 1.26 },
  },
  armour: { legs: '#8f98a6', shoe: '#79828f', hand: '#8f98a6', hem: { low: 1080, flare: 1.3 } },
  kimono: { isWhole: true, hem: { low: 1500, flare: 1.5 } },
  robe: { isWhole: true, hem: { low: 1800, flare: 1.86 } },
  coat: { hem: { low: 1340, flare: 1.42 } },
  hero: { isWhole: true, shoe: '#b8352e', hand: '#b8352e' },
  tutu: { isBareLegged: true, hasShortSleeves: true, hem: { low: 1150, flare: 2.5 } },
  tail: { hasShortSleeves: true },
  swimsuit: { isWhole: true, isBareLegged: true, isBarefoot: true, hasShortSleeves: true },
  apron: { legs: '#4a4c58', hem: { low: 1240, flare: 1.1 } },
  'leather-apron': { legs: '#45403c', shoe: '#3a2a20', hem: { low: 1280, flare: 1.08 } },
  oilskin: { shoe: '#2c3b2e', legs: '#3f4a52', hem: { low: 1300, flare: 1.3 } },
  scrubs: { isWhole: true, hasShortSleeves: true, shoe: '#f0f0ec' },
  waistcoat: { legs: '#33343e' },
  'field-shirt': { legs: '#7a6a48', shoe: '#4a3424' },
  vest: { legs: '#3f4d66', shoe: '#8a6a3a', legWidth: 1.06 },
  'boiler-suit': { isWhole: true, shoe: '#33302c', legWidth: 1.1 },
  stripes: { legs: '#2b3c66' },
  tailcoat: { isWhole: true, shoe: '#1a1a20', hem: { low: 1180, flare: 1.16 } },
  motley: { legs: '#3a5aa0', shoe: '#d8493f', legWidth: 1.16 },
  gown: { isWhole: true, hem: { low: 1760, flare: 1.6 } },
  tunic: { isBareLegged: true, hasShortSleeves: true, shoe: '#8a5f3a', hem: { low: 1290, flare: 1.3 } },
  toga: { isBareLegged: true, hasShortSleeves: true, shoe: '#8a5f3a', hem: { low: 1700, flare: 1.4 } },
  cotte: { legs: '#6a5a48', shoe: '#4a3626', hem: { low: 1420, flare: 1.34 } },
  doublet: { legs: '#d8cfbd', shoe: '#33291f', legWidth: 0.86, hem: { low: 1130, flare: 1.5 } },
  justaucorps: {
    legs: '#ece8dc',
    shoe: '#26242c',
    legWidth: 0.84,
    isOpenBelow: true,
    hem: { low: 1380, flare: 1.46 },
  },
  'frock-coat': { legs: '#4b4c55', shoe: '#1f1e24', isOpenBelow: true, hem: { low: 1330, flare: 1.16 } },
  'long-dress': { isWhole: true, shoe: '#26242c', hem: { low: 1830, flare: 1.9 } },
  achkan: { legs: '#eee8da', shoe: '#5a3a26', hem: { low: 1380, flare: 1.14 } },
  sari: { isWhole: true, hasShortSleeves: true, shoe: '#8a5f3a', hem: { low: 1830, flare: 1.4 } },
};

export function cutOf({ outfit }: Pick<PersonPlan, 'outfit'>): OutfitCut {
  return cuts[outfit] ?? {};
}

/** The colour of the hands: skin or gloves. */
export function handColour(plan: PersonPlan): Colour {
  return hex(cutOf(plan).hand ?? plan.skin);
}

/** The colour of sleeves and outer cloth. */
export function outerColour({ outfit }: PersonPlan, cloth: Colour): Colour {
  if (outfit === 'lab-coat') {
    return [240, 243, 248];
  }
  if (outfit === 'waistcoat') {
    return [244, 242, 234];
  }
  return outfit === 'armour' ? hex('#aab2bd') : cloth;
}

/** The colour of what hangs below the waist. */
export function hemColour(plan: PersonPlan): Colour {
  const cloth = hex(plan.outfitColour);
  if (plan.outfit === 'tutu') {
    return mix(cloth, [255, 255, 255], 0.3);
  }
  if (plan.outfit === 'apron' || plan.outfit === 'leather-apron') {
    return plan.outfit === 'apron' ? apronCloth : leather;
  }
  return plan.outfit === 'armour' ? cloth : outerColour(plan, cloth);
}
