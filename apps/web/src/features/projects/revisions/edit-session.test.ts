import { applyChanges, isSameValue } from '@kinora/contract/revisions';
import { emptyScene } from '@kinora/contract/scenes';
import type { ProjectDocument } from '@kinora/contract/revisions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adopt,
  beginSending,
  confirmSent,
  hear,
  openSession,
  refuseSent,
  resolve,
  unsavedEdits,
  write,
} from './edit-session.ts';
import type { EditSession, UnsavedEdits } from './edit-session.ts';

function begun(): ProjectDocument {
  return { title: 'Film', scenes: [emptyScene(1, 'a'), emptyScene(2, 'b'), emptyScene(3, 'c')] };
}

function typed(document: ProjectDocument, id: string, narration: string): ProjectDocument {
  return {
    ...document,
    scenes: document.scenes.map((scene) => (scene.id === id ? { ...scene, narration } : scene)),
  };
}

const textOf = (document: ProjectDocument, id: string) =>
  document.scenes.find((scene) => scene.id === id)?.narration;

/** A server that keeps edits as the real one does. */
function createServer() {
  let state = { revision: 0, document: begun() };
  const kept = new Set<string>();
  return {
    state: () => state,
    receive(sending: NonNullable<EditSession['sending']>) {
      if (kept.has(sending.id)) {
        return { isKept: true, ...state };
      }
      const { document, conflicts } = applyChanges(state.document, sending.changes);
      if (conflicts.length > 0) {
        return { isKept: false, ...state };
      }
      kept.add(sending.id);
      state = { revision: state.revision + 1, document };
      return { isKept: true, ...state };
    },
  };
}

