import type { KeysInput, LayerInput } from './layer-parts.ts';
import { talkShots } from './talk-shots.ts';
import type { TalkToFilm } from './talk-shots.ts';

/** From when until when nothing of somebody is shown. */
export type Span = readonly [from: number, until: number];

/** When somebody is filmed from near: nothing of who is beside them reaches into the picture then. */
export function unseenSpans(talk: TalkToFilm, person: number): Span[] {
  const shots = talkShots(talk);
  return shots.flatMap(({ fromSeconds, view }, index): Span[] => {
    const until = shots[index + 1]?.fromSeconds ?? talk.durationSeconds + 1;
    return 'index' in view && view.index !== person ? [[fromSeconds, until]] : [];
  });
}

/** Less than a frame: a cut. */
const cut = 0.002;

/** A layer that is not shown in some spans, and moves as before outside of them. */
export function withoutSpans(layer: LayerInput, spans: readonly Span[]): LayerInput {
  if (spans.length === 0) {
    return layer;
  }
  const isShown = ({ atSeconds }: KeysInput[number]): boolean =>
    spans.every(([from, until]) => atSeconds < from - cut || atSeconds > until);
  const keys: KeysInput = [
    ...(layer.keys ?? [{ atSeconds: 0 }]).filter(isShown),
    ...spans.flatMap(([from, until]) => [
      ...(from < cut ? [] : [{ atSeconds: from - cut }]),
      { atSeconds: from, opacity: 0 },
      { atSeconds: until - cut, opacity: 0 },
      { atSeconds: until },
    ]),
  ];
  return { ...layer, keys: keys.toSorted((one, other) => one.atSeconds - other.atSeconds) };
}
