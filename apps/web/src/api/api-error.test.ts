import { sentences } from '@kinora/contract/sentences';
import { describe, expect, it } from 'vitest';
import { ApiError, failureText } from './api-error.ts';

function refused(status: number): ApiError {
  return new ApiError('The reason.', { status, code: null, fields: [] });
}

describe('what a failed call says', () => {
  it('ERR-03 puts the reason of a refusal into the sentence of the action', () => {
    expect(failureText(refused(422), sentences.failure.create)).toBe('An error occurred: The reason.');
  });

  it('ERR-01 says why a prompt could not be enhanced', () => {
    expect(failureText(refused(429), sentences.failure.enhancePrompt)).toBe(
      'Failed to enhance prompt: The reason.',
    );
  });

  it('ERR-04 says the server is away for no answer and for every 5xx, before any other wording', () => {
    for (const status of [0, 500, 503]) {
      expect(failureText(refused(status), sentences.failure.create)).toBe(
        'Backend is offline. Please try again later.',
      );
    }
  });
});
