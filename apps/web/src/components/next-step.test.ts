import { sentences } from '@kinora/contract/sentences';
import { expect, it } from 'vitest';
import { nextStepAfter } from './next-step.ts';

it('REAL-19 offers after a vendor’s failure what its sentence tells to do', () => {
  const { mediaService, paid, notice } = sentences;
  expect([mediaService.policy, mediaService.refused].map(nextStepAfter)).toEqual(['prompt', 'prompt']);
  expect(nextStepAfter(mediaService.invalid('image', 'too small'))).toBe('prompt');
  const others = [mediaService.gone, mediaService.noCredit, paid.disconnected, paid.budgetReached];
  expect(others.map(nextStepAfter)).toEqual(['model', 'model', 'model', 'model']);
  const passing = [mediaService.busy, mediaService.failed, mediaService.unusable, notice.paidCallUnknown];
  expect(passing.map(nextStepAfter)).toEqual(['again', 'again', 'again', 'again']);
});
