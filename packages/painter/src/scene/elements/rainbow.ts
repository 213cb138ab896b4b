import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';

const bands = ['#e8443f', '#f08a34', '#f4d548', '#5bbf5a', '#3f9ad8', '#4a5cc0', '#8a4fb0'] as const;

/** A bow over the land on the side away from the sun, softer towards its feet. */
export function paintRainbow({ context, frame }: Sheet, scene: Scene): void {
  const { width, height } = frame;
  const x = (scene.light.sunX > 0.5 ? 0.36 : 0.64) * width;
  const y = scene.horizon + height * 0.06;
  const radius = Math.min(width * 0.44, scene.horizon * 0.86);
  const band = radius * 0.026;
  context.save();
  context.lineWidth = band * (scene.style.isGeometric ? 1.02 : 1.7);
  bands.forEach((colour, index) => {
    const tint = mix(hex(colour), scene.light.haze, 0.12);
    const gradient = context.createLinearGradient(0, y - radius, 0, y);
    gradient.addColorStop(0, css(tint, 0.62));
    gradient.addColorStop(1, css(tint, 0.3));
    context.strokeStyle = gradient;
    context.beginPath();
    context.arc(x, y, radius - index * band, Math.PI, 2 * Math.PI);
    context.stroke();
  });
  context.restore();
}
