// Draws strokes with Skottie (Skia's player of Lottie animations, from CanvasKit) and encodes them with the same x264:
// `node skottie.mjs STROKES.json OUT.mp4`. Prints how many seconds it took from the first frame to the finished file.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  AV_LOG_ERROR,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  Encoder,
  FF_ENCODER_LIBX264,
  Frame,
  Log,
  Muxer,
  Rational,
  SoftwareScaleContext,
  SWS_FAST_BILINEAR,
} from 'node-av';

const require = createRequire(import.meta.url);
const full = require.resolve('canvaskit-wasm/bin/full/canvaskit.js');
const canvasKit = await require(full)({ locateFile: (file) => join(dirname(full), file) });

const [input, output] = process.argv.slice(2);
const { width, height, framesPerSecond, frames, paper, strokes, x264 } = JSON.parse(
  await readFile(input, 'utf8'),
);

const still = (k) => ({ a: 0, k });
const animation = canvasKit.MakeManagedAnimation(JSON.stringify(lottieOf()), {});
const surface = canvasKit.MakeSurface(width, height);
const canvas = surface.getCanvas();
const pixels = {
  width,
  height,
  colorType: canvasKit.ColorType.RGBA_8888,
  alphaType: canvasKit.AlphaType.Premul,
  colorSpace: canvasKit.ColorSpace.SRGB,
};
const memory = canvasKit.Malloc(Uint8Array, width * height * 4);
const background = canvasKit.parseColorString(paper);

Log.setLevel(AV_LOG_ERROR);
const timeBase = new Rational(1, framesPerSecond);
const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
  context: { framerate: new Rational(framesPerSecond, 1), timeBase, threadCount: 2 },
  options: x264,
});
const muxer = await Muxer.open(output, { format: 'mp4' });
const stream = muxer.addStream(encoder);
const scaler = new SoftwareScaleContext();
scaler.getContext(width, height, AV_PIX_FMT_RGBA, width, height, AV_PIX_FMT_YUV420P, SWS_FAST_BILINEAR);

const started = performance.now();
let pending = Promise.resolve();
for (let index = 0; index < frames; index++) {
  animation.seekFrame(index);
  canvas.clear(background);
  animation.render(canvas, canvasKit.LTRBRect(0, 0, width, height));
  surface.flush();
  canvas.readPixels(0, 0, pixels, memory);
  // Each frame is drawn while the encoder works on the one before, as in the other renderer.
  await pending;
  pending = encode(Buffer.from(memory.toTypedArray()), BigInt(index));
}
await pending;
await save(await encoder.encodeAll(null));
encoder.close();
await muxer.close();
console.log((performance.now() - started) / 1000);
process.exit(0);

async function encode(bytes, pts) {
  const drawn = Frame.fromVideoBuffer(bytes, { width, height, format: AV_PIX_FMT_RGBA, timeBase, pts });
  const frame = new Frame();
  frame.alloc();
  frame.width = width;
  frame.height = height;
  frame.format = AV_PIX_FMT_YUV420P;
  frame.allocBuffer();
  await scaler.scaleFrame(frame, drawn);
  frame.pts = pts;
  frame.timeBase = timeBase;
  await save(await encoder.encodeAll(frame));
  frame.free();
  drawn.free();
}

async function save(packets) {
  for (const packet of packets) {
    await muxer.writePacket(packet, stream);
    packet.free();
  }
}

/** Every stroke a path whose end is trimmed forward while it is drawn: how Lottie files draw lines. */
function lottieOf() {
  const layers = strokes.map((stroke, index) => ({
    ty: 4,
    ind: index + 1,
    ip: stroke.start,
    op: frames + 1,
    st: 0,
    ks: { o: still(100), r: still(0), p: still([0, 0]), a: still([0, 0]), s: still([100, 100]) },
    shapes: [{ ty: 'gr', it: shapesOf(stroke) }],
  }));
  // The first layer of a Lottie file is the uppermost.
  return {
    v: '5.7.0',
    fr: framesPerSecond,
    ip: 0,
    op: frames + 1,
    w: width,
    h: height,
    layers: layers.reverse(),
  };
}

function shapesOf({ points, width: lineWidth, colour, start, end }) {
  const straight = points.map(() => [0, 0]);
  const line = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };
  const drawnPart = [
    { t: start, s: [0], ...line },
    { t: Math.max(start + 0.01, end), s: [100] },
  ];
  return [
    { ty: 'sh', ks: still({ i: straight, o: straight, v: points, c: false }) },
    { ty: 'tm', s: still(0), e: { a: 1, k: drawnPart }, o: still(0), m: 1 },
    {
      ty: 'st',
      c: still([...colour.map((part) => part / 255), 1]),
      o: still(100),
      w: still(lineWidth),
      lc: 2,
      lj: 2,
    },
    { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
  ];
}
