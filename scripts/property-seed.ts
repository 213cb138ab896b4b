import fc from 'fast-check';

const GATE_SEED = 2_012_261_182;

/**
 * Property tests draw the same cases in every `npm test`: a change is judged by what it changed, not by a draw.
 * `npm run test:all` draws new ones each time; a failure there prints its seed.
 */
if (process.env['KINORA_SLOW_TESTS'] !== '1') {
  fc.configureGlobal({ seed: GATE_SEED });
}
