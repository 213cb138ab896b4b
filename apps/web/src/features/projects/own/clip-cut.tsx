import { limits } from '@kinora/contract/limits';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { useRef, useState } from 'react';
import { ownLabels } from '../../../labels/own-material.ts';
import { formatTenths } from '../../../lib/format.ts';
import { Frame } from '../../../ui/frame.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { useSceneSeconds } from '../hearing/use-scene-seconds.ts';

/** The part of a clip that is used. */
export interface Cut {
  readonly from: number;
  /** Infinity while the clip's length is not known. */
  readonly until: number;
  readonly soundLevel: number;
}

export const wholeCut: Cut = { from: 0, until: Number.POSITIVE_INFINITY, soundLevel: 0 };

interface ClipCutProps {
  project: Pick<ProjectAnswer, 'aspect_ratio'>;
  scene: Scene;
  url: string;
  cut: Cut;
  /** The part was chosen before; otherwise it begins with as much as the scene shows. */
  isKnown: boolean;
  onCut: (cut: Cut) => void;
}

const { shortestSeconds, longestSeconds } = limits.ownClip;
const STEP = 0.1;

/** Longer than the scene by this much: its words may still change. */
const SPARE_SECONDS = 5;

/** More than the scene shows is cut out for nothing, and takes its time. */
function firstEnd(sceneSeconds: number): number {
  return sceneSeconds === 0 ? longestSeconds : Math.min(longestSeconds, sceneSeconds + SPARE_SECONDS);
}

/** A clip with where it begins and ends; what is moved is shown. */
export function ClipCut({ project, scene, url, cut, isKnown, onCut }: ClipCutProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [length, setLength] = useState<number | null>(null);
  const [isUnseen, setIsUnseen] = useState(false);
  const sceneSeconds = useSceneSeconds(scene);

  function show(seconds: number): void {
    if (player.current !== null) {
      player.current.currentTime = seconds;
    }
  }

  return (
    <>
      <Frame ratio={project.aspect_ratio} className="mx-auto max-h-[44dvh] w-full max-w-150">
        <video
          ref={player}
          src={url}
          controls
          playsInline
          muted={cut.soundLevel === 0}
          className="absolute inset-0 size-full bg-black object-contain"
          onLoadedMetadata={({ currentTarget: { duration } }) => {
            if (Number.isFinite(duration)) {
              setLength(duration);
              onCut({ ...cut, until: Math.min(duration, isKnown ? cut.until : firstEnd(sceneSeconds)) });
              show(cut.from);
            }
          }}
          onError={() => {
            setIsUnseen(true);
          }}
        />
      </Frame>
      {isUnseen && <p className="text-ink-2">{ownLabels.unseen}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        {length !== null && length > shortestSeconds && (
          <>
            <Slider
              label={ownLabels.begin}
              shown={ownLabels.seconds(formatTenths(cut.from))}
              range={{ least: 0, most: length - shortestSeconds, step: STEP }}
              value={cut.from}
              onChange={(from) => {
                const latest = Math.min(length, from + longestSeconds);
                const until = Math.min(latest, Math.max(cut.until, from + shortestSeconds));
                onCut({ ...cut, from, until });
                show(from);
              }}
            />
            <Slider
              label={ownLabels.end}
              shown={ownLabels.seconds(formatTenths(cut.until))}
              range={{ least: shortestSeconds, most: length, step: STEP }}
              value={cut.until}
              onChange={(until) => {
                const earliest = Math.max(0, until - longestSeconds);
                const from = Math.max(earliest, Math.min(cut.from, until - shortestSeconds));
                onCut({ ...cut, from, until });
                show(until);
              }}
            />
            <p className="text-12 text-ink-2 tabular-nums sm:col-span-2">
              {sceneSeconds === 0
                ? ownLabels.silentStretch(formatTenths(cut.until - cut.from))
                : ownLabels.stretch(formatTenths(cut.until - cut.from), formatTenths(sceneSeconds))}
            </p>
          </>
        )}
        <Slider
          label={ownLabels.sound}
          shown={cut.soundLevel === 0 ? ownLabels.muted : ownLabels.level(Math.round(cut.soundLevel * 100))}
          range={{ least: 0, most: 1, step: 0.05 }}
          value={cut.soundLevel}
          onChange={(soundLevel) => {
            onCut({ ...cut, soundLevel });
          }}
        />
        <p className="self-end text-12 text-ink-3">{ownLabels.soundNote}</p>
      </div>
    </>
  );
}
