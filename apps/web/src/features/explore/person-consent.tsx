import { sentences } from '@kinora/contract/sentences';
import { failureText } from '../../api/api-error.ts';
import { useGiveConsent } from '../../api/give-consent.ts';

/** Asked once, at the photographs: whose face it is. The tick is what the server keeps. */
export function PersonConsent() {
  const consent = useGiveConsent();
  const words = sentences.consent;
  return (
    <fieldset className="mx-4 mb-3 grid gap-2 rounded-control border border-line bg-raised p-3">
      <legend className="px-1 font-semibold">{words.personPhotographTitle}</legend>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          className="mt-0.5 size-4 flex-none accent-(--accent-fill)"
          checked={consent.isPending || consent.isSuccess}
          disabled={consent.isPending}
          onChange={() => {
            consent.mutate('person_photograph');
          }}
        />
        {words.personPhotograph}
      </label>
      <p className="text-12 text-ink-2">{words.personPhotographOnce}</p>
      {consent.isError && (
        <p role="alert" className="text-bad">
          {failureText(consent.error, (reason) => reason)}
        </p>
      )}
    </fieldset>
  );
}
