import { describeMediaVendor } from '../testing/conformance/describe-media-vendor.ts';
import type { VendorScenes } from '../testing/conformance/vendor-fixture.ts';
import { shapeOf } from './bindings.ts';
import { fal } from './index.ts';
import { clipWish, pictureWish, startFal } from './testing/fal-fixture.ts';

const scenes: VendorScenes = {
  lostSubmits: [
    'drop-before',
    'drop-after',
    'submit-hang',
    'submit-status:408',
    'submit-status:500',
    'submit-status:502',
    'submit-status:504',
    'submit-html',
    'submit-redirect',
    'submit-malformed',
  ],
  refusals: [
    ['locked', 'no_credit'],
    ['forbidden', 'auth'],
    ['submit-status:401', 'auth'],
    ['submit-status:402', 'no_credit'],
    ['submit-status:404', 'gone'],
    ['submit-status:413', 'invalid_input'],
    ['submit-status:429', 'rate_limited'],
  ],
  cutSubmit: (bytes) => `submit-cut:${bytes}`,
  failures: [
    ['fail:image_too_small', 'invalid_input'],
    ['fail:file_download_error', 'invalid_input'],
    ['fail:no_media_generated', 'invalid_input'],
    ['fail:generation_timeout', 'transient'],
    ['fail:500', 'transient'],
    ['fail:503', 'transient'],
    ['fail:504', 'transient'],
    // What was made and holds nothing was paid for: it is not asked for again by itself.
    ['empty', 'unknown'],
  ],
  policy: ['fail:policy', 'fail:content_policy_violation', 'nsfw'],
  unanswered: [
    'status-html',
    'status-malformed',
    'status-cut:20',
    'status-cut:140',
    'status-status:400',
    'status-status:500',
    'result-html',
    'result-page:400',
    'result-page:422',
    'result-malformed',
    'result-cut:30',
    'result-cut:190',
  ],
  silent: ['status-hang', 'result-hang'],
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

describeMediaVendor(fal, {
  scenes,
  async start() {
    const fixture = await startFal();
    const { server, picture, narration } = fixture;
    return {
      ...fixture,
      vendor: fal,
      scenes,
      apiKey: server.apiKey,
      foreignKey: 'another:secret-of-somebody',
      nowhere: Object.fromEntries(Object.keys(server.addresses).map((name) => [name, 'http://127.0.0.1:1'])),
      plain: {
        key: 'flux_v1',
        wish: (scene) => pictureWish({ prompt: scene === undefined ? 'A cat' : `A cat [[${scene}]]` }),
      },
      wishFor(binding, aspectRatio) {
        const { pictures, narration: heard } = shapeOf(binding.endpoint);
        const least = pictures?.least ?? 0;
        const wish = { aspectRatio, pictures: Array.from({ length: least }, () => picture) };
        const spoken = heard === null ? {} : { narration };
        return binding.medium === 'picture' ? pictureWish(wish) : clipWish(wish, spoken);
      },
      play: (scene) => server.play(scene),
      submits: () => server.submits.length,
      charges: () => [...server.charges.values()],
      trespasses: () => server.neighbourAsked,
    };
  },
});
