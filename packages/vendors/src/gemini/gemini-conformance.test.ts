import { pictureKeys } from '../pictures/picture-keys.ts';
import { pictureWish } from '../pictures/testing/picture-fixture.ts';
import { describeAnsweringVendor } from '../testing/conformance/describe-answering-vendor.ts';
import type { AnsweringScenes } from '../testing/conformance/vendor-fixture.ts';
import { gemini } from './index.ts';
import { startGemini } from './testing/gemini-fixture.ts';

const scenes: AnsweringScenes = {
  lostSubmits: [
    'drop-before',
    'drop-after',
    'submit-hang',
    'submit-status:408',
    'submit-status:499',
    'submit-status:500',
    'submit-status:503',
    'submit-status:504',
    'submit-html',
    'submit-redirect',
    'submit-malformed',
    'submit-other',
  ],
  refusals: [
    ['submit-status:400', 'invalid_input'],
    ['precondition', 'auth'],
    ['submit-status:401', 'auth'],
    ['forbidden', 'auth'],
    ['no-credit', 'no_credit'],
    ['submit-status:404', 'gone'],
    ['submit-status:413', 'invalid_input'],
    ['busy:35', 'rate_limited'],
  ],
  cutSubmit: (bytes) => `submit-cut:${bytes}`,
  policy: [
    'finish:IMAGE_SAFETY',
    'finish:IMAGE_PROHIBITED_CONTENT',
    'finish:PROHIBITED_CONTENT',
    'finish:SAFETY',
    'finish:RECITATION',
    'finish:IMAGE_RECITATION',
    'finish:NO_IMAGE',
    'finish:IMAGE_OTHER',
    'block:SAFETY',
    'block:OTHER',
    'block:BLOCKLIST',
    'block:PROHIBITED_CONTENT',
    'block:IMAGE_SAFETY',
    'text-only',
    'no-candidates',
  ],
  unusable: ['result-html', 'result-half', 'result-clip'],
  longAnswer: (bytes) => `submit-long:${bytes}`,
};

describeAnsweringVendor(gemini, {
  scenes,
  async start() {
    const fixture = await startGemini();
    const { server, picture } = fixture;
    return {
      ...fixture,
      vendor: gemini,
      scenes,
      apiKey: server.apiKey,
      foreignKey: 'AIzaSecretOfSomebodyElse',
      nowhere: { GEMINI_BASE_URL: 'http://127.0.0.1:1/v1beta' },
      open: ({ limits: { resultBytes, ...limits } = {}, ...particular } = {}) =>
        fixture.open({
          ...particular,
          limits: { ...limits, ...(resultBytes === undefined ? {} : { answerBytes: resultBytes }) },
        }),
      plain: {
        key: 'gemini_2_5_flash',
        wish: (scene) => pictureWish({ prompt: scene === undefined ? 'A cat' : `A cat [[${scene}]]` }),
      },
      wishFor: ({ key }, aspectRatio) =>
        pictureWish({ aspectRatio, pictures: pictureKeys[key]?.isEdit ? [picture] : [] }),
      play: (scene) => server.play(scene),
      submits: () => server.submits.length,
      charges: () => [...server.charges.values()],
      trespasses: () => [],
    };
  },
});
