import { CircleAlert } from 'lucide-react';

/** A sentence about the whole form, above its button. */
export function FormFailure({ sentence }: { sentence: string | null }) {
  if (sentence === null) {
    return null;
  }
  return (
    <p role="alert" className="flex items-center gap-2 text-bad">
      <CircleAlert size={16} aria-hidden="true" className="flex-none" />
      {sentence}
    </p>
  );
}