describe('MAKE-01 a page that writes', () => {
  it('keeps nothing in the browser but what the server has not confirmed', () => {
    const open = openSession({ revision: 0, document: begun() });
    expect(unsavedEdits(open)).toBeNull();
    const written = write(open, typed(open.local, 'a', 'Sea'));
    expect(unsavedEdits(written)?.pending).toMatchObject([{ field: 'narration', after: 'Sea' }]);
    const sending = beginSending(written, 'one');
    const more = write(sending, typed(sending.local, 'a', 'Sea at night'));
    expect(unsavedEdits(more)).toMatchObject({ sending: [{ after: 'Sea' }], pending: [{ before: 'Sea' }] });
    const saved = confirmSent(more, { revision: 1, news: null });
    expect(unsavedEdits(saved)?.pending).toMatchObject([{ before: 'Sea', after: 'Sea at night' }]);
    expect(unsavedEdits(write(saved, typed(saved.local, 'a', 'Sea')))).toBeNull();
  });

  it('takes the news of others around what it is writing, and shows both texts of one field', () => {
    const open = openSession({ revision: 0, document: begun() });
    const mine = write(open, typed(open.local, 'a', 'Mine'));
    const news = hear(mine, { revision: 1, document: typed(begun(), 'b', 'Theirs') });
    expect([textOf(news.local, 'a'), textOf(news.local, 'b')]).toEqual(['Mine', 'Theirs']);
    const clash = hear(news, { revision: 2, document: typed(begun(), 'a', 'Theirs too') });
    expect([textOf(clash.local, 'a'), clash.conflicts]).toMatchObject([
      'Theirs too',
      [{ theirs: 'Theirs too', change: { after: 'Mine' } }],
    ]);
    const [conflict] = clash.conflicts;
    if (conflict === undefined) {
      throw new Error('There is a conflict.');
    }
    expect(textOf(resolve(clash, conflict, true).local, 'a')).toBe('Mine');
    expect(resolve(clash, conflict, false)).toMatchObject({ conflicts: [], local: clash.local });
    expect(hear(clash, { revision: 1, document: begun() })).toBe(clash);
  });

  it('keeps what it wrote in a scene that others deleted, and brings the scene back with it', () => {
    const open = openSession({ revision: 0, document: begun() });
    const mine = write(open, typed(open.local, 'b', 'Mine'));
    const without = { ...begun(), scenes: begun().scenes.filter(({ id }) => id !== 'b') };
    const told = hear(mine, { revision: 1, document: without });
    const [conflict] = told.conflicts;
    expect(conflict).toMatchObject({ is_gone: true, change: { after: { narration: 'Mine' } } });
    if (conflict !== undefined) {
      expect(textOf(resolve(told, conflict, true).local, 'b')).toBe('Mine');
    }
  });

  it('asks once about a narration and the spoken text that repeats it, and both follow the choice', () => {
    const said = (document: ProjectDocument, text: string): ProjectDocument => ({
      ...document,
      scenes: document.scenes.map((scene) => ({ ...scene, narration: text, narration_script: text })),
    });
    const open = openSession({ revision: 0, document: said(begun(), 'Both') });
    const one = { ...open.local, scenes: open.local.scenes.slice(0, 1) };
    const mine = write(openSession({ revision: 0, document: one }), said(one, 'Mine'));
    for (const theirs of [said(one, 'Theirs'), typed(one, 'a', 'Theirs')]) {
      const told = hear(mine, { revision: 1, document: theirs });
      expect(told.local.scenes[0]).toMatchObject({ narration: 'Theirs', narration_script: 'Theirs' });
      expect(told.conflicts).toHaveLength(1);
      const [conflict] = told.conflicts;
      const chosen = conflict && resolve(told, conflict, true);
      expect(chosen?.local.scenes[0]).toMatchObject({ narration: 'Mine', narration_script: 'Mine' });
    }
  });

  it('loses nothing, however pages die, answers are lost and others write meanwhile', () => {
    const step = fc.oneof(
      fc.record({ type: fc.constant('type'), page: fc.nat(1), id: fc.constantFrom('a', 'b', 'c') }),
      fc.record({
        type: fc.constantFrom('send', 'lose-request', 'lose-answer', 'hear', 'die'),
        page: fc.nat(1),
        id: fc.constant(''),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const server = createServer();
        const pages = [openSession(server.state()), openSession(server.state())];
        let count = 0;
        /** The last text each page wrote in each scene. */
        const wrote = new Map<string, string>();
        const seen = new Set<string>();
        const note = () => {
          for (const { narration } of server.state().document.scenes) {
            seen.add(narration);
          }
        };
        for (const { type, page: index, id } of steps) {
          count += 1;
          const page = pages[index] ?? openSession(server.state());
          if (type === 'type') {
            const text = `${index} ${count}`;
            wrote.set(`${index} ${id}`, text);
            pages[index] = write(page, typed(page.local, id, text));
          } else if (type === 'hear') {
            pages[index] = hear(page, server.state());
          } else if (type === 'die') {
            const kept: unknown = JSON.parse(JSON.stringify(unsavedEdits(page)));
            const fresh = openSession(server.state());
            pages[index] = kept === null ? fresh : adopt(fresh, kept as UnsavedEdits);
          } else {
            const sending = beginSending(page, `batch ${count}`);
            pages[index] = type === 'lose-request' ? sending : delivered(sending, server, type);
          }
          note();
        }
        for (const [key, text] of wrote) {
          const [index = '', id = ''] = key.split(' ');
          const page = pages[Number(index)] ?? openSession(server.state());
          const inConflict = page.conflicts.some(({ change }) => isSameValue(change.after, text));
          expect(textOf(page.local, id) === text || inConflict || seen.has(text), `${key}: ${text}`).toBe(
            true,
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});

function delivered(session: EditSession, server: ReturnType<typeof createServer>, type: string): EditSession {
  if (session.sending === null) {
    return session;
  }
  const { isKept, revision, document } = server.receive(session.sending);
  if (type === 'lose-answer') {
    return session;
  }
  return isKept
    ? confirmSent(session, { revision, news: document })
    : refuseSent(session, { revision, document });
}
