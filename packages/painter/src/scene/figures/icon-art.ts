import { loadImage } from '@napi-rs/canvas';
import { createIconReader } from '@kinora/renderer';
import type { IconReader } from '@kinora/renderer';
import type { FigureArt } from './figure-art.ts';

/** Pictures of Noto by name: their shapes serve as figures, never their light. */
export interface IconArts {
  find(name: string): Promise<FigureArt | undefined>;
}

const drawnSize = 640;

export function openIconArts(icons: IconReader = createIconReader()): IconArts {
  return {
    async find(name) {
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
    },
  };
}
