import { engineOf } from '@kinora/contract';
import type { EngineKey, ImageModelKey } from '@kinora/contract';
import type { Providers } from '../../providers/spec/providers.ts';

/** How a story's pictures come to move: the renderer's own hand, so far. */
const movers: ReadonlySet<string> = new Set(['drawn']);

/** Whether everything an engine's stories need is there: pictures, motion, and voices for its speakers. */
export function canMakeStories(
  providers: Pick<Providers, 'pictureModel'>,
  choice: { engine: EngineKey; imageModel: ImageModelKey | null },
): boolean {
  const engine = engineOf(choice.engine);
  return (
    engine.speakers === 1 &&
    movers.has(engine.video_model) &&
    providers.pictureModel(choice.imageModel ?? engine.image_function) !== undefined
  );
}
