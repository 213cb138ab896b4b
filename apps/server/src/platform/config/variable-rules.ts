import type { ConfigProblem } from './environment-source.ts';
import { explainWeakSecret } from './secret-strength.ts';

/** Variables that only make sense together: the first needs the others. */
const TOGETHER: readonly (readonly [string, ...string[]])[] = [
  ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['LLM_API_KEY', 'LLM_BASE_URL'],
  ['LLM_PRICES', 'LLM_BASE_URL'],
  ['SPEECH_BASE_URL', 'SPEECH_MODEL'],
  ['SPEECH_PRICE', 'SPEECH_BASE_URL'],
];

/** Variables that are missing beside one that is set. */
export function findRelatedProblems(given: Readonly<Record<string, string>>): ConfigProblem[] {
  return TOGETHER.flatMap(([first, ...others]) =>
    given[first] === undefined
      ? []
      : others
          .filter((name) => given[name] === undefined)
          .map((name) => ({ name, message: `is missing: ${first} is set and needs it` })),
  );
}

/** One half of an installation cannot share the other half's bundled database: it stops with its process. */
export function findRoleProblem(given: Readonly<Record<string, string>>): ConfigProblem[] {
  const isHalf = given['KINORA_ROLE'] === 'api' || given['KINORA_ROLE'] === 'worker';
  return isHalf && given['DATABASE_URL'] === undefined
    ? [
        {
          name: 'DATABASE_URL',
          message: `is missing: KINORA_ROLE=${given['KINORA_ROLE']} needs a shared database`,
        },
      ]
    : [];
}

/** A secret that could be guessed. */
export function findSecretProblem(secret: string | undefined): ConfigProblem[] {
  const weakness = secret === undefined ? null : explainWeakSecret(secret);
  return weakness === null ? [] : [{ name: 'KINORA_SECRET', message: weakness }];
}
