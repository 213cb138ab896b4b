/** What a clip model can be asked for. */
export interface ClipLengths {
  /** Seconds, ascending; empty: the model decides. */
  readonly seconds: readonly number[];
  /** It takes a narration, and its clip is as long as that. */
  readonly speaks: boolean;
}

/** One speaker's words, in the scene's time. */
export interface ScenePart {
  readonly speaker: number;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

/** One clip that is asked for. */
export interface ClipPart {
  readonly seconds: number;
  /** Who is heard in it, and which stretch of the scene it is; null: nobody speaks on screen. */
  readonly spoken: ScenePart | null;
}

export interface ClipPlan {
  /** In the order they are seen; at least one. */
  readonly parts: readonly ClipPart[];
  /** What of the scene's end no clip reaches. */
  readonly stagedSeconds: number;
}

/** Clips run a little slower before anything else fills a scene; no viewer sees it (`fitClip`). */
const SLOWEST = 0.85;
/** A rest that is staged rather than bought. */
const LONGEST_STAGED_REST = 4;
/** What the models make that do not say. */
const USUAL_SECONDS = 5;
/** Avatar models lose their face in longer stretches. */
const LONGEST_SPOKEN = 20;

/**
 * The clips a scene is made of: the nearest length at or above the scene's; for a longer one two clips, or a clip and a
 * staged rest where that is short. Where people speak on screen, one clip for each turn of one of them.
 */
export function planClips(scene: {
  readonly seconds: number;
  readonly lengths: ClipLengths;
  readonly turns: readonly ScenePart[];
}): ClipPlan {
  const { seconds, lengths, turns } = scene;
  return lengths.speaks ? spokenClips(turns, seconds) : silentClips(seconds, lengths.seconds);
}

function silentClips(seconds: number, allowed: readonly number[]): ClipPlan {
  const lengthFor = (wished: number): number =>
    allowed.find((length) => length >= wished) ?? allowed.at(-1) ?? USUAL_SECONDS;
  const first = lengthFor(seconds);
  const rest = seconds - first / SLOWEST;
  if (rest <= LONGEST_STAGED_REST) {
    return { parts: [{ seconds: first, spoken: null }], stagedSeconds: Math.max(0, rest) };
  }
  const second = lengthFor(seconds - first);
  const parts = [first, second].map((length) => ({ seconds: length, spoken: null }));
  return { parts, stagedSeconds: Math.max(0, seconds - (first + second) / SLOWEST) };
}

function spokenClips(turns: readonly ScenePart[], seconds: number): ClipPlan {
  const merged = mergedTurns(turns);
  const parts = merged.flatMap((turn, index) => {
    // A clip begins and ends in the silence between two turns.
    const startSeconds = index === 0 ? 0 : between(merged[index - 1], turn);
    const endSeconds = index === merged.length - 1 ? seconds : between(turn, merged[index + 1]);
    return halves({ speaker: turn.speaker, startSeconds, endSeconds });
  });
  return {
    parts: parts.map((part) => ({ seconds: part.endSeconds - part.startSeconds, spoken: part })),
    stagedSeconds: 0,
  };
}

/** What one says in a row is one turn. */
function mergedTurns(turns: readonly ScenePart[]): ScenePart[] {
  const merged: ScenePart[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.speaker === turn.speaker) {
      merged[merged.length - 1] = { ...last, endSeconds: turn.endSeconds };
    } else {
      merged.push({ ...turn });
    }
  }
  return merged;
}

function between(before: ScenePart | undefined, after: ScenePart | undefined): number {
  return ((before?.endSeconds ?? 0) + (after?.startSeconds ?? 0)) / 2;
}

/** Equal stretches none of which is too long. */
function halves({ speaker, startSeconds, endSeconds }: ScenePart): ScenePart[] {
  const count = Math.max(1, Math.ceil((endSeconds - startSeconds) / LONGEST_SPOKEN));
  const each = (endSeconds - startSeconds) / count;
  return Array.from({ length: count }, (_, index) => ({
    speaker,
    startSeconds: startSeconds + index * each,
    endSeconds: startSeconds + (index + 1) * each,
  }));
}
