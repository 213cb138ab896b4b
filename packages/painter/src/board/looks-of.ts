import type { StrokePicture } from '@kinora/renderer';

/** What is seen of a picture: two that have other names may look alike. */
export function looksOf({
  name,
  strokes,
}: {
  name: string;
  strokes?: Pick<StrokePicture, 'shapes'> | undefined;
}): string {
  return strokes === undefined ? name : strokes.shapes.map(({ outline }) => outline).join('|');
}
