import { ApiError, failureText } from '../../api/api-error.ts';

export interface FormErrors {
  /** A sentence for the whole form. */
  form: string | null;
  /** A sentence per field. */
  fields: Readonly<Record<string, string>>;
}

/** Errors of a refused form, at their fields where the server named them. */
export function formErrors(error: unknown): FormErrors {
  if (error === null || error === undefined) {
    return { form: null, fields: {} };
  }
  const named = error instanceof ApiError ? error.fields.filter((field) => field.field !== '') : [];
  const fields = Object.fromEntries(named.map((field) => [field.field, field.detail]));
  return { form: named.length > 0 ? null : failureText(error, (reason) => reason), fields };
}
