import { setTimeout as delay } from 'node:timers/promises';
import { AdminSharesAnswerSchema, ShareAnswerSchema, SharedVideoAnswerSchema } from '@kinora/contract/api';
import type { ShareAnswer, SharedVideoAnswer } from '@kinora/contract/api';
import { describe, expect, it } from 'vitest';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';
import { SECRET } from '../../testing/access-app.ts';
import { registerAdmin } from '../admin/index.ts';
import { linkPreview, registerShares } from './index.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
registerShares(world.app, { ...world.deps, secret: SECRET });
registerAdmin(world.app, world.deps);
const ann = await world.signUp('Ann');
const bob = await world.signUp('Bob');
const unknown = '00000000-0000-4000-8000-000000000000';

async function makeVideo(prompt: string, cookie = ann.cookie): Promise<string> {
  const id = await world.startedId('/video/generate-video-async', {
    cookie,
    data: { prompt, model_name: 'veo3_t2v' },
  });
  await world.until(async () =>
    (await world.videoStatus(cookie, id)).status === 'VIDEO_READY' ? true : undefined,
  );
  return id;
}

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  id: string,
  cookie = ann.cookie,
): Promise<ShareAnswer & { status: number }> {
  const answer = await world.send(method, `/api/project/${id}/share`, { cookie });
  const none = { is_shared: false, path: null, shared_at: null };
  const body = answer.statusCode === 200 ? ShareAnswerSchema.parse(answer.json()) : none;
  return { ...body, status: answer.statusCode };
}

const tokenOf = (share: ShareAnswer): string => share.path?.split('/').at(-1) ?? '';

async function watch(token: string): Promise<SharedVideoAnswer | number> {
  const answer = await world.send('GET', `/api/share/${token}`);
  return answer.statusCode === 200 ? SharedVideoAnswerSchema.parse(answer.json()) : answer.statusCode;
}

const film = await makeVideo('A fox who repairs clocks');

