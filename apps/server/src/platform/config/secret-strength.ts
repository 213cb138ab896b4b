const LENGTH_MINIMUM = 32;
const DISTINCT_MINIMUM = 12;
const FAMOUS = /change.?me|secret|password|example|kinora|default|1234|abcd/i;

/** Whether a secret is as long and as mixed as random ones are; those that Kinora makes always are. */
export function isLikeRandom(secret: string): boolean {
  return secret.length >= LENGTH_MINIMUM && new Set(secret).size >= DISTINCT_MINIMUM;
}

/** Why a secret could be guessed, or null. 32 random characters of any usual alphabet pass. */
export function explainWeakSecret(secret: string): string | null {
  if (secret.length < LENGTH_MINIMUM) {
    return `is too short: use at least ${LENGTH_MINIMUM} random characters, for example from 'openssl rand -base64 32'`;
  }
  if (!isLikeRandom(secret) || FAMOUS.test(secret)) {
    return "looks guessable: use random characters, for example from 'openssl rand -base64 32'";
  }
  return null;
}
