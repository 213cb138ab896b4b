import type { Chapter } from './chapters.ts';

/** Gaps in the line of time where a chapter begins. */
export function ChapterMarks({
  chapters,
  durationSeconds,
}: {
  chapters: readonly Chapter[];
  durationSeconds: number;
}) {
  if (durationSeconds === 0) {
    return null;
  }
  return (
    <div aria-hidden="true" className="pointer-events-none relative z-1 h-0">
      {chapters
        .filter(({ startSeconds }) => startSeconds > 0)
        .map(({ number, startSeconds }) => (
          <span
            key={number}
            className="absolute top-1.5 h-1 w-0.5 bg-black/80"
            style={{ left: `${(startSeconds / durationSeconds) * 100}%` }}
          />
        ))}
    </div>
  );
}