describe('sharing a video', () => {
  it('makes an unguessable link, the same one each time, and keeps only its hash', async () => {
    expect(await call('GET', film)).toMatchObject({ status: 200, is_shared: false, path: null });
    const share = await call('POST', film);
    expect(share.path).toMatch(/^\/share\/[\w-]{43}$/u);
    expect(await call('POST', film)).toEqual(share);
    expect(await call('GET', film)).toEqual(share);
    const { rows } = await world.open.pool.query<object>('select * from shares');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(share));
  });

  it('shows everybody with the link the film and who made it, and nothing about its owner', async () => {
    const token = tokenOf(await call('POST', film));
    const shared = await watch(token);
    expect(shared).toEqual({
      title: 'A fox who repairs clocks',
      video_url: `/media/share/${token}/film.mp4`,
      poster_url: `/media/share/${token}/poster`,
      captions_url: null,
      language: 'en',
      has_subtitles: false,
      aspect_ratio: '16:9',
      made_by: [{ provider: 'builtin', model: 'fake veo3_t2v' }],
    });
    const said = JSON.stringify(shared).replaceAll(token, '');
    expect(said).not.toMatch(/ann|example\.org/iu);
    expect(said).not.toContain(film);
  });

  it('U8 streams the film by its token alone, in ranges', async () => {
    const token = tokenOf(await call('POST', film));
    const url = `/media/share/${token}/film.mp4`;
    const whole = await world.send('GET', url);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
    const part = await world.send('GET', url, { headers: { range: 'bytes=0-99' } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
    expect(part.headers['content-range']).toBe(`bytes 0-99/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(0, 100))).toBe(true);
    const poster = await world.send('GET', `/media/share/${token}/poster`);
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await world.send('GET', `/media/share/${token}/captions.vtt`)).statusCode).toBe(404);
    expect((await world.send('GET', `/media/share/${token}/upload.png`)).statusCode).not.toBe(200);
  });

  it('keeps search engines out, tells other sites nothing, and lets no browser keep the film unasked', async () => {
    const token = tokenOf(await call('POST', film));
    for (const url of [`/share/${token}`, `/api/share/${token}`, `/media/share/${token}/film.mp4`]) {
      const { headers } = await world.send('GET', url);
      expect([headers['x-robots-tag'], headers['referrer-policy']], url).toEqual([
        'noindex, nofollow',
        'no-referrer',
      ]);
    }
    const { headers } = await world.send('GET', `/media/share/${token}/film.mp4`);
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('what other sites show of a link', () => {
  const preview = (path: string) =>
    linkPreview({ ...world.deps, publicUrl: 'https://films.example.org' }, path);

  it('is its title, its film and its poster, at whole addresses', async () => {
    const { path } = await call('POST', film);
    const base = `https://films.example.org/media${path ?? ''}`;
    const elements = await preview(`${path ?? ''}?from=chat`);
    expect(elements).toContain('<meta property="og:title" content="A fox who repairs clocks" />');
    expect(elements).toContain(`<meta property="og:video" content="${base}/film.mp4" />`);
    expect(elements).toContain(`<meta property="og:image" content="${base}/poster" />`);
  });

  it('stays words whatever the title is', async () => {
    const loud = await makeVideo('"><script>alert(1)</script> & more');
    const elements = await preview((await call('POST', loud)).path ?? '');
    expect(elements).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more"');
    expect(elements).not.toContain('<script');
    await call('DELETE', loud);
  });

  it('is nothing for other pages, and for links that open nothing', async () => {
    expect(await preview('/showcase')).toBe('');
    expect(await preview(`/share/${'a'.repeat(43)}`)).toBe('');
  });
});

describe('a share that is over', () => {
  it('is gone at once when its owner ends it, and the next link is another one', async () => {
    const before = tokenOf(await call('POST', film));
    const etag = (await world.send('GET', `/media/share/${before}/film.mp4`)).headers.etag;
    expect(await call('DELETE', film)).toMatchObject({ status: 200, is_shared: false, path: null });
    expect(await watch(before)).toBe(404);
    const kept = { headers: { 'if-none-match': String(etag) } };
    expect((await world.send('GET', `/media/share/${before}/film.mp4`, kept)).statusCode).toBe(404);
    const after = tokenOf(await call('POST', film));
    expect(after).not.toBe(before);
    expect(await watch(before)).toBe(404);
    expect(await watch(after)).toMatchObject({ title: 'A fox who repairs clocks' });
  });

  it('goes with the video, and comes back when its removal is taken back', async () => {
    const owl = await makeVideo('An owl');
    const token = tokenOf(await call('POST', owl));
    await world.send('DELETE', `/api/generations/${owl}`, { cookie: ann.cookie });
    expect(await watch(token)).toBe(404);
    await world.send('POST', `/api/generations/${owl}/restore`, { cookie: ann.cookie });
    expect(await watch(token)).toMatchObject({ title: 'An owl' });
    await world.open.pool.query('delete from projects where id = $1', [owl]);
    expect(await watch(token)).toBe(404);
  });

  it('another secret than at the time of sharing hides the link from its owner until they make a new one', async () => {
    const token = tokenOf(await call('POST', film));
    await world.open.pool.query("update shares set token_hash = 'of another secret'");
    expect(await call('GET', film)).toMatchObject({ is_shared: true, path: null });
    expect(await watch(token)).toBe(404);
    expect(tokenOf(await call('POST', film))).toBe(token);
    expect(await watch(token)).toMatchObject({ title: 'A fox who repairs clocks' });
  });
});

describe('shares and the admin', () => {
  const list = async (cookie: string) => {
    const answer = await world.send('GET', '/api/admin/shares', { cookie });
    return answer.statusCode === 200
      ? AdminSharesAnswerSchema.parse(answer.json()).shares
      : answer.statusCode;
  };

  it('an admin sees what is shared and ends it, which its owner alone may do otherwise', async () => {
    const hare = await makeVideo('A hare in the snow', bob.cookie);
    const share = await call('POST', hare, bob.cookie);
    expect([await list(bob.cookie), await list('')]).toEqual([403, 401]);
    const [found] = [await list(ann.cookie)].flat();
    expect(found).toMatchObject({
      title: 'A hare in the snow',
      owner: { name: 'Bob', email: 'bob@example.org' },
      path: share.path,
    });
    const url = `/api/admin/shares/${typeof found === 'object' ? found.id : ''}`;
    expect((await world.send('DELETE', url, { cookie: bob.cookie })).statusCode).toBe(403);
    expect(await watch(tokenOf(share))).toMatchObject({ title: 'A hare in the snow' });
    expect((await world.send('DELETE', url, { cookie: ann.cookie })).statusCode).toBe(200);
    expect(await watch(tokenOf(share))).toBe(404);
    expect((await world.send('GET', `/media/share/${tokenOf(share)}/film.mp4`)).statusCode).toBe(404);
    expect((await world.send('DELETE', url, { cookie: ann.cookie })).statusCode).toBe(404);
    expect(await call('GET', hare, bob.cookie)).toMatchObject({ is_shared: false });
  });

  it('nothing of a closed account is shown, until it is open again', async () => {
    const cem = await world.signUp('Cem');
    const token = tokenOf(await call('POST', await makeVideo('A lynx', cem.cookie), cem.cookie));
    const change = (activated: boolean) =>
      world.send('PATCH', `/api/admin/users/${cem.id}`, { cookie: ann.cookie, payload: { activated } });
    await change(false);
    expect(await watch(token)).toBe(404);
    for (const file of ['film.mp4', 'poster']) {
      expect((await world.send('GET', `/media/share/${token}/${file}`)).statusCode).toBe(404);
    }
    expect(await linkPreview({ ...world.deps, publicUrl: 'https://x.org' }, `/share/${token}`)).toBe('');
    expect(JSON.stringify(await list(ann.cookie))).not.toContain('A lynx');
    await change(true);
    expect(await watch(token)).toMatchObject({ title: 'A lynx' });
  });
});

describe('who may share what', () => {
  it.each(['GET', 'POST', 'DELETE'] as const)(
    'A2 ROLE-02 %s of another user’s video answers like an unknown one',
    async (method) => {
      for (const id of [film, unknown]) {
        expect((await call(method, id, bob.cookie)).status).toBe(404);
      }
      expect((await world.send(method, `/api/project/${film}/share`)).statusCode).toBe(401);
    },
  );

  it('only a finished video is shared, and no image', async () => {
    const image = await world.startedId('/image/generate-image-async', {
      cookie: ann.cookie,
      data: { prompt: 'A fox', model_name: 'flux_v1' },
    });
    expect((await call('POST', image)).status).toBe(404);
    let isOpen = false;
    studio.clip = async () => {
      while (!isOpen) {
        await delay(10);
      }
    };
    const running = await world.startedId('/video/generate-video-async', {
      cookie: ann.cookie,
      data: { prompt: 'A hare', model_name: 'veo3_t2v' },
    });
    expect((await call('POST', running)).status).toBe(409);
    isOpen = true;
  });

  it.each(['x', '..%2f..%2fetc', '%00', 'a'.repeat(43), "' or 1=1 --"])(
    'the token %j opens nothing',
    async (token) => {
      const answer = await world.send('GET', `/api/share/${token}`);
      expect([400, 404, 422]).toContain(answer.statusCode);
    },
  );
});
