import { loadImage } from '@napi-rs/canvas';
import type { Canvas, Image } from '@napi-rs/canvas';
import type { Look, PhotographedHead } from '../../draw/full-figure.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import type { FigureArt } from './figure-art.ts';
import { bentHead } from './photographed-looks.ts';

/** What of a photograph somebody or something of a scene is shown as. */
export interface LikenessArts {
  /** On a drawn body. */
  readonly head?: PhotographedHead;
  /** Instead of any drawing. */
  readonly whole?: FigureArt;
}

/** As wide as this beside its height, a thing is measured by its width: a boat without sails, a car. */
const lying = 1.6;

/** Reads the photograph of a subject; nothing where it has none: whoever has a plan is painted from it. */
export async function likenessArts({ likeness }: Subject): Promise<LikenessArts> {
  if (likeness === undefined || likeness.kind === 'cast') {
    return {};
  }
  const image = await loadImage(Buffer.from(likeness.picture, 'base64'));
  if (likeness.kind === 'head') {
    const { neck, foot = 1, features } = likeness;
    const looks = new Map<Look | undefined, Image | Canvas>();
    const seen = (look: Look | undefined): Image | Canvas => {
      const known = looks.get(look) ?? (features === undefined ? image : bentHead(image, features, look));
      looks.set(look, known);
      return known;
    };
    return { head: { seen, neck, foot } };
  }
  const ratio = image.width / image.height;
  const height = ratio > lying ? (200 * lying) / ratio : 200;
  const width = height * ratio;
  const box = { x: -width / 2, y: -height, width, height };
  return {
    whole: {
      box,
      isShaded: true,
      draw(context) {
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, box.x, box.y, width, height);
      },
    },
  };
}
