/** A stretch of a film with a name. */
export interface Chapter {
  number: number;
  title: string;
  startSeconds: number;
  endSeconds: number;
}

/** The chapter that is seen at a moment; undefined behind the last one. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): Chapter | undefined {
  return chapters.find(({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds);
}
