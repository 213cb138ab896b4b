import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import * as errors from '../errors/index.ts';
import * as scenes from '../scenes/index.ts';
import * as voices from '../voices/index.ts';
import * as contract from './index.ts';

const schemas = Object.entries({ ...errors, ...scenes, ...voices, ...contract }).flatMap(
  ([name, value]): [string, z.core.$ZodType][] =>
    name.endsWith('Schema') ? [[name, value as z.core.$ZodType]] : [],
);
const isPayload = (name: string): boolean =>
  /(Payload|Data|Query|Params|Headers|Input|JobId)Schema$/u.test(name);

describe('schemas', () => {
  it('there is one for every call', () => {
    expect(schemas.length).toBeGreaterThan(60);
  });

  it.each(schemas)('API-20 %s can be described as JSON Schema', (name, schema) => {
    const json = z.toJSONSchema(schema, { io: isPayload(name) ? 'input' : 'output' });
    expect(JSON.stringify(json).length).toBeGreaterThan(20);
  });
});

describe('the data of a start call', () => {
  const { StartStoryDataSchema } = contract;

  it('EXP-05 has English, 16:9 and the other defaults when nothing is chosen', () => {
    const data = StartStoryDataSchema.parse({ user_query: ' Cats ' });
    expect(data).toMatchObject({
      user_query: 'Cats',
      video_type: null,
      voice: null,
      selected_engine: null,
      language: 'English',
      aspect_ratio: '16:9',
      subtitle: true,
      include_web_results: false,
    });
  });

  it('keeps what it is sent, with the same defaults where nothing is chosen', () => {
    const made = { video_type: 'story', voice: 'a', selected_engine: 'engine_normal' } as const;
    const { session_id, request_id, user_query, ...sent } = StartStoryDataSchema.parse(made);
    expect([session_id, request_id, user_query]).toEqual([null, null, '']);
    expect(contract.StoryChoicesSchema.parse(made)).toEqual(sent);
  });

  it('API-10 drops a client’s plan and every unknown field', () => {
    const data = StartStoryDataSchema.parse({ user_query: 'x', plan: 'proxl', is_admin: true });
    expect(Object.keys(data)).not.toContain('plan');
    expect(Object.keys(data)).not.toContain('is_admin');
  });

  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
  ])('takes %j for a switch', (sent, meant) => {
    const data = StartStoryDataSchema.parse({ subtitle: sent, include_web_results: sent });
    expect([data.subtitle, data.include_web_results]).toEqual([meant, meant]);
  });

  it.each(['yes', 1, 'TRUE'])('takes no %j for a switch', (sent) => {
    expect(StartStoryDataSchema.safeParse({ subtitle: sent }).success).toBe(false);
  });

  it('takes empty and null for not chosen, and nothing that is not offered', () => {
    expect(StartStoryDataSchema.parse({ selected_engine: '', voice: '', language: null })).toMatchObject({
      selected_engine: null,
      voice: null,
      language: 'English',
    });
    const refused = StartStoryDataSchema.safeParse({ selected_engine: 'engine_unknown' });
    expect(refused.error?.issues).toMatchObject([
      { path: ['selected_engine'], message: 'Please choose one of the offered values.' },
    ]);
  });

  it('holds an article of 20,000 characters and says when it is longer', () => {
    expect(StartStoryDataSchema.parse({ user_query: 'x'.repeat(20_000) }).user_query).toHaveLength(20_000);
    const refused = StartStoryDataSchema.safeParse({ user_query: 'x'.repeat(20_001) });
    expect(refused.error?.issues[0]?.message).toBe('At most 20000 characters fit here.');
    expect(StartStoryDataSchema.safeParse({ user_query: '𠮷'.repeat(20_000) }).success).toBe(true);
  });
});

describe('the headers of a start call', () => {
  it('carry a key or none, and every other header passes', () => {
    const read = (headers: Record<string, string>): unknown =>
      contract.IdempotencyHeadersSchema.parse(headers);
    expect(read({ 'idempotency-key': ' k1 ', origin: 'http://localhost' })).toEqual({
      'idempotency-key': 'k1',
      origin: 'http://localhost',
    });
    expect(read({})).toEqual({ 'idempotency-key': null });
  });
});

