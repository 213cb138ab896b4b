import { imageModels, videoModels } from '@kinora/contract/catalogue';
import type { Engine } from '@kinora/contract/catalogue';

/** What makes an engine's pictures and what moves them, by the names of the catalogue: `Seedream · Hailuo 2`. */
export function makersOf(engine: Engine): string {
  return `${imageMakerOf(engine)} · ${videoMakerOf(engine)}`;
}

/** The name of an engine's image function. */
export function imageMakerOf(engine: Engine): string {
  return (
    imageModels.find((model) => model.key === engine.image_function)?.name ??
    spelledOut(engine.image_function)
  );
}

/** The name of what moves an engine's pictures. */
export function videoMakerOf(engine: Engine): string {
  return (
    videoModels.find((model) => model.key === engine.video_model)?.name ?? spelledOut(engine.video_model)
  );
}

/** A key that is no model of the catalogue, readable: `flux_whiteboard` becomes `Flux whiteboard`. */
function spelledOut(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
