import { ProblemSchema } from '@kinora/contract/errors';
import { sentences } from '@kinora/contract/sentences';
import { consentVersions } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consents, projects, users } from '../../db/schema/index.ts';
import { emailOf } from '../../testing/access-app.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';
import { registerAccount } from '../account/index.ts';
import { grantCredits } from '../credits/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../stories/testing/fake-models.ts';
import { createFakeStudio } from '../stories/testing/fake-studio.ts';
import { createStoryApp } from '../stories/testing/story-app.ts';
import { createStoryWorld } from '../stories/testing/story-world.ts';

const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()));
const app = await createStoryApp(world);
registerAccount(app.app, world.deps);
const content = await samplePhoto();

async function member(name: string): Promise<{ id: string; cookie: string }> {
  const cookie = await app.signUp(name);
  const [row] = await world.database
    .update(users)
    .set({ activatedAt: new Date() })
    .where(eq(users.email, emailOf(name)))
    .returning();
  const id = row?.id ?? '';
  await world.database.transaction((tx) =>
    grantCredits(tx, { userId: id, amountHundredths: 100_000n, key: 'gift' }),
  );
  return { id, cookie };
}

const startWith = (cookie: string, engine: 'engine_image_upload' | 'engine_qwen_edit', photos = 1) =>
  app.start(cookie, {
    data: { selected_engine: engine },
    uploads: Array.from({ length: photos }, () => ({
      field: 'images',
      filename: 'me.jpg',
      type: 'image/jpeg',
      content,
    })),
  });

const agree = (cookie: string, version: number = consentVersions.person_photograph) =>
  app.send('POST', '/api/account/consents', {
    cookie,
    payload: { subject: 'person_photograph', version },
  });

async function hasAgreed(cookie: string): Promise<boolean> {
  const answer = await app.send('GET', '/api/me', { cookie });
  return answer.json<{ consents: { person_photograph: boolean } }>().consents.person_photograph;
}

describe('a film of a photographed person', () => {
  it('REAL-23 does not start before its maker has said once that they may, and then whenever they like', async () => {
    const { id, cookie } = await member('Ann');
    const refused = await startWith(cookie, 'engine_image_upload');
    expect([refused.statusCode, ProblemSchema.parse(refused.json())]).toEqual([
      422,
      expect.objectContaining({ code: 'consent-missing', detail: sentences.consent.missing }),
    ]);
    expect(await world.database.$count(projects, eq(projects.ownerId, id))).toBe(0);
    expect(await hasAgreed(cookie)).toBe(false);

    const before = Date.now();
    const agreed = await agree(cookie);
    expect([agreed.statusCode, agreed.json<{ consents: object }>().consents]).toEqual([
      200,
      { person_photograph: true },
    ]);
    expect(await hasAgreed(cookie)).toBe(true);
    const [row] = await world.database.select().from(consents).where(eq(consents.userId, id));
    expect(row).toMatchObject({ subject: 'person_photograph', version: consentVersions.person_photograph });
    expect(row?.givenAt.getTime()).toBeGreaterThanOrEqual(before);

    expect((await startWith(cookie, 'engine_image_upload')).statusCode).toBe(200);
    expect((await startWith(cookie, 'engine_image_upload')).statusCode).toBe(200);
    // Said again, it was said when it was said.
    await agree(cookie);
    expect(await world.database.select().from(consents).where(eq(consents.userId, id))).toEqual([row]);
  });

  it('REAL-23 is not started on what somebody else has agreed to, or to other words', async () => {
    const { id, cookie } = await member('Bob');
    const old = await agree(cookie, consentVersions.person_photograph + 1);
    expect([old.statusCode, old.json<{ detail: string }>().detail]).toEqual([409, sentences.consent.changed]);
    await world.database
      .insert(consents)
      .values({ userId: id, subject: 'person_photograph', version: 0, givenAt: new Date() });
    expect(await hasAgreed(cookie)).toBe(false);
    expect((await startWith(cookie, 'engine_image_upload')).statusCode).toBe(422);
    expect((await app.send('POST', '/api/account/consents', { payload: {} })).statusCode).toBe(401);
  });

  it('asks nobody who uploads no person', async () => {
    const { cookie } = await member('Cem');
    expect((await startWith(cookie, 'engine_image_upload', 0)).statusCode).toBe(200);
    expect((await startWith(cookie, 'engine_qwen_edit')).statusCode).toBe(200);
  });
});
