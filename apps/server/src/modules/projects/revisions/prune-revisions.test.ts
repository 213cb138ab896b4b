import { applyChanges, diffDocuments } from '@kinora/contract/revisions';
import type { ProjectDocument } from '@kinora/contract/revisions';
import { emptyScene } from '@kinora/contract/scenes';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectRevisions, projects, users } from '../../../db/schema/index.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { actsToJoin, pruneRevisions } from './prune-revisions.ts';
import { StoredChangesSchema } from './stored-changes.ts';

const HOUR_MS = 3_600_000;

describe('MAKE-01 pruned acts', () => {
  it('are the last ones and one a day before them, whenever they were made', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 60 }), fc.integer({ min: 0, max: 20 }), (hours, kept) => {
        let atMs = Date.UTC(2026, 0, 1);
        const acts = hours.map((pause, index) => {
          atMs += pause * HOUR_MS;
          return { number: index + 1, at: new Date(atMs) };
        });
        const joined = actsToJoin(acts, kept);
        const gone = new Set(joined.flatMap((numbers) => numbers.slice(0, -1)));
        const left = acts.filter(({ number }) => !gone.has(number));
        const dayOf = ({ at }: { at: Date }) => at.toISOString().slice(0, 10);
        const first = Math.max(0, acts.length - kept);
        expect(left.filter(({ number }) => number > first)).toEqual(acts.slice(first));
        expect(left.filter(({ number }) => number <= first).map(dayOf)).toEqual([
          ...new Set(acts.slice(0, first).map(dayOf)),
        ]);
      }),
    );
  });

  it('still lead from the first state to the last', async () => {
    const { database } = await createTestDatabase();
    const now = new Date(Date.UTC(2026, 0, 1));
    await database
      .insert(users)
      .values({ id: 'ada', name: 'Ada', email: 'ada@example.org', createdAt: now, updatedAt: now });
    await database.insert(projects).values({
      id: 'p',
      ownerId: 'ada',
      sessionId: 's',
      mode: 'stories',
      requestFingerprint: '',
      title: '',
      prompt: '',
      settings: {},
      plan: 'free',
      priceHundredths: 0n,
      status: 'SCENES_READY',
      scenes: [],
      statusChangedAt: now,
      progressAt: now,
      createdAt: now,
    });
    const documents = Array.from({ length: 30 }, (_, index) => ({
      title: `Title ${index}`,
      scenes: ['a', 'b', 'c']
        .filter((_id, place) => (index + place) % 4 !== 0)
        .map((id, place) => ({ ...emptyScene(place + 1, id), narration: `${id} ${index % 7}` })),
    }));
    const [first = { title: '', scenes: [] }] = documents;
    for (const [index, after] of documents.entries()) {
      await database.insert(projectRevisions).values({
        projectId: 'p',
        number: index,
        authorId: 'ada',
        client: 'here',
        kind: 'edit',
        changes: diffDocuments(documents[index - 1] ?? first, after),
        begunAt: now,
        at: new Date(now.getTime() + index * 5 * HOUR_MS),
      });
    }
    const read = () =>
      database
        .select()
        .from(projectRevisions)
        .where(eq(projectRevisions.projectId, 'p'))
        .orderBy(asc(projectRevisions.number));
    await database.transaction((tx) => pruneRevisions(tx, 'p', 10));
    const left = await read();
    expect(left.length).toBe(10 + 4);
    const end = left.reduce<ProjectDocument>(
      (document: ProjectDocument, { changes }) =>
        applyChanges(document, StoredChangesSchema.parse(changes)).document,
      first,
    );
    expect(end).toEqual(documents.at(-1));
    expect(left.map(({ kind }) => kind).slice(0, 4)).toEqual(['day', 'day', 'day', 'day']);
  });
});
