import { Link } from '@tanstack/react-router';
import { sentences } from '@kinora/contract';
import type { Reason } from '@kinora/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { pickerFor } from './picker-name.ts';
import type { PickerName } from './picker-name.ts';

interface ReasonLineProps {
  reasons: readonly Reason[];
  failure: string | null;
  /** Before anything is written the box does not complain. */
  isTouched: boolean;
  onOpenPicker: (picker: PickerName) => void;
}

const CONTINUES = / to continue\.$/;

/** The first thing in the way, as a link to what mends it; a failed start in the server's words. */
export function ReasonLine({ reasons, failure, isTouched, onOpenPicker }: ReasonLineProps) {
  const reason = reasons[0];
  if (failure !== null) {
    return (
      <p role="alert" className="flex items-center gap-2 text-bad max-sm:w-full">
        <CircleAlert size={16} aria-hidden="true" className="flex-none" />
        {failure}
      </p>
    );
  }
  if (reason === undefined) {
    return (
      <p className="flex items-center gap-2 text-ink-2 max-sm:w-full">
        <CircleCheck size={16} aria-hidden="true" className="flex-none text-ok" />
        {sentences.account.refused}
      </p>
    );
  }
  return (
    <p role="status" className="flex items-center gap-2 text-ink-2 max-sm:w-full">
      <CircleAlert
        size={16}
        aria-hidden="true"
        className={isTouched ? 'flex-none text-warn' : 'flex-none text-ink-3'}
      />
      <ReasonSentence reason={reason} onOpenPicker={onOpenPicker} />
    </p>
  );
}

function ReasonSentence({
  reason,
  onOpenPicker,
}: {
  reason: Reason;
  onOpenPicker: (picker: PickerName) => void;
}) {
  const picker = pickerFor(reason.field);
  if (reason.status === 402 || reason.status === 403) {
    return (
      <span>
        {reason.sentence}{' '}
        <Link to="/pricing" className="link font-semibold text-ink">
          Compare plans
        </Link>
      </span>
    );
  }
  if (picker === null) {
    return <span>{reason.sentence}</span>;
  }
  const rest = CONTINUES.exec(reason.sentence)?.[0] ?? '';
  return (
    <span>
      <button
        type="button"
        className="link font-semibold text-ink"
        onClick={() => {
          onOpenPicker(picker);
        }}
      >
        {reason.sentence.slice(0, reason.sentence.length - rest.length)}
      </button>
      {rest}
    </span>
  );
}
