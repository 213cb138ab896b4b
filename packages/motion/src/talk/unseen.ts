import type { KeysInput, LayerInput } from './layer-parts.ts';
import { talkShots } from './talk-shots.ts';
import type { TalkToFilm } from './talk-shots.ts';

/** From when until when nothing of somebody is shown. */
export type Span = readonly [from: number, until: number];

/**
 * When somebody else is filmed from near, or a board that fills the picture: nothing of who is beside them, and no end of a raised arm,
 * reaches into it then. Beneath an upright board its speaker is seen.
 */
export function unseenSpans(talk: TalkToFilm, person: number): Span[] {
  const shots = talkShots(talk);
  const fillsPicture = talk.aspectRatio === '16:9';
  return shots.flatMap(({ fromSeconds, view }, index): Span[] => {
    const until = shots[index + 1]?.fromSeconds ?? talk.durationSeconds + 1;
    const isOther = 'index' in view ? view.index !== person : view.of === 'board' && fillsPicture;
    return isOther ? [[fromSeconds, until]] : [];
  });
}

/** Less than a frame: a cut. */
const cut = 0.002;

/** A layer that is not shown in some spans, and moves as before outside of them. */
export function withoutSpans<Layer extends Pick<LayerInput, 'keys'>>(
  layer: Layer,
  spans: readonly Span[],
): Omit<Layer, 'keys'> & Pick<LayerInput, 'keys'> {
  if (spans.length === 0) {
    return layer;
  }
  const keys = layer.keys ?? [{ atSeconds: 0 }];
  const isShown = ({ atSeconds }: KeysInput[number]): boolean =>
    spans.every(([from, until]) => atSeconds < from - cut || atSeconds > until);
  const hidden: KeysInput = [
    ...keys.filter(isShown),
    ...spans.flatMap(([from, until]) => [
      // Held: a frame that falls into the cut would show it half.
      ...(from < cut ? [] : [{ ...keyAt(keys, from - cut), ease: 'hold' as const }]),
      { ...keyAt(keys, from), opacity: 0 },
      { ...keyAt(keys, until - cut), opacity: 0, ease: 'hold' as const },
      keyAt(keys, until),
    ]),
  ];
  return { ...layer, keys: hidden.toSorted((one, other) => one.atSeconds - other.atSeconds) };
}

/** Where its keys have taken a layer by then. */
function keyAt(keys: KeysInput, atSeconds: number): KeysInput[number] {
  const before = keys.findLast((key) => key.atSeconds <= atSeconds) ?? keys[0] ?? { atSeconds };
  const after = keys.find((key) => key.atSeconds > atSeconds) ?? before;
  const length = after.atSeconds - before.atSeconds;
  const part = length <= 0 ? 0 : (atSeconds - before.atSeconds) / length;
  const eased = easedPart(part, before.ease);
  const value = (field: 'x' | 'y' | 'rotationDegrees' | 'scale', rest = 0): number => {
    const [from, to] = [before[field] ?? rest, after[field] ?? rest];
    return from + (to - from) * eased;
  };
  return {
    atSeconds,
    x: value('x'),
    y: value('y'),
    rotationDegrees: value('rotationDegrees'),
    scale: value('scale', 1),
    ...(before.opacity === undefined ? {} : { opacity: before.opacity }),
    ...(before.ease === undefined ? {} : { ease: before.ease }),
  };
}

/** Layers of scenes that are filmed go evenly, softly or not at all. */
function easedPart(part: number, ease: KeysInput[number]['ease']): number {
  if (ease === 'linear') {
    return part;
  }
  return ease === 'hold' ? 0 : part * part * (3 - 2 * part);
}
