import { CircleCheck } from 'lucide-react';
import { useApplyForAccess } from '../../api/apply-for-access.ts';
import { accessLabels } from '../../labels/access.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { formErrors } from '../../components/forms/field-errors.ts';
import { fieldText } from '../../components/forms/form-values.ts';

/** Asks for an invitation by e-mail; the answer takes the place of the form. */
export function ApplyForm() {
  const apply = useApplyForAccess();
  const errors = formErrors(apply.error);
  if (apply.isSuccess) {
    return (
      <p role="status" className="flex items-center gap-2">
        <CircleCheck size={16} aria-hidden="true" className="flex-none text-ok" />
        {apply.data.message}
      </p>
    );
  }
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        apply.mutate({ email: fieldText(new FormData(event.currentTarget), 'email').trim() });
      }}
    >
      <TextField
        label={accessLabels.applicationEmail}
        isLabelHidden
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder={accessLabels.exampleEmail}
        className="min-w-0 flex-1"
        error={errors.fields['email'] ?? errors.form ?? undefined}
      />
      <Button type="submit" isBusy={apply.isPending}>
        {accessLabels.apply}
      </Button>
    </form>
  );
}
