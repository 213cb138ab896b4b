import type { ServedModel } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { useChangeModel } from '../../../api/connections.ts';
import { formErrors } from '../../../components/forms/field-errors.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { fieldText } from '../../../components/forms/form-values.ts';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { modelName } from './model-names.ts';

const words = connectionLabels.models;

/** What a model costs, in dollars and in credits, where neither the service nor its kind should decide. */
export function ModelDialog({ model, onClose }: { model: ServedModel; onClose: () => void }) {
  const change = useChangeModel();
  const errors = formErrors(change.error);
  return (
    <Dialog title={words.changeOf(modelName(model.key))} width="small" onClose={onClose}>
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          change.mutate(
            {
              key: model.key,
              ...changedAmount(form, 'estimate_usd', model.own_estimate_usd),
              ...changedAmount(form, 'credits', model.credits),
            },
            {
              onSuccess: () => {
                onClose();
                void notify({ text: words.saved, tone: 'good' });
              },
            },
          );
        }}
      >
        <div>
          <TextField
            label={words.priceField}
            name="estimate_usd"
            type="number"
            inputMode="decimal"
            min={0}
            max={limits.dollars.most}
            step="any"
            defaultValue={model.own_estimate_usd ?? ''}
            error={errors.fields['estimate_usd']}
          />
          <p className="mt-1 text-12 text-ink-3">{words.usualPrice}</p>
        </div>
        <div>
          <TextField
            label={words.creditsField}
            name="credits"
            type="number"
            inputMode="decimal"
            min={0}
            max={limits.credits.largestPrice}
            step="0.01"
            defaultValue={model.credits ?? ''}
            error={errors.fields['credits']}
          />
          <p className="mt-1 text-12 text-ink-3">{words.usualCreditsNote}</p>
        </div>
        <FormFailure sentence={errors.form} />
        <Button type="submit" look="primary" isBusy={change.isPending}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  );
}

/** An empty field goes back to what is usual; one that is as it was is not sent. */
function changedAmount(
  form: FormData,
  name: 'estimate_usd' | 'credits',
  before: number | null,
): Partial<Record<'estimate_usd' | 'credits', number | null>> {
  const text = fieldText(form, name).trim();
  const amount = text === '' ? null : Number(text);
  return amount === before ? {} : { [name]: amount };
}
