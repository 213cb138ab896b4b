import type { AspectRatio } from '@kinora/contract/catalogue';
import { boardSize } from '@kinora/renderer';
import { z } from 'zod';
import type { JsonValue } from '@kinora/models';

/** A painted file that comes and goes over a scene, unmoved by its camera. */
export interface Overlay {
  readonly id: string;
  readonly file: string;
  /** Pixels of the file, which has the film's resolution. */
  readonly width: number;
  readonly height: number;
  /** Where its middle stands, as parts of the frame. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Seconds of the scene between which it comes, and between which it goes. */
  readonly fade: { readonly in: readonly [number, number]; readonly out: readonly [number, number] };
}

export interface OverlaidFilm {
  readonly aspectRatio: AspectRatio;
  /** Longer side of the film in pixels. */
  readonly longSide: number;
}

const LayersSchema = z.looseObject({ layers: z.array(z.json()) });

/** Lays an overlay over everything a staged scene shows. */
export function withOverlay(scene: JsonValue, overlay: Overlay, film: OverlaidFilm): JsonValue {
  const { layers, ...rest } = LayersSchema.parse(scene);
  const frame = boardSize(film.aspectRatio);
  const unitsPerPixel = Math.max(frame.width, frame.height) / film.longSide;
  const width = overlay.width * unitsPerPixel;
  const height = overlay.height * unitsPerPixel;
  const { centre, fade } = overlay;
  const key = (atSeconds: number, opacity: number): JsonValue => ({ atSeconds, opacity });
  const layer: JsonValue = {
    id: overlay.id,
    files: [overlay.file],
    space: 'screen',
    box: { x: frame.width * centre.x - width / 2, y: frame.height * centre.y - height / 2, width, height },
    keys: [key(fade.in[0], 0), key(fade.in[1], 1), key(fade.out[0], 1), key(fade.out[1], 0)],
  };
  return z.json().parse({ ...rest, layers: [...layers, layer] });
}
