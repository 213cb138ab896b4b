import { emptyScene } from '@kinora/contract/scenes';
import type { ProjectDocument } from '@kinora/contract/revisions';
import { applyChanges } from '@kinora/contract/revisions';
import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../api/edits.ts';
import { EditStore } from './edit-store.ts';

const begun: ProjectDocument = { title: 'Film', scenes: [emptyScene(1, 'a'), emptyScene(2, 'b')] };

/** A page, and the revisions that a server made of what it sent. */
function openPage() {
  const revisions = [begun];
  const store = new EditStore(
    { revision: 0, document: begun },
    {
      send: ({ changes }: Batch) => {
        const { document } = applyChanges(revisions.at(-1) ?? begun, changes);
        revisions.push(document);
        const revision = revisions.length - 1;
        return Promise.resolve({
          saved: {
            revision,
            title: document.title,
            scenes: null,
            can_undo: true,
            can_redo: false,
            notice: null,
          },
        });
      },
      keep: () => true,
      whenAnswered: () => undefined,
    },
  );
  return { store, revisions };
}

const typed = ({ scenes, ...document }: ProjectDocument): ProjectDocument => ({
  ...document,
  scenes: scenes.map((scene) => (scene.id === 'a' ? { ...scene, narration: 'The first.' } : scene)),
});
const carried = (document: ProjectDocument): ProjectDocument => ({
  ...document,
  scenes: document.scenes.toReversed(),
});
const shown = ({ scenes }: ProjectDocument) => scenes.map(({ id, narration }) => `${id} ${narration}`.trim());

describe('what is written in a project', () => {
  it('is saved before a scene is carried, so that carrying is taken back alone', async () => {
    const { store, revisions } = openPage();
    store.write(typed);
    store.write(carried);
    expect(await store.settle()).toBe(true);
    expect(revisions.map(shown)).toEqual([
      ['a', 'b'],
      ['a The first.', 'b'],
      ['b', 'a The first.'],
    ]);
  });

  it('is saved together while it is written', async () => {
    const { store, revisions } = openPage();
    store.write(typed);
    store.write((document) => ({ ...document, title: 'Another' }));
    expect(await store.settle()).toBe(true);
    expect(revisions).toHaveLength(2);
  });
});
