import { pictureKeys } from '../pictures/picture-keys.ts';
import { pictureWish } from '../pictures/testing/picture-fixture.ts';
import { describeAnsweringVendor } from '../testing/conformance/describe-answering-vendor.ts';
import type { AnsweringScenes } from '../testing/conformance/vendor-fixture.ts';
import { openai } from './index.ts';
import { startOpenAi } from './testing/openai-fixture.ts';

const scenes: AnsweringScenes = {
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
    'submit-other',
  ],
  refusals: [
    ['submit-status:400', 'invalid_input'],
    ['submit-status:401', 'auth'],
    ['unverified', 'auth'],
    ['submit-status:402', 'no_credit'],
    ['no-quota', 'no_credit'],
    ['bill', 'no_credit'],
    ['submit-status:413', 'invalid_input'],
    ['busy:7', 'rate_limited'],
    ['moderation', 'policy'],
  ],
  cutSubmit: (bytes) => `submit-cut:${bytes}`,
  policy: ['moderation', 'content-policy'],
  unusable: ['result-html', 'result-half', 'result-clip', 'result-empty', 'url-private'],
  longAnswer: (bytes) => `submit-long:${bytes}`,
};

describeAnsweringVendor(openai, {
  scenes,
  async start() {
    const fixture = await startOpenAi();
    const { server, picture } = fixture;
    return {
      ...fixture,
      vendor: openai,
      scenes,
      apiKey: server.apiKey,
      foreignKey: 'sk-secret-of-somebody-else',
      nowhere: { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
      open: ({ limits: { resultBytes, ...limits } = {}, ...particular } = {}) =>
        fixture.open({
          ...particular,
          limits: { ...limits, ...(resultBytes === undefined ? {} : { answerBytes: resultBytes }) },
        }),
      plain: {
        key: 'dalle_3',
        wish: (scene) => pictureWish({ prompt: scene === undefined ? 'A cat' : `A cat [[${scene}]]` }),
      },
      wishFor: ({ key }, aspectRatio) =>
        pictureWish({ aspectRatio, pictures: pictureKeys[key]?.isEdit ? [picture] : [] }),
      play: (scene) => server.play(scene),
      submits: () => server.submits.length,
      charges: () => [...server.charges.values()],
      trespasses: () => server.neighbourAsked,
    };
  },
});
