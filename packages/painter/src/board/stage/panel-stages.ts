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

/**
 * Two pictures beside each other, or on an upright board one above the other: as large as each other, but where a story comes
 * to what all of it was for. That picture is the larger one, and the way there is small beside it.
 */
export function panelStages(
  whole: StageName,
  { index, count }: Pick<SceneText, 'index' | 'count'>,
): PanelStages {
  const isClimax = index === count - 2;
  if (whole === '9:16') {
    const [first, second] = isClimax ? (['low', 'tall'] as const) : (['above', 'above'] as const);
    const y = stages[first].height + gutter;
    return {
      first,
      second,
      away: { x: 0, y },
      width: stages[first].width,
      height: y + stages[second].height,
    };
  }
  const [first, second] = isClimax ? (['narrow', 'large'] as const) : (['beside', 'beside'] as const);
  const x = stages[first].width + gutter;
  return { first, second, away: { x, y: 0 }, width: x + stages[second].width, height: stages[first].height };
}
