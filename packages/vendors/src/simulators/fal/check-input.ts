import { z } from 'zod';
import { clipInputs } from './clip-inputs.ts';
import { pictureInputs } from './picture-inputs.ts';

/** As fal names what is wrong with a field. */
export interface FieldError {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** What an app makes; null: there is no such app. */
export function mediumOf(endpoint: string): 'picture' | 'clip' | null {
  if (Object.hasOwn(pictureInputs, endpoint)) {
    return 'picture';
  }
  return Object.hasOwn(clipInputs, endpoint) ? 'clip' : null;
}

/** What an app finds wrong with its input: nothing, when it takes it. */
export function checkInput(endpoint: string, body: unknown): readonly FieldError[] {
  const fields = pictureInputs[endpoint] ?? clipInputs[endpoint] ?? {};
  const read = z.strictObject(fields).safeParse(body);
  return read.success ? [] : read.error.issues.flatMap((issue) => fieldErrors(issue, body));
}

function fieldErrors(issue: z.core.$ZodIssue, body: unknown): readonly FieldError[] {
  const at = (...more: PropertyKey[]) => ['body', ...issue.path, ...more].map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      loc: at(key),
      msg: 'Extra inputs are not permitted',
      type: 'extra_forbidden',
    }));
  }
  const [field] = issue.path;
  const isMissing = field !== undefined && !Object.keys(body ?? {}).includes(String(field));
  return isMissing
    ? [{ loc: at(), msg: 'Field required', type: 'missing' }]
    : [{ loc: at(), msg: issue.message, type: issue.code === 'invalid_value' ? 'one_of' : 'value_error' }];
}
