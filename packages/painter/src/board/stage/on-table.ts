import { foldWord, onTableWords, readLexicon, readWith } from '@kinora/words';
import { withoutQuotations } from '../../describe/quotations.ts';
import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { ScenePlan } from '../../plan/scene-plan.ts';
import type { SceneText } from '../scene-text.ts';
import { table, tableTop } from './told-things-drawn.ts';

/** Whether a story tells that something is laid on a table. */
export function isOnTable({ narration, code, keyFacts }: SceneText): boolean {
  const told = foldWord(withoutQuotations(narration));
  return keyFacts.length === 0 && readWith(readLexicon(onTableWords, code), told, code).values.length > 0;
}

/** The same with nobody holding what lies on the table. */
export function withEmptyHands(plan: ScenePlan): ScenePlan {
  return { ...plan, subjects: plan.subjects.map(({ holds: _laid, ...subject }) => subject) };
}

export function withoutHolding(prompt: string): string {
  return prompt.replaceAll(/\b(?:holding|carrying|bringing)\b/gu, 'beside');
}

/** How tall a person is for whom the table is drawn. */
const tablePerson = 230;

/** A table with its middle at a place of the ground, before a person of so many units. */
export function tableAt(x: number, ground: number, person: number): OutlineShape[] {
  return movedShapes(table, { x, y: ground, scale: person / tablePerson });
}

/** How high what lies on it is, and how far it reaches to either side. */
export function tableSize(person: number): { readonly height: number; readonly half: number } {
  const scale = person / tablePerson;
  return { height: -tableTop * scale, half: 92 * scale };
}
