import { Link } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import { videoStatus } from '@kinora/contract/statuses';
import { Download } from 'lucide-react';
import { useKnownVideoJob } from '../../api/get-single-job.ts';
import { makerText } from '../../components/maker-text.ts';
import { vendorPhaseText } from '../../components/vendor-name.ts';
import { FilmPlayer } from '../../components/player/film-player.tsx';
import { labels } from '../../labels/index.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** The clip below the prompt that made it, as soon as it is there. Failures are on the job's card. */
export function AnimateResult({ id }: { id: string }) {
  const answer = useKnownVideoJob(id);
  if (answer === undefined || answer.status === videoStatus.FAILED) {
    return null;
  }
  if (answer.status !== videoStatus.VIDEO_READY || answer.result_url === null) {
    return (
      <p role="status" className="flex items-center gap-2 border-t border-line px-5 py-4 text-ink-2">
        <Spinner />{' '}
        {answer.vendor_phase === null ? sentences.job.animating : vendorPhaseText(answer.vendor_phase)}
      </p>
    );
  }
  return (
    <div className="grid gap-3 border-t border-line p-4">
      <FilmPlayer
        title={sentences.job.ready.animate}
        src={answer.result_url}
        posterUrl={null}
        captionsUrl={null}
        language="en"
        ratio="16:9"
      />
      <div className="flex flex-wrap items-center gap-2">
        <a href={answer.result_url} download className="button" data-look="quiet">
          <Download size={16} aria-hidden="true" /> {labels.common.download}
        </a>
        <Link to="/" search={{ view: 'generations', tab: 'animate' }} className="link text-ink-2">
          {labels.screen.generations.animate}
        </Link>
        {answer.made_by !== null && (
          <span className="ml-auto text-12 text-ink-3">{makerText(answer.made_by)}</span>
        )}
      </div>
    </div>
  );
}
