import { describeMediaVendor } from '../testing/conformance/describe-media-vendor.ts';
import type { VendorScenes } from '../testing/conformance/vendor-fixture.ts';
import { runway } from './index.ts';
import { clipWish, startRunway } from './testing/runway-fixture.ts';

const scenes: VendorScenes = {
  lostSubmits: [
    'drop-before',
    'drop-after',
    'submit-hang',
    'submit-status:408',
    'submit-status:409',
    'submit-status:500',
    'submit-status:502',
    'submit-status:504',
    'submit-html',
    'submit-redirect',
    'submit-malformed',
  ],
  refusals: [
    ['credits', 'no_credit'],
    ['retired', 'gone'],
    ['submit-status:400', 'invalid_input'],
    ['submit-status:401', 'auth'],
    ['submit-status:402', 'no_credit'],
    ['submit-status:403', 'auth'],
    ['submit-status:404', 'gone'],
    ['submit-status:405', 'gone'],
    ['submit-status:413', 'invalid_input'],
    ['submit-status:422', 'invalid_input'],
    ['submit-status:429', 'rate_limited'],
  ],
  cutSubmit: (bytes) => `submit-cut:${bytes}`,
  failures: [
    ['fail:ASSET.INVALID', 'invalid_input'],
    ['fail:INTERNAL.BAD_OUTPUT', 'transient'],
    ['fail:INTERNAL.BAD_OUTPUT.CODE01', 'transient'],
    ['fail:INTERNAL', 'unknown'],
    ['fail:INPUT_PREPROCESSING.INTERNAL', 'unknown'],
    ['fail:THIRD_PARTY.UNAVAILABLE', 'unknown'],
    ['fail', 'unknown'],
    // What was made and holds nothing was paid for: it is not asked for again by itself.
    ['empty', 'unknown'],
  ],
  policy: [
    'fail:SAFETY.INPUT.TEXT',
    'fail:SAFETY.INPUT.IMAGE',
    'fail:SAFETY.OUTPUT.VIDEO',
    'fail:INPUT_PREPROCESSING.SAFETY.TEXT',
  ],
  unanswered: [
    'status-html',
    'status-malformed',
    'status-cut:20',
    'status-cut:140',
    'status-status:400',
    'status-status:404',
    'status-status:500',
  ],
  silent: ['status-hang'],
  endless: 'endless',
  unusable: [
    'media-html',
    'media-half',
    'media-cut:150',
    'media-other',
    'media-private',
    'media-redirect',
    'media-declared:500000',
    'media-long:500000',
    'media-expired',
  ],
  tooLarge: `media-declared:${600 * 1024 * 1024}`,
  cutResult: (bytes) => `media-cut:${bytes}`,
  silentResult: 'media-hang',
};

describeMediaVendor(runway, {
  scenes,
  async start() {
    const fixture = await startRunway();
    const { server, picture } = fixture;
    return {
      ...fixture,
      vendor: runway,
      scenes,
      apiKey: server.apiKey,
      foreignKey: 'key_another-secret-of-somebody',
      nowhere: { RUNWAYML_BASE_URL: 'http://127.0.0.1:1' },
      plain: {
        key: 'veo3_t2v',
        wish: (scene) => clipWish(scene === undefined ? {} : { prompt: `Waves roll in [[${scene}]]` }),
      },
      wishFor: ({ inputs }, aspectRatio) =>
        clipWish({ aspectRatio, ...(inputs.least > 0 ? { image: picture } : {}) }),
      play: (scene) => server.play(scene),
      submits: () => server.submits.length,
      charges: () => [...server.charges.values()],
      trespasses: () => server.neighbourAsked,
    };
  },
});
