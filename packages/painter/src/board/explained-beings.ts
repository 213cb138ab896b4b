import type { Subject } from '../plan/scene-plan.ts';

/** Beings that are drawn otherwise where they are explained than in a story, where they are somebody. */
const explained: Readonly<Record<string, string>> = {
  'icon:whale': 'icon:great-whale',
  'icon:spouting-whale': 'icon:great-whale',
  'icon:blue-whale': 'icon:great-whale',
};

/** The figure of a being as it is. */
export function asItIs(figure: string): string {
  return explained[figure] ?? figure;
}

export function asTheyAre(subjects: readonly Subject[]): Subject[] {
  return subjects.map((subject) => ({ ...subject, figure: asItIs(subject.figure) }));
}
