import type { Act } from '../../../plan/acts.ts';
import { boxOf } from '../forms/light-forms.ts';
import { placed } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';
import type { Bearing } from './beasts.ts';
import { heldInAct } from './held-in-act.ts';

/** What is done leaping, and how high, as a part of the animal's height. */
const leaps: Partial<Record<Act, number>> = {
  run: 0.2,
  walk: 0.07,
  jump: 0.5,
  dance: 0.22,
  skate: 0.05,
  ski: 0.05,
};

/** Where a small animal has its forepaws, and how large what it holds is, as parts of its height. */
const paw = { along: 0.3, up: 0.34, size: 0.1 };
/** How far a tool is moved. */
const stroke = 0.1;

/** A small animal at something: what it holds before its breast, and its leaps. */
export function withAct(forms: Form[] | undefined, { act, beat = 0 }: Bearing): Form[] | undefined {
  if (forms === undefined || act === undefined) {
    return forms;
  }
  const { left, right, top } = boxOf(forms.flatMap(({ outline }) => outline));
  const leap = leaps[act];
  if (leap !== undefined) {
    return placed(forms, { x: 0, y: top * leap * beat });
  }
  const at = {
    x: right - (right - left) * paw.along,
    y: top * (paw.up + stroke * beat),
  };
  return [...forms, ...heldInAct(act, at, -top * paw.size)];
}
