import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyScene } from '../scenes/edit-scenes.ts';
import { applyChanges } from './apply-changes.ts';
import { ChangeSchema } from './change.ts';
import type { ProjectDocument } from './change.ts';
import { composeChanges } from './compose-changes.ts';
import { diffDocuments, inverted } from './diff-documents.ts';
import { mergeOrder } from './merge-order.ts';
import { isSameValue } from './scene-fields.ts';

const words = fc.constantFrom('', ' sea', 'sea ', 'Ø 🐟', 'بحر', '<b>sea</b>');
const scene = fc.record({
  title: words,
  narration: words,
  voice_id: fc.constantFrom(null, 'a', 'b'),
  lipsync: fc.constantFrom(null, true, false),
  facts: fc.array(words, { maxLength: 2 }),
  isShot: fc.boolean(),
});
const document: fc.Arbitrary<ProjectDocument> = fc.record({
  title: words,
  scenes: fc
    .tuple(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e']), fc.array(scene, { minLength: 5, maxLength: 5 }))
    .map(([ids, written]) =>
      ids.map((id, index) => {
        const { facts, isShot, ...fields } = written[index] ?? { facts: [], isShot: false };
        const empty = emptyScene(index + 1, id);
        const shot = { narration_script: id, image_prompt: '', video_prompt: '' };
        const visual = { key_facts: facts, shots: isShot ? { shot_1: shot } : {} };
        return { ...empty, ...fields, visual_elements: { ...empty.visual_elements, ...visual } };
      }),
    ),
});

describe('changes between two documents', () => {
  it('lead from the one to the other, and back again', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changes = diffDocuments(before, after).map((change) => ChangeSchema.parse(change));
        const there = applyChanges(before, changes);
        expect(there).toEqual({ document: after, conflicts: [] });
        expect(applyChanges(there.document, inverted(changes))).toEqual({ document: before, conflicts: [] });
      }),
    );
  });

  it('made twice are made once', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changes = diffDocuments(before, after);
        const twice = applyChanges(applyChanges(before, changes).document, changes);
        expect(twice).toEqual({ document: after, conflicts: [] });
      }),
    );
  });

  it('of many steps put together lead from the first to the last', () => {
    fc.assert(
      fc.property(fc.array(document, { minLength: 2, maxLength: 6 }), (steps) => {
        const lists = steps.slice(1).map((after, index) => diffDocuments(steps[index] ?? after, after));
        const [first, last] = [steps[0], steps.at(-1)];
        const composed = composeChanges(lists);
        expect(applyChanges(first ?? { title: '', scenes: [] }, composed).document).toEqual(last);
        const keys = composed.map(({ kind, ...rest }) =>
          JSON.stringify([kind, { ...rest, before: 0, after: 0 }]),
        );
        expect(new Set(keys).size).toBe(composed.length);
      }),
    );
  });
});

describe('MAKE-02 changes of two people who began with the same', () => {
  it('are all there, or stand as a conflict with both texts', () => {
    fc.assert(
      fc.property(document, document, document, (start, mine, theirs) => {
        const changes = diffDocuments(start, mine);
        const { document: merged, conflicts } = applyChanges(theirs, changes);
        for (const change of changes) {
          const conflict = conflicts.find((one) => one.change === change);
          if (conflict === undefined) {
            // What was not refused is there: making it again changes nothing.
            expect(applyChanges(merged, [change]).conflicts).toEqual([]);
          } else {
            expect(conflict.is_gone || !isSameValue(conflict.theirs, change.after)).toBe(true);
          }
        }
        // And whatever the other wrote and I did not touch is there as well.
        const untouched = diffDocuments(start, theirs).filter(
          (change) => change.kind !== 'order' && !conflicts.some((one) => sharesPlace(one.change, change)),
        );
        expect(applyChanges(merged, untouched).conflicts).toEqual([]);
        expect(applyChanges(merged, untouched).document.scenes.length).toBe(merged.scenes.length);
      }),
    );
  });

  it('of the same field are refused with both, and of others are merged', () => {
    const start = { title: 'Old', scenes: [{ ...emptyScene(1, 'a'), narration: 'Sea' }] };
    const written = (change: object) => ({
      ...start,
      scenes: start.scenes.map((one) => ({ ...one, ...change })),
    });
    const changes = diffDocuments(start, written({ narration: 'Sea at night', title: 'Night' }));
    const { document: merged, conflicts } = applyChanges(written({ narration: 'Sea at dawn' }), changes);
    expect(merged.scenes[0]).toMatchObject({ title: 'Night', narration: 'Sea at dawn' });
    expect(conflicts).toMatchObject([
      { change: { field: 'narration', after: 'Sea at night' }, theirs: 'Sea at dawn', is_gone: false },
    ]);
  });

  it('one deletes the scene that the other writes in: neither happens unseen', () => {
    const start = { title: '', scenes: [emptyScene(1, 'a'), emptyScene(2, 'b')] };
    const without = { ...start, scenes: start.scenes.slice(0, 1) };
    const written = { ...start, scenes: start.scenes.map((one) => ({ ...one, narration: 'Kept' })) };
    const writing = diffDocuments(start, written).filter((change) => 'id' in change && change.id === 'b');
    expect(applyChanges(without, writing).conflicts).toMatchObject([{ theirs: null, is_gone: true }]);
    expect(applyChanges(written, diffDocuments(start, without)).conflicts).toMatchObject([
      { change: { kind: 'scene', after: null }, theirs: { narration: 'Kept' } },
    ]);
  });
});

function sharesPlace(left: object, right: object): boolean {
  return !('id' in left) || !('id' in right) || left.id === right.id;
}

describe('orders of two people', () => {
  it('MAKE-02 hold every scene once, and every move of the second', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const some = fc.shuffledSubarray(ids);
    fc.assert(
      fc.property(some, some, some, (before, after, current) => {
        const merged = mergeOrder({ before, after }, current);
        expect(merged.toSorted()).toEqual(current.toSorted());
      }),
    );
    expect(mergeOrder({ before: ['a', 'b', 'c'], after: ['c', 'a', 'b'] }, ['b', 'a', 'c', 'x'])).toEqual([
      'c',
      'b',
      'a',
      'x',
    ]);
  });
});
