import type { AnimaticAnswer } from '@kinora/contract/api';
import { animaticLabels } from '../../../labels/animatic.ts';
import { makerLabels } from '../../../labels/makers.ts';
import { formatDollars } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface AnimaticNotesProps {
  answer: AnimaticAnswer;
  isBusy: boolean;
  onBuy: () => void;
}

/** What is there, what is on its way, what could not be made, and what costs money before it is. */
export function AnimaticNotes({ answer, isBusy, onBuy }: AnimaticNotesProps) {
  const { price, status } = answer;
  return (
    <div className="relative z-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-ink-2">
      <span role="status" className="flex items-center gap-2">
        {status === 'making' && <Spinner />}
        {progressOf(answer)}
      </span>
      {problemsOf(answer).map((problem) => (
        <span key={problem} className="text-bad">
          {problem}
        </span>
      ))}
      {price !== null && (
        <>
          <span>{animaticLabels.price(price.scenes)}</span>
          <Button size="small" isBusy={isBusy} onClick={onBuy}>
            {price.dollars === null
              ? animaticLabels.buy
              : makerLabels.about(animaticLabels.buy, formatDollars(price.dollars))}
          </Button>
        </>
      )}
    </div>
  );
}

function progressOf({ scenes, music, price, status }: AnimaticAnswer): string {
  const voiced = scenes.flatMap(({ narration }) => narration ?? []);
  const done = voiced.filter(({ status }) => status === 'ready').length;
  if (done < voiced.length) {
    return animaticLabels.spoken(done, voiced.length);
  }
  if (music.status === 'ready' && status === 'making') {
    return animaticLabels.clipsOnTheirWay;
  }
  if (music.status === 'ready') {
    return price === null ? animaticLabels.complete : '';
  }
  return music.status === 'failed' ? '' : animaticLabels.musicOnItsWay;
}

function problemsOf({ scenes, music }: AnimaticAnswer): string[] {
  const unspoken = scenes.flatMap(({ narration }, index) =>
    narration?.status === 'failed' ? [animaticLabels.failed(index + 1, narration.error ?? '')] : [],
  );
  return music.status === 'failed' ? [...unspoken, animaticLabels.musicFailed] : unspoken;
}
