import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';

const green = hex('#5dffa8');
const violet = hex('#a86bff');

/** Northern lights: curtains of light that hang over the sky in folds, green below and violet above. */
export function paintAurora({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('aurora');
  const noise = scene.noise('aurora');
  const { width, height, bleed } = frame;
  const strength = 0.2 + 0.4 * scene.light.darkness;
  const step = Math.max(2, frame.width / 260);
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (let curtain = 0; curtain < 3; curtain++) {
    const base = scene.horizon * (0.5 + curtain * 0.16);
    const phase = between(random, 0, 40);
    const tint = mix(green, [120, 220, 255], random() * 0.35);
    for (let x = -bleed; x < width + bleed; x += step) {
      const along = x / width;
      const fold = noise.at(along * 2.2 + phase, curtain * 7);
      const ray = noise.at(along * 26 + phase, curtain * 11 + 3);
      const low = base + (fold - 0.5) * height * 0.3;
      const tall = height * (0.14 + 0.2 * ray);
      const alpha = strength * (0.35 + 0.65 * ray) * (1 - curtain * 0.22);
      const gradient = context.createLinearGradient(0, low - tall, 0, low + height * 0.03);
      gradient.addColorStop(0, css(violet, 0));
      gradient.addColorStop(0.45, css(mix(violet, tint, 0.5), alpha * 0.4));
      gradient.addColorStop(0.86, css(tint, alpha));
      gradient.addColorStop(1, css(tint, 0));
      context.fillStyle = gradient;
      context.fillRect(x, low - tall, step + 0.6, tall + height * 0.03);
    }
  }
  context.restore();
}
