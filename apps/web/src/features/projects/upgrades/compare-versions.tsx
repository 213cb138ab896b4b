import type { ProjectAnswer, SceneVersion } from '@kinora/contract/api';
import type { AspectRatio } from '@kinora/contract/catalogue';
import { useEffect, useRef, useState } from 'react';
import { upgradeLabels } from '../../../labels/upgrades.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { isClipUrl, stillUrl } from './version-media.tsx';
import { versionName, VersionStrip } from './version-strip.tsx';

interface CompareVersionsProps {
  project: ProjectAnswer;
  sceneNumber: number;
  versions: readonly SceneVersion[];
  /** Null while nothing can be chosen. */
  onChoose: ((version: SceneVersion) => void) | null;
  onClose: () => void;
}

/** Two versions of a scene over each other, with a divider to drag or in turn; the one on the right can be chosen. */
export function CompareVersions({ project, sceneNumber, versions, onChoose, onClose }: CompareVersionsProps) {
  const chosen = versions.find((version) => version.is_chosen) ?? versions.at(-1);
  const ofKind = versions.filter(({ kind }) => kind === chosen?.kind);
  const [right, setRight] = useState<SceneVersion | undefined>(
    chosen?.version === ofKind[0]?.version ? ofKind.at(-1) : chosen,
  );
  const left = right?.version === ofKind[0]?.version ? ofKind.at(-1) : ofKind[0];
  if (left === undefined || right === undefined) {
    return null;
  }
  return (
    <Dialog title={upgradeLabels.compareTitle(sceneNumber)} width="wide" onClose={onClose}>
      <div className="grid gap-4 p-6 max-sm:p-4">
        <Overlaid left={left} right={right} ratio={project.aspect_ratio} />
        <div className="flex flex-wrap items-end gap-3">
          <VersionStrip
            sceneNumber={sceneNumber}
            versions={ofKind.map((version) => ({
              ...version,
              is_chosen: version.version === right.version,
            }))}
            onChoose={setRight}
          />
          <span className="flex-1" />
          <Button
            look="primary"
            isDisabled={onChoose === null || right.is_chosen}
            onClick={() => onChoose?.(right)}
          >
            {upgradeLabels.choose}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Overlaid({ left, right, ratio }: { left: SceneVersion; right: SceneVersion; ratio: AspectRatio }) {
  const [share, setShare] = useState(50);
  const frame = useRef<HTMLDivElement>(null);
  useStepInStep(frame, `${left.url} ${right.url}`);
  return (
    <div ref={frame} className="grid justify-items-center gap-3">
      <Frame
        ratio={ratio}
        className={classNames('w-full rounded-pop!', ratio === '9:16' && 'mx-auto max-h-[60dvh]')}
      >
        <Medium version={right} />
        <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <Medium version={left} />
        </div>
        <span
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgba(0,0,0,.4)]"
          style={{ left: `${share}%` }}
        />
        <span className="tag absolute bottom-2 left-2" data-look="on-picture" aria-hidden="true">
          {versionName(left)}
        </span>
        <span className="tag absolute right-2 bottom-2" data-look="on-picture" aria-hidden="true">
          {versionName(right)}
        </span>
        <input
          type="range"
          aria-label={upgradeLabels.divider}
          min={0}
          max={100}
          value={share}
          className="absolute inset-0 size-full cursor-ew-resize opacity-0"
          onChange={(event) => {
            setShare(Number(event.target.value));
          }}
        />
      </Frame>
      <Button
        size="small"
        onClick={() => {
          setShare(share > 50 ? 0 : 100);
        }}
      >
        {upgradeLabels.showOther}
      </Button>
    </div>
  );
}

function Medium({ version: { url, made_by: maker } }: { version: SceneVersion }) {
  if (url === null) {
    return null;
  }
  const fill = 'absolute inset-0 size-full object-cover';
  return isClipUrl(url) ? (
    <video src={stillUrl(url, maker)} muted playsInline loop tabIndex={-1} className={fill} />
  ) : (
    <img src={url} alt="" className={fill} />
  );
}

/** Two clips play from the same moment on, unless the viewer wants nothing to move. */
function useStepInStep(frame: React.RefObject<HTMLDivElement | null>, key: string): void {
  useEffect(() => {
    const clips = [...(frame.current?.querySelectorAll('video') ?? [])];
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    for (const clip of clips) {
      clip.currentTime = 0;
      // A browser may refuse to play by itself: the first picture is compared then.
      clip.play().catch(() => undefined);
    }
    return () => {
      for (const clip of clips) {
        clip.pause();
      }
    };
  }, [frame, key]);
}
