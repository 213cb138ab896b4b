import { loadImage } from '@napi-rs/canvas';
import { createIconReader } from '@kinora/renderer';
import type { IconReader } from '@kinora/renderer';
import { openThingSizes } from '@kinora/words';
import type { FigureArt } from './figure-art.ts';

/** A picture of a thing, and how tall that thing truly is. */
export interface IconFigure {
  readonly art: FigureArt;
  readonly metres: number;
}

/** Pictures of Noto by name: their shapes serve as figures, never their light. */
export interface IconArts {
  /** Undefined where no picture has the name, or it shows no thing that could stand in a scene (a face, a mark). */
  find(name: string): Promise<IconFigure | undefined>;
  /** The picture of a name however large what it shows is: a cloud, a star. */
  picture(name: string): Promise<FigureArt | undefined>;
}

const drawnSize = 640;

export function openIconArts(icons: IconReader = createIconReader()): IconArts {
  let sizes: ReturnType<typeof openThingSizes> | undefined;
  const picture = async (name: string): Promise<FigureArt | undefined> => {
    if (!icons.has('noto', name)) {
      return undefined;
    }
    const { body, grid } = icons.read('noto', name);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${drawnSize}" height="${drawnSize}" viewBox="0 0 ${grid} ${grid}">${body}</svg>`;
    const image = await loadImage(Buffer.from(svg));
    return {
      box: { x: -100, y: -192, width: 200, height: 200 },
      draw: (context) => {
        context.drawImage(image, -100, -192, 200, 200);
      },
    };
  };
  return {
    picture,
    async find(name) {
      sizes ??= openThingSizes();
      const metres = sizes(name);
      const art = metres === undefined ? undefined : await picture(name);
      return metres === undefined || art === undefined ? undefined : { metres, art };
    },
  };
}
