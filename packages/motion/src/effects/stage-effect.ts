import type { EffectKey } from '@kinora/contract/catalogue';
import type { LayeredScene } from '@kinora/renderer';
import type { VideoRequest } from '@kinora/models';
import { finishScene } from '../stage/finish-scene.ts';
import { stagePicture } from '../stage/staged-picture.ts';
import { battlefieldPan } from './battlefield-pan.ts';
import { dramaticCrane } from './dramatic-crane.ts';
import { fastDronePushin } from './fast-drone-pushin.ts';
import { fastSprint } from './fast-sprint.ts';
import { flyingCamTransition } from './flying-cam-transition.ts';
import { helicopterRopeExtraction } from './helicopter-rope-extraction.ts';
import { orbitingShoulderReveal } from './orbiting-shoulder-reveal.ts';
import { overTheShoulderRunning } from './over-the-shoulder-running.ts';
import { drawEffectPicture } from './effect-drawings.ts';
import type { Effect } from './effect-plan.ts';
import type { StagingCall } from '../stage/staging-call.ts';

const effects = {
  flying_cam_transition: flyingCamTransition,
  fast_sprint: fastSprint,
  helicopter_rope_extraction: helicopterRopeExtraction,
  orbiting_shoulder_reveal: orbitingShoulderReveal,
  over_the_shoulder_running_scene: overTheShoulderRunning,
  fast_drone_pushin: fastDronePushin,
  battlefield_pan: battlefieldPan,
  dramatic_crane: dramaticCrane,
} as const satisfies Record<EffectKey, Effect>;

/** Makes one of the named effects of a picture. */
export async function stageEffect(
  request: VideoRequest & { readonly image: string; readonly effect: EffectKey },
  call: StagingCall,
): Promise<LayeredScene> {
  const picture = await stagePicture(request, { life: 1 }, call);
  const frame =
    request.aspectRatio === '16:9' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 };
  const plan = await effects[request.effect]({
    picture,
    frame,
    seconds: request.durationSeconds,
    seed: request.seed % 10_000,
    draw: (name) => drawEffectPicture(name, call.workFolder),
  });
  return finishScene(request, { ...plan, particles: [...picture.particles, ...plan.particles] });
}
