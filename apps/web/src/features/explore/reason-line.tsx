import { Link } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import type { Reason } from '@kinora/contract/readiness';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { labels } from '../../labels/index.ts';
import type { PickerName } from './picker-name.ts';

interface ReasonLineProps {
  reasons: readonly Reason[];
  failure: string | null;
  /** Before anything is written the box does not complain. */
  isTouched: boolean;
  /** The button was pressed all the same: the reason is said aloud. */
  isPressed: boolean;
  pickerFor: (field: string | null) => PickerName | null;
  onOpenPicker: (picker: PickerName) => void;
}

const CONTINUES = / to continue\.$/;

/** The first thing in the way, as a link to what mends it; a failed start in the server's words. */
export function ReasonLine(props: ReasonLineProps) {
  const { reasons, failure, isTouched, isPressed, onOpenPicker } = props;
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
    <p
      // A new element, so that the alert is announced.
      key={isPressed ? 'alert' : 'status'}
      role={isPressed ? 'alert' : 'status'}
      className="flex items-center gap-2 text-ink-2 max-sm:w-full"
    >
      <CircleAlert
        size={16}
        aria-hidden="true"
        className={isTouched || isPressed ? 'flex-none text-warn' : 'flex-none text-ink-3'}
      />
      <ReasonSentence reason={reason} picker={props.pickerFor(reason.field)} onOpenPicker={onOpenPicker} />
    </p>
  );
}

interface ReasonSentenceProps {
  reason: Reason;
  picker: PickerName | null;
  onOpenPicker: (picker: PickerName) => void;
}

function ReasonSentence({ reason, picker, onOpenPicker }: ReasonSentenceProps) {
  if (reason.status === 402 || reason.status === 403) {
    return (
      <span>
        {reason.sentence}{' '}
        <Link to="/pricing" className="link font-semibold text-ink">
          {labels.common.comparePlans}
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
