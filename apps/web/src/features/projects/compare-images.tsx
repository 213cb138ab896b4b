import type { AspectRatio } from '@kinora/contract/catalogue';
import { useState } from 'react';
import { projectLabels } from '../../labels/projects.ts';
import { classNames } from '../../lib/class-names.ts';
import { Frame } from '../../ui/frame.tsx';

interface CompareImagesProps {
  before: string;
  after: string;
  ratio: AspectRatio;
}

/** Two pictures over each other with a divider to drag; its range input makes it work by keyboard. */
export function CompareImages({ before, after, ratio }: CompareImagesProps) {
  const [share, setShare] = useState(50);
  return (
    <Frame ratio={ratio} className={classNames('rounded-pop!', ratio === '9:16' && 'mx-auto max-h-[60dvh]')}>
      <img src={after} alt={projectLabels.shots.after} />
      <img
        src={before}
        alt={projectLabels.shots.before}
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <span
        aria-hidden="true"
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgba(0,0,0,.4)]"
        style={{ left: `${share}%` }}
      >
        <span className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full bg-white text-12 font-semibold text-[#14161d]">
          ‹ ›
        </span>
      </span>
      <span className="tag absolute bottom-2 left-2" data-look="on-picture" aria-hidden="true">
        {projectLabels.shots.before}
      </span>
      <span className="tag absolute right-2 bottom-2" data-look="on-picture" aria-hidden="true">
        {projectLabels.shots.after}
      </span>
      <input
        type="range"
        aria-label={projectLabels.shots.divider}
        min={0}
        max={100}
        value={share}
        className="absolute inset-0 size-full cursor-ew-resize opacity-0"
        onChange={(event) => {
          setShare(Number(event.target.value));
        }}
      />
    </Frame>
  );
}
