import { smoothNoise } from '../../draw/seeded-random.ts';
import type { Layer, LayerKey, Sway } from '../scene/layer.ts';
import { composed, moved, rotated, scaled } from './homography.ts';
import type { Homography } from './homography.ts';
import { keyedValue } from './keyed-value.ts';

/** A layer at one moment. */
export interface LayerPose {
  /** From its place at rest to its place now, both in scene units. */
  readonly movement: Homography;
  /** 0 to 1. */
  readonly opacity: number;
  /** Index into the layer's files. */
  readonly variant: number;
}

/** Gives a layer's own movement at each moment, without its parent's. */
export function createLayerMover(layer: Layer): (seconds: number) => LayerPose {
  const anchor = layer.anchor ?? {
    x: layer.box.x + layer.box.width / 2,
    y: layer.box.y + layer.box.height / 2,
  };
  const sways = layer.sways.map((sway) => ({ of: sway.of, at: createSway(sway) }));
  return (seconds) => {
    const value = (field: (key: LayerKey) => number, rest: number): number =>
      keyedValue(layer.keys, seconds, { field, rest });
    const swaying = (of: Sway['of']): number =>
      sways.reduce((sum, sway) => (sway.of === of ? sum + sway.at(seconds) : sum), 0);
    const scale = Math.exp(value((key) => Math.log(key.scale), 0)) * (1 + swaying('scale'));
    const turn = value((key) => key.rotationDegrees, 0) + swaying('rotation');
    const x = value((key) => key.x, 0) + swaying('x');
    const y = value((key) => key.y, 0) + swaying('y');
    const aboutAnchor = composed(rotated(turn), composed(scaled(scale, scale), moved(-anchor.x, -anchor.y)));
    return {
      movement: composed(moved(anchor.x + x, anchor.y + y), aboutAnchor),
      opacity: value((key) => key.opacity, 1),
      variant: layer.variantTrack.findLast((key) => key.atSeconds <= seconds + 1e-6)?.variant ?? 0,
    };
  };
}

function createSway(sway: Sway): (seconds: number) => number {
  const noise = smoothNoise(sway.seed + 17);
  const { amount, periodSeconds, phase, irregularity } = sway;
  return (seconds) => {
    const turns = seconds / periodSeconds + phase;
    const swing = Math.sin(turns * 2 * Math.PI) * (1 - irregularity);
    return amount * (swing + noise(turns * 2.6) * irregularity);
  };
}
