/** One picture of a film as its encoder left it. */
export interface PicturePacket {
  readonly atSeconds: number;
  readonly bytes: number;
}

/** Mean brightness of a picture that stands for itself, 0 to 255; a film has one every ten seconds and at every cut. */
export interface KeyPicture {
  readonly atSeconds: number;
  readonly brightness: number;
  /** Whether nothing is on it but paper: no edge anywhere. */
  readonly isBlank: boolean;
}

export interface Stretch {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

/**
 * A picture in which nothing changed is told to the player in so many bytes per block of 16 by 16 pixels, with as many
 * beside it. Measured: 69 to 93 bytes at 1920 x 1080 (8160 blocks), where a word that lights up takes 1500 and a moving
 * hand 3000.
 */
const bytesPerStillBlock = 0.012;
const bytesPerStillPicture = 40;

/** Whether a change is seen is judged over this long: a lit word here and there makes no picture new. */
const windowSeconds = 1;
const largestChangingPart = 1 / 3;

/** Dimmer than this is black: limited-range black is 16. */
const blackBrightness = 22;

function isStill({ bytes }: PicturePacket, blocks: number): boolean {
  return bytes <= bytesPerStillPicture + blocks * bytesPerStillBlock;
}

/** Stretches of at least `shortestSeconds` in which nothing new is drawn or moved; subtitles do not count as new. */
export function stillStretches(
  packets: readonly PicturePacket[],
  { blocks, shortestSeconds }: { readonly blocks: number; readonly shortestSeconds: number },
): Stretch[] {
  const stretches: { fromSeconds: number; toSeconds: number }[] = [];
  for (let from = 0; from < packets.length;) {
    const startSeconds = packets[from]?.atSeconds ?? 0;
    let to = from;
    let changing = 0;
    while (to < packets.length && (packets[to]?.atSeconds ?? 0) < startSeconds + windowSeconds - 1e-6) {
      const packet = packets[to];
      changing += Number(packet !== undefined && !isStill(packet, blocks));
      to += 1;
    }
    const endSeconds = packets[to]?.atSeconds ?? startSeconds + windowSeconds;
    if (changing <= (to - from) * largestChangingPart) {
      const last = stretches[stretches.length - 1];
      if (last !== undefined && last.toSeconds === startSeconds) {
        last.toSeconds = endSeconds;
      } else {
        stretches.push({ fromSeconds: startSeconds, toSeconds: endSeconds });
      }
    }
    from = to;
  }
  return stretches.filter(({ fromSeconds, toSeconds }) => toSeconds - fromSeconds >= shortestSeconds);
}

/** Stretches that begin with a black picture and last until something is drawn over it. */
export function blackStretches(
  keys: readonly KeyPicture[],
  packets: readonly PicturePacket[],
  { blocks, endSeconds }: { readonly blocks: number; readonly endSeconds: number },
): Stretch[] {
  return keys
    .filter(({ brightness }) => brightness < blackBrightness)
    .map(({ atSeconds }) => {
      const next = keys.find((key) => key.atSeconds > atSeconds)?.atSeconds ?? endSeconds;
      const change = packets.find((packet) => packet.atSeconds > atSeconds && !isStill(packet, blocks));
      return { fromSeconds: atSeconds, toSeconds: Math.min(next, change?.atSeconds ?? endSeconds) };
    });
}

/** How much of a stretch lies in any of the others, in seconds; the others must not overlap. */
export function overlapSeconds(stretch: Stretch, others: readonly Stretch[]): number {
  return others.reduce((sum, { fromSeconds, toSeconds }) => {
    const shared = Math.min(stretch.toSeconds, toSeconds) - Math.max(stretch.fromSeconds, fromSeconds);
    return sum + Math.max(0, shared);
  }, 0);
}