describe('the data of single jobs', () => {
  it('has the product’s defaults', () => {
    expect(contract.GenerateEffectDataSchema.parse({})).toMatchObject({
      model_name: 'hailuo',
      aspect_ratio: '16:9',
    });
    expect(contract.AnimateDataSchema.parse({})).toMatchObject({ model_name: 'wan_2_2', strokes: [] });
    expect(contract.CreateCharacterPayloadSchema.parse({})).toMatchObject({
      model_name: 'imagen_4_educational',
    });
  });

  it('takes no text-to-video model for an effect and no other model for Animate', () => {
    expect(contract.GenerateEffectDataSchema.safeParse({ model_name: 'kling_2_1' }).success).toBe(false);
    expect(contract.AnimateDataSchema.safeParse({ model_name: 'hailuo' }).success).toBe(false);
  });

  it('takes strokes inside the image only', () => {
    const stroke = (x: number) => ({ strokes: [{ kind: 'path', width: 0.1, points: [{ x, y: 0.5 }] }] });
    expect(contract.AnimateDataSchema.safeParse(stroke(1)).success).toBe(true);
    expect(contract.AnimateDataSchema.safeParse(stroke(1.01)).success).toBe(false);
  });
});

describe('accounts', () => {
  it('e-mail addresses are kept in lower case and must be addresses', () => {
    expect(contract.ApplyForAccessPayloadSchema.parse({ email: ' Me@Example.ORG ' })).toEqual({
      email: 'me@example.org',
    });
    expect(contract.ApplyForAccessPayloadSchema.safeParse({ email: '' }).error?.issues[0]?.message).toBe(
      'Please enter a valid e-mail address.',
    );
  });

  it('an activation without a code asks for it in the product’s words', () => {
    for (const payload of [{}, { invitation_code: ' ' }]) {
      expect(contract.ActivatePayloadSchema.safeParse(payload).error?.issues[0]?.message).toBe(
        'Please enter your invitation code',
      );
    }
  });

  it('a password is taken as it was typed', () => {
    const person = { name: 'Mira', email: 'm@example.org', password: ' spaces ok ' };
    expect(contract.SignUpPayloadSchema.parse(person).password).toBe(' spaces ok ');
    expect(contract.SignUpPayloadSchema.safeParse({ ...person, password: 'short' }).success).toBe(false);
  });

  it.each([
    [1.05, true],
    [-25, true],
    [0.01, true],
    [0, false],
    [1.005, false],
    [2_000_000, false],
    ['5', false],
  ])('an amount of %j credits is taken: %j', (amount, isTaken) => {
    const payload = { email: 'm@example.org', amount, reason: 'Beta tester' };
    expect(contract.ChangeCreditsPayloadSchema.safeParse(payload).success).toBe(isTaken);
  });

  it('an invitation has at least one use', () => {
    expect(contract.CreateInvitationPayloadSchema.safeParse({ uses: 1 }).success).toBe(true);
    expect(contract.CreateInvitationPayloadSchema.safeParse({ uses: 0 }).success).toBe(false);
    expect(contract.CreateInvitationPayloadSchema.safeParse({ uses: 1.5 }).success).toBe(false);
  });
});

describe('the showcase', () => {
  it('knows six categories and refuses any other path', () => {
    expect(contract.galleryCategories).toEqual([
      'gallery',
      'history',
      'animation',
      'news',
      'memories',
      'educational',
    ]);
    expect(contract.ShowcaseQuerySchema.safeParse({ path: '../etc' }).success).toBe(false);
  });

  it('SHOW-01 Explanation shows the gallery, All shows everything, memories are nowhere else', () => {
    expect(contract.showcaseTabs.map((tab) => tab.label)).toEqual([
      'All',
      'Animation',
      'History',
      'Explanation',
      'Educational',
      'News',
    ]);
    const shown = Object.fromEntries(contract.showcaseTabs.map((tab) => [tab.label, [...tab.categories]]));
    expect(shown['Explanation']).toEqual(['gallery']);
    expect(shown['All']).toHaveLength(6);
    expect(
      Object.entries(shown).filter(([, categories]) => categories.some((name) => name === 'memories')),
    ).toHaveLength(1);
  });

  it('SHOW-05 a title is the file name without .mp4 and with spaces', () => {
    expect(contract.showcaseTitle('How_a_reef_heals.mp4')).toBe('How a reef heals');
    expect(contract.showcaseTitle('No.mp4_inside.MP4')).toBe('No.mp4 inside');
  });
});
