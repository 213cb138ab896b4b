import { describeMediaVendor } from '../testing/conformance/describe-media-vendor.ts';
import type { VendorScenes } from '../testing/conformance/vendor-fixture.ts';
import { comfyui } from './index.ts';
import { clipWish, pictureWish, startComfyui } from './testing/comfyui-fixture.ts';

const scenes: VendorScenes = {
  isKeyless: true,
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
    ['missing-node', 'invalid_input'],
    ['submit-status:400', 'invalid_input'],
    ['submit-status:401', 'auth'],
    ['submit-status:403', 'auth'],
    // Nothing of ComfyUI's answers so: it starts behind a proxy.
    ['submit-status:404', 'transient'],
    ['submit-status:413', 'invalid_input'],
    ['submit-status:429', 'rate_limited'],
  ],
  cutSubmit: (bytes) => `submit-cut:${bytes}`,
  failures: [
    ['fail:Expected all tensors to be on the same device', 'invalid_input'],
    ['memory', 'invalid_input'],
    ['wordless', 'invalid_input'],
    ['empty', 'invalid_input'],
    // What costs nothing is sent again.
    ['forget', 'transient'],
  ],
  policy: [],
  unanswered: [
    'queue-html',
    'queue-malformed',
    'queue-cut:20',
    'queue-cut:120',
    'queue-status:404',
    'queue-status:500',
    'history-html',
    'history-malformed',
    'history-cut:30',
    'history-cut:190',
    'history-status:404',
    'history-status:500',
  ],
  silent: ['queue-hang', 'history-hang'],
  endless: 'endless',
  unusable: [
    'media-html',
    'media-half',
    'media-cut:150',
    'media-other',
    'media-redirect',
    'media-declared:500000',
    'media-long:500000',
    'media-expired',
    'outside',
  ],
  tooLarge: `media-declared:${600 * 1024 * 1024}`,
  cutResult: (bytes) => `media-cut:${bytes}`,
  silentResult: 'media-hang',
};

describeMediaVendor(comfyui, {
  scenes,
  async start() {
    const fixture = await startComfyui();
    const { server, picture } = fixture;
    return {
      ...fixture,
      vendor: comfyui,
      scenes,
      apiKey: '',
      foreignKey: '',
      nowhere: { COMFYUI_URL: 'http://127.0.0.1:1' },
      plain: {
        key: 'flux_v1',
        wish: (scene) => pictureWish({ prompt: scene === undefined ? 'A cat' : `A cat [[${scene}]]` }),
      },
      wishFor: ({ medium }, aspectRatio) =>
        medium === 'picture' ? pictureWish({ aspectRatio }) : clipWish({ aspectRatio, pictures: [picture] }),
      play: (scene) => server.play(scene),
      submits: () => server.submits.length,
      charges: () => [...server.charges.values()],
      trespasses: () => server.neighbourAsked,
    };
  },
});
