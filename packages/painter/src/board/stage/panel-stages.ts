import type { SceneText } from '../scene-text.ts';
import type { StageName } from './stand-figures.ts';
import { stages } from './stand-figures.ts';

/** What the two pictures of a scene are drawn in. */
interface PanelStages {
  readonly first: StageName;
  readonly second: StageName;
  /** Where the second begins. */
  readonly away: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

/** Between two pictures. */
const gutter = 28;

/** Two pictures are as large as each other, or one of them is where most is told. */
type Weight = 'even' | 'climax' | 'talk';
const beside: Readonly<Record<Weight, readonly [StageName, StageName]>> = {
  even: ['beside', 'beside'],
  climax: ['narrow', 'large'],
  talk: ['talk', 'narrow'],
};
const above: Readonly<Record<Weight, readonly [StageName, StageName]>> = {
  even: ['above', 'above'],
  climax: ['low', 'tall'],
  talk: ['talkTall', 'foot'],
};

/**
 * Two pictures beside each other, or on an upright board one above the other: as large as each other, but where a story comes
 * to what all of it was for, and the way there is small beside it; or where somebody says two things in the first of them.
 */
export function panelStages(
  whole: StageName,
  { index, count }: Pick<SceneText, 'index' | 'count'>,
  isTalk: boolean,
): PanelStages {
  const usual = index === count - 2 ? 'climax' : 'even';
  const weight = isTalk ? 'talk' : usual;
  if (whole === '9:16') {
    const [first, second] = above[weight];
    const y = stages[first].height + gutter;
    return {
      first,
      second,
      away: { x: 0, y },
      width: stages[first].width,
      height: y + stages[second].height,
    };
  }
  const [first, second] = beside[weight];
  const x = stages[first].width + gutter;
  return { first, second, away: { x, y: 0 }, width: x + stages[second].width, height: stages[first].height };
}
