import type { AnimaticAnswer, ProjectAnswer } from '@kinora/contract/api';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlayerControls } from '../../../components/player/player-controls.tsx';
import { handlePlayerKey } from '../../../components/player/player-keys.ts';
import { animaticLabels } from '../../../labels/animatic.ts';
import { playerLabels } from '../../../labels/player.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useIdle } from '../../../lib/timing.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { FilmStrip } from '../film-strip.tsx';
import { AnimaticPicture } from './animatic-picture.tsx';
import type { ReelSounds } from './reel.ts';
import { isPlayable, sceneAt } from './timeline.ts';
import { useReel } from './use-reel.ts';

/** As in the film's player. */
const CONTROLS_STAY_MS = 2200;

interface AnimaticStageProps {
  project: ProjectAnswer;
  answer: AnimaticAnswer;
  sounds: ReelSounds;
  onClose: () => void;
}

/** The whole film from its parts on one clock, with the player's controls and keys. */
export function AnimaticStage({ project, answer, sounds, onClose }: AnimaticStageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const { player, timeline, isWaiting } = useReel(answer, { sounds, stageRef });
  const { isIdle, wake } = useIdle(CONTROLS_STAY_MS);
  const { positionSeconds, isPlaying } = player.state;
  useEffect(wake, [wake]);
  const hiding = isPlaying && isIdle && 'pointer-events-none opacity-0';
  const shown = sceneAt(timeline, positionSeconds);
  const chapters = timeline.map(({ scene, number, startSeconds, endSeconds }) => {
    return { number, title: scene.title, startSeconds, endSeconds };
  });
  return (
    <>
      <div
        ref={stageRef}
        role="group"
        tabIndex={0}
        aria-label={playerLabels.player(animaticLabels.title(project.title))}
        className={classNames(
          'relative z-1 w-full overflow-hidden rounded-pop bg-black shadow-pop',
          project.aspect_ratio === '9:16'
            ? 'mx-auto aspect-9/16 max-h-[70dvh] max-w-[39.4dvh]'
            : 'aspect-video',
        )}
        onPointerDown={wake}
        onPointerMove={wake}
        onFocus={wake}
        onKeyDown={(event) => {
          wake();
          handlePlayerKey(event, player);
        }}
      >
        {shown !== undefined && (
          <AnimaticPicture
            timed={shown}
            seconds={positionSeconds}
            speed={isPlaying && !isWaiting ? player.state.speed : null}
          />
        )}
        <span
          className={classNames(
            'absolute top-3 left-3 z-10 rounded-full bg-black/70 px-3 py-1 text-12 font-semibold text-[#f2f4f8] transition-opacity duration-200',
            hiding,
          )}
        >
          {animaticLabels.name}
        </span>
        <span
          className={classNames(
            'absolute top-2 right-2 z-20 rounded-full bg-black/70 text-[#f2f4f8] transition-opacity duration-200',
            hiding,
          )}
        >
          <IconButton label={animaticLabels.close} className="text-[#f2f4f8]!" onClick={onClose}>
            <X size={16} />
          </IconButton>
        </span>
        {player.captions.text !== '' && (
          <p
            className={classNames(
              'pointer-events-none absolute left-1/2 z-20 w-max max-w-[88%] -translate-x-1/2 rounded-[10px] bg-[rgba(24,25,31,.9)] px-4 py-1.5 text-center text-20 font-semibold whitespace-pre-line text-white max-sm:text-14',
              hiding ? 'bottom-[6%]' : 'bottom-[17%] max-sm:bottom-20',
            )}
          >
            {player.captions.text}
          </p>
        )}
        {isPlaying && isWaiting && shown !== undefined && (
          <p
            role="status"
            className="absolute top-1/2 left-1/2 z-10 flex -translate-1/2 items-center gap-2 rounded-full bg-black/70 px-4 py-2 whitespace-nowrap text-[#f2f4f8]"
          >
            <Spinner />
            {isPlayable(shown.scene) ? animaticLabels.loading : animaticLabels.waiting(shown.number)}
          </p>
        )}
        <div className={classNames('transition-opacity duration-200', hiding)}>
          <PlayerControls player={player} hasCaptions chapters={chapters} />
        </div>
      </div>
      <FilmStrip project={project} chapters={chapters} player={player} />
    </>
  );
}
