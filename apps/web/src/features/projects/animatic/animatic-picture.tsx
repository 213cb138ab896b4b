import { animaticLabels } from '../../../labels/animatic.ts';
import { playerLabels } from '../../../labels/player.ts';
import { AnimaticClip } from './animatic-clip.tsx';
import { clipAt } from './timeline.ts';
import type { TimedScene } from './timeline.ts';

/** How much nearer the camera is when a scene ends. */
const CLOSER = 0.06;

interface AnimaticPictureProps {
  timed: TimedScene;
  seconds: number;
  /** How fast the clock goes; null while it stands. */
  speed: number | null;
}

/** What a scene shows so far: its clip in small, its picture, or a card that says what is to be seen. */
export function AnimaticPicture({ timed, seconds, speed }: AnimaticPictureProps) {
  const { scene, number, startSeconds } = timed;
  const clip = clipAt(timed, seconds);
  if (clip !== null) {
    return (
      <AnimaticClip
        key={clip.url}
        url={clip.url}
        title={scene.title}
        seconds={clip.seconds}
        speed={speed === null ? null : speed * clip.speed}
      />
    );
  }
  if (scene.picture_url === null) {
    return (
      <div className="absolute inset-0 grid content-center justify-items-center gap-3 max-sm:gap-1.5 bg-linear-to-b from-[#1a1d27] to-[#0a0b10] px-[10%] pb-[14%] text-center text-[#f2f4f8] max-sm:content-start max-sm:pt-3">
        <span className="text-12 text-[#b3bac9] tabular-nums">{animaticLabels.notPainted}</span>
        <p className="text-28 font-semibold tracking-[-.012em] text-balance max-sm:text-16">
          {playerLabels.chapter(number, scene.title)}
        </p>
        <p className="line-clamp-3 max-w-140 text-[#b3bac9] max-sm:hidden">{scene.image_prompt}</p>
      </div>
    );
  }
  const share = Math.min(1, Math.max(0, (seconds - startSeconds) / scene.seconds));
  return (
    <img
      key={scene.picture_url}
      src={scene.picture_url}
      alt={scene.title}
      className="absolute inset-0 size-full object-cover motion-reduce:transform-none!"
      style={{ transform: `scale(${1 + share * CLOSER})` }}
    />
  );
}
