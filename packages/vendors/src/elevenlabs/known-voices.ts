import { listVoices } from './list-voices.ts';
import type { VendorVoice } from './list-voices.ts';
import type { ElevenLabs } from './eleven-labs.ts';

/** So long an answered list holds, and so soon a service that could not be asked is asked again. */
const listHoldsMs = { answered: 600_000, failed: 30_000 } as const;

/** The account's voices, asked for once for everybody; what was told last while the service cannot be asked. */
export function openKnownVoices(
  server: ElevenLabs,
  now: () => number,
): () => Promise<readonly VendorVoice[]> {
  let known: readonly VendorVoice[] = [];
  let asked: { readonly done: Promise<void>; until: number } | undefined;
  const ask = async (): Promise<void> => {
    const listed = await listVoices(server);
    known = listed ?? known;
    // Set by whoever called this, before the first answer can have come.
    if (asked !== undefined) {
      asked.until = now() + (listed === null ? listHoldsMs.failed : listHoldsMs.answered);
    }
  };
  return async () => {
    if (asked === undefined || now() >= asked.until) {
      asked = { done: ask(), until: Number.POSITIVE_INFINITY };
    }
    await asked.done;
    return known;
  };
}
