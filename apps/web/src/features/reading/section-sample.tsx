import { useRef } from 'react';
import { EngineSample } from '../../components/engine-picker/engine-sample.tsx';
import type { ProseSection } from '../../labels/reading/prose.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { useIsSeen } from '../../lib/seen.ts';
import { Frame } from '../../ui/frame.tsx';
import { ChoiceSample } from '../../components/choice-picker/choice-sample.tsx';

type Shown = NonNullable<ProseSection['shows']>;

/** What a section is about, moving while it is in view; decoration, since the words say it. */
export function SectionSample({ shows }: { shows: Shown }) {
  const ref = useRef<HTMLDivElement>(null);
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isPlaying = useIsSeen(ref) && !prefersStill;
  return (
    <div ref={ref}>
      <Frame>
        {'engine' in shows ? (
          <EngineSample engine={shows.engine} isPlaying={isPlaying} />
        ) : (
          <ChoiceSample choice={{ key: shows.choice, sample: shows.sample }} isPlaying={isPlaying} />
        )}
      </Frame>
    </div>
  );
}
