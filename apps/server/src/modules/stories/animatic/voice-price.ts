import type { AnimaticAnswer } from '@kinora/contract/api';
import type { Voice } from '@kinora/contract/voices';
import type { NarrationInput } from '../narration/narration-steps.ts';

type PricedVoice = Pick<Voice, 'voice_id' | 'dollars_per_million'>;

function priceOf(voiceId: string, voices: readonly PricedVoice[]): number | null | undefined {
  return voices.find((voice) => voice.voice_id === voiceId)?.dollars_per_million;
}

/** Whether a service is paid for one of who speaks, whatever it asks. */
export function isPaid({ parts }: NarrationInput, voices: readonly PricedVoice[]): boolean {
  return parts.some(({ voiceId }) => priceOf(voiceId, voices) !== undefined);
}

/** What speaking costs; null where it costs nothing. */
export function voicePrice(
  inputs: readonly NarrationInput[],
  voices: readonly PricedVoice[],
): AnimaticAnswer['price'] {
  const paid = inputs.filter((input) => isPaid(input, voices));
  if (paid.length === 0) {
    return null;
  }
  const costs = paid.flatMap(({ parts }) =>
    parts.map(({ voiceId, text }) => {
      const price = priceOf(voiceId, voices);
      return price === undefined || price === null ? price : [...text].length * price;
    }),
  );
  const isKnown = costs.every((cost) => cost !== null);
  return {
    scenes: paid.length,
    // Divided once, so that no rounding adds up.
    dollars: isKnown ? costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) / 1_000_000 : null,
  };
}
