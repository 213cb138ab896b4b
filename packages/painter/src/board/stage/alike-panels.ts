import type { Stage, StageItem } from '@kinora/renderer';

/** Whether two pictures show the same: everybody in them as they are in the other, and nothing else. */
export function areAlike(one: Stage, other: Stage): boolean {
  return seenIn(one) === seenIn(other);
}

/** What is seen of a picture but its place: names, and how many lines and colours of them. */
function seenIn({ items }: Stage): string {
  return items.flatMap(lookOf).sort().join(' ');
}

/** A place's own lines come as they find room. */
const ofPlace = /^place-(?!balloon|felt)(?:[a-z]+$|later)/u;

function lookOf(item: StageItem): string[] {
  if (item.kind === 'text') {
    return [item.text];
  }
  const { name, strokes } = item.picture;
  if (ofPlace.test(name)) {
    return [];
  }
  const shapes = strokes?.shapes ?? [];
  const { width = 1, height = 1 } = strokes?.grid ?? {};
  return [`${name} ${shapes.length} ${Math.round((width / height) * 5)}`];
}
