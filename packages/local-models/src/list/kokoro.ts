import type { ListedFile, ListedModel } from './listed-model.ts';

const exportOfModel =
  'onnx-community/Kokoro-82M-v1.0-ONNX-timestamped/resolve/dd4401a9add81ac692d20e240d22ec9dda82cc29';
const exportOfVoices = 'onnx-community/Kokoro-82M-v1.0-ONNX/resolve/1939ad2a8e416c0acfeecc08a694d14ef25f2231';

/** 510 lengths of sentences, 256 numbers each. */
const VOICE_BYTES = 522_240;

/** SHA-256 of the voices' files as the hub's Git LFS names them; null: what the hub states at the download. */
const voices: Readonly<Record<string, string | null>> = {
  af_heart: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  af_bella: 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b',
  af_nicole: 'cd2191ab31b914ed7b318416b0e4440fdf392ddad9106a060819aa600a64f59a',
  af_sarah: '4409fbc125afabacc615d94db5398d847006a737b0247d6892b7a9a0007a2f0a',
  af_aoede: '4a004c33430762e2461eedb2013fad808ef4ab3121f5300f554476caf58d8361',
  af_kore: '9be5221b6a941c04b561959b8ff0b06e809444dcc4ab7e75a7b23606f691819e',
  am_michael: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  am_fenrir: 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43',
  am_puck: 'fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0',
  bf_emma: '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73',
  bf_isabella: '3754352c4aaa46d17f27654ab7518d65b62ad6163a0f55a5f4330c2da2c4e94f',
  bm_george: 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc',
  bm_fable: 'f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1',
  ef_dora: 'f66ec66bd295acb18372e37008533a9a3228483ccd294e7538d5d9294ac9a532',
  em_alex: '27809e9eafdcbcfff90a3016c697568676531de2a2c39cee29c96c7bd6b83e95',
  ff_siwis: null,
  hf_alpha: null,
  hf_beta: null,
  hm_omega: null,
  hm_psi: null,
  if_sara: null,
  im_nicola: null,
  jf_alpha: null,
  jf_gongitsune: null,
  jf_tebukuro: null,
  jf_nezumi: null,
  jm_kumo: null,
};

/** Kokoro-82M in the export that tells how long each sound lasts, with the voices of Kinora's six languages. */
export const kokoro: ListedModel = {
  name: 'kokoro-82m',
  title: 'Kokoro-82M',
  purpose: 'Natural voices in English, Spanish, French, Hindi, Italian and Japanese',
  licence: 'Apache-2.0',
  by: 'hexgrad; ONNX export by onnx-community',
  source: { kind: 'hub', hub: 'https://huggingface.co' },
  files: [
    {
      name: 'onnx/model.onnx',
      address: `${exportOfModel}/onnx/model.onnx`,
      bytes: 325_532_171,
      sha256: '651ea8291843a92276a4a003581a215cb07d15e47dde6fcfb1b768f9a1682054',
    },
    ...Object.entries(voices).map(([voice, sha256]): ListedFile => ({
      name: `voices/${voice}.bin`,
      address: `${exportOfVoices}/voices/${voice}.bin`,
      bytes: VOICE_BYTES,
      sha256,
    })),
  ],
};
