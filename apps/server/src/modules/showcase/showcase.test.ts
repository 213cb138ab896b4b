import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { galleryCategories, ShowcaseAnswerSchema } from '@kinora/contract/api';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestHttp } from '../../testing/test-http.ts';
import { registerShowcase } from './routes.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-showcase-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
await mkdir(join(folder, 'animation'));
await writeFile(join(folder, 'animation', 'Why_cats_purr.mp4'), 'film of a cat');
await writeFile(join(folder, 'animation', 'Why_cats_purr.webp'), 'poster');
await writeFile(join(folder, 'animation', 'Why_cats_purr.avif'), 'small poster');
await writeFile(join(folder, 'animation', 'Not_for_all.mp4'), 'private');
await writeFile(join(folder, 'animation', 'Unlisted.mp4'), 'unlisted');
await writeFile(join(folder, 'secret.txt'), 'secret');
const video = (file: string, is_public = true) => ({
  category: 'animation',
  file,
  author: 'Kinora',
  is_public,
});
await writeFile(
  join(folder, 'showcase.json'),
  JSON.stringify({
    videos: [video('Why_cats_purr.mp4'), video('Not_for_all.mp4', false), video('Never_made.mp4')],
  }),
);

const { app } = await buildTestHttp();
registerShowcase(app, { folder, cdnUrl: null });
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
const film = '/media/showcase/animation/Why_cats_purr.mp4';

describe('the showcase', () => {
  it('API-01 SHOW-05 lists the public films that are there, with all that is known of them', async () => {
    const answer = await get('/api/s3/s3-videos?path=animation');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      videos: ['Why_cats_purr.mp4'],
      items: [
        {
          id: 'animation-Why_cats_purr',
          title: 'Why cats purr',
          googleDriveId: 'animation/Why_cats_purr.mp4',
          author: 'Kinora',
          isPublic: true,
          url: film,
          poster: '/media/showcase/animation/Why_cats_purr.webp',
          poster_avif: '/media/showcase/animation/Why_cats_purr.avif',
          prompt: null,
          selected_engine: null,
          video_style: null,
        },
      ],
    });
  });

  it('SHOW-04 ROLE-01 every category answers everybody, an empty one with an empty list', async () => {
    const answers = await Promise.all(
      galleryCategories.map((category) => get(`/api/s3/s3-videos?path=${category}`)),
    );
    const counts = answers.map((answer) => ShowcaseAnswerSchema.parse(answer.json()).videos.length);
    expect(counts).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('SHOW-04 SHOW-05 all categories come in one call, with the same that is known of each', async () => {
    const answer = await get('/api/showcase');
    expect(answer.statusCode).toBe(200);
    const { items } = ShowcaseAnswerSchema.parse((await get('/api/s3/s3-videos?path=animation')).json());
    expect(answer.json()).toEqual({ films: items.map((item) => ({ ...item, category: 'animation' })) });
  });

  it('SHOW-05 films play from where they are asked for', async () => {
    const whole = await get(film);
    expect([whole.statusCode, whole.body, whole.headers['content-type']]).toEqual([
      200,
      'film of a cat',
      'video/mp4',
    ]);
    const part = await get(film, { range: 'bytes=5-6' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'of', 'bytes 5-6/13']);
    expect((await get(film, { range: 'bytes=99-' })).statusCode).toBe(416);
    expect((await get(film.replace('.mp4', '.webp'))).body).toBe('poster');
    const small = await get(film.replace('.mp4', '.avif'));
    expect([small.body, small.headers['content-type']]).toEqual(['small poster', 'image/avif']);
    expect(whole.headers['x-content-type-options']).toBe('nosniff');
  });

  it('SHOW-05 a configured CDN is named in the addresses', async () => {
    const other = await buildTestHttp();
    registerShowcase(other.app, { folder, cdnUrl: 'https://cdn.example' });
    const answer = await other.app.inject({ method: 'GET', url: '/api/s3/s3-videos?path=animation' });
    expect(ShowcaseAnswerSchema.parse(answer.json()).items[0]?.url).toBe(`https://cdn.example${film}`);
  });

  it('a server without a showcase has an empty one', async () => {
    const other = await buildTestHttp();
    registerShowcase(other.app, { folder: join(folder, 'nowhere'), cdnUrl: null });
    const answer = await other.app.inject({ method: 'GET', url: '/api/s3/s3-videos?path=news' });
    expect(answer.json()).toEqual({ videos: [], items: [] });
  });

  it.each([
    'Not_for_all.mp4',
    'Unlisted.mp4',
    'Never_made.mp4',
    '..%2Fsecret.txt',
    '..%2Fshowcase.json',
    '%2e%2e%2fsecret.txt',
    '.',
    '..',
  ])('U6 %s has no address', async (file) => {
    const answer = await get(`/media/showcase/animation/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });

  it.each([
    '',
    '..',
    '../',
    '../../etc/passwd',
    '/etc/passwd',
    'animation/../../secret.txt',
    'animation%00',
    'ANIMATION',
    'animation/',
    ' animation',
    'animation,history',
    '%2e%2e%2f',
    '....//',
    'file:///etc/passwd',
    'http://127.0.0.1/',
    '\\\\host\\share',
    'gallery;ls',
    '$(id)',
    "' or 1=1 --",
    '__proto__',
  ])('U6 API-01 the path "%s" is none of the six words', async (path) => {
    const answer = await get(`/api/s3/s3-videos?path=${encodeURIComponent(path)}`);
    expect(answer.statusCode).toBe(422);
  });

  it('U6 two paths at once, and none, are refused, too', async () => {
    expect((await get('/api/s3/s3-videos?path=news&path=history')).statusCode).toBe(422);
    expect((await get('/api/s3/s3-videos')).statusCode).toBe(422);
  });
});
