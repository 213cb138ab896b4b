/** Yellow faces: what somebody feels is seen in somebody, or not at all. */
const faces =
  /(?<!(?:dog|cat|mouse|rabbit|horse|cow|pig|tiger|dragon|monkey|frog|moon|sun|with|wind)-)face(?:-|$)|(?:^|-)(?:smiling|grinning|crying|beaming|pouting|frowning|winking|zany|angry|hot-face|cold-face)(?:-|$)/u;
/** Signs that stand for an abstract word by a play on it: a puff for speed, a gem for crystal, a crane for making. */
const moods = new RegExp(
  `${faces.source}|^(?:dashing-away|wind-face|family|chart-increasing|chart-decreasing|bar-chart|building-construction|hole|mouth|tongue|speaking-head|bust-in-silhouette|footprints|paw-prints|thought-balloon|speech-balloon|zzz|collision|high-voltage|hundred-points|sparkles|anger-symbol|dizzy|refresh|arrows-split-2|circle-check|wave-sine|world-www|fog)$`,
  'u',
);

/** Whether a picture shows a feeling by a face. */
export function isFace(name: string): boolean {
  return faces.test(name);
}

/** Whether a picture only stands for a word, and shows nothing that is there. */
export function isAbstract(name: string): boolean {
  return moods.test(name);
}
