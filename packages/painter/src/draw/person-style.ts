import type { StyleKey } from '../plan/style-keys.ts';

/** How a style draws people: what it shades, outlines and enlarges. */
export interface PersonStyle {
  /** Edge of a shadow in figure units; 0 is a hard one. */
  readonly shadeBlur: number;
  readonly shadeStrength: number;
  /** Rim and gloss of the light side. */
  readonly lightStrength: number;
  /** Line around forms in figure units; 0: none. */
  readonly outline: number;
  /** How dark the line is against its form. */
  readonly outlineDepth: number;
  /** Times natural size. */
  readonly eyeSize: number;
  readonly blush: number;
  /** Bands of light on hair. */
  readonly hairGloss: number;
}

const soft: PersonStyle = {
  shadeBlur: 26,
  shadeStrength: 0.42,
  lightStrength: 0.3,
  outline: 0,
  outlineDepth: 0,
  eyeSize: 1.08,
  blush: 0.22,
  hairGloss: 0.32,
};

const personStyles: Readonly<Record<StyleKey, PersonStyle>> = {
  flat: { ...soft, shadeBlur: 0, shadeStrength: 0.2, lightStrength: 0, blush: 0.16, hairGloss: 0.12 },
  cel: {
    ...soft,
    shadeBlur: 0,
    shadeStrength: 0.34,
    lightStrength: 0.1,
    outline: 3.2,
    outlineDepth: 0.78,
    eyeSize: 1.42,
    blush: 0.3,
    hairGloss: 0.6,
  },
  wash: {
    ...soft,
    shadeBlur: 9,
    shadeStrength: 0.26,
    lightStrength: 0.12,
    outline: 2.4,
    outlineDepth: 0.55,
    eyeSize: 1.16,
    blush: 0.36,
    hairGloss: 0.2,
  },
  rich: { ...soft, shadeStrength: 0.52, lightStrength: 0.4 },
  refined: { ...soft, shadeBlur: 32, shadeStrength: 0.46, lightStrength: 0.46, hairGloss: 0.42 },
  storybook: {
    ...soft,
    shadeBlur: 14,
    shadeStrength: 0.24,
    outline: 3.6,
    outlineDepth: 0.6,
    eyeSize: 1.2,
    blush: 0.42,
  },
  gouache: { ...soft, shadeBlur: 5, shadeStrength: 0.3, lightStrength: 0.18 },
  oil: { ...soft, shadeBlur: 18, shadeStrength: 0.5, lightStrength: 0.34 },
  print: {
    ...soft,
    shadeBlur: 0,
    shadeStrength: 0.28,
    lightStrength: 0,
    outline: 2,
    outlineDepth: 0.7,
    blush: 0.14,
  },
};

export function personStyle(key: StyleKey): PersonStyle {
  return personStyles[key];
}
