/** Slower and faster than this a viewer sees it. */
export const clipSpeeds = { slowest: 0.85, fastest: 1.15 } as const;

export interface ClipFit {
  readonly speed: number;
  /** How long it is seen before its ending begins, at most as long as the scene. */
  readonly seenSeconds: number;
  /** What of the scene it does not reach. */
  readonly restSeconds: number;
}

/**
 * The speed at which clips fill a scene: their own where they are longer (the end is left out), slower where they are a
 * little too short. All times in seconds.
 */
export function fitClip({
  clipSeconds,
  sceneSeconds,
}: {
  readonly clipSeconds: number;
  readonly sceneSeconds: number;
}): ClipFit {
  const { slowest, fastest } = clipSpeeds;
  // A slightly long clip is hurried rather than cut: what happens at its end is why it was made.
  const speed = Math.min(fastest, Math.max(slowest, clipSeconds / sceneSeconds));
  const seenSeconds = Math.min(sceneSeconds, clipSeconds / speed);
  return { speed, seenSeconds, restSeconds: Math.max(0, sceneSeconds - seenSeconds) };
}
