import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import { limits } from '@kinora/contract/limits';
import { z } from 'zod';
import { ada, enter, promptBox, signUpAt, smallPicture } from './support/studio.ts';
import { expect, test } from './support/test.ts';

/**
 * Thirty ways to make a page run somebody's words: each would call `ran`. They follow the families of the XSS filter
 * evasion list of OWASP; none is longer than a name may be.
 */
const payloads = [
  '<script>ran()</script>',
  '"><script>ran()</script>',
  '<img data-live src=x onerror=ran()>',
  '"><img data-live src=x onerror="ran()">',
  '<svg data-live onload=ran()>',
  '<svg data-live><script>ran()</script></svg>',
  '<svg data-live><animate onbegin=ran() attributeName=x dur=1s>',
  '<body onload=ran()>',
  '<iframe data-live src="javascript:parent.ran()"></iframe>',
  '<iframe data-live srcdoc="<script>parent.ran()</script>"></iframe>',
  '<a data-live href="javascript:ran()">click</a>',
  '<details data-live open ontoggle=ran()>',
  '<input data-live autofocus onfocus=ran()>',
  '<video data-live><source onerror=ran()></video>',
  '<audio data-live src=x onerror=ran()>',
  '<object data-live data="javascript:ran()"></object>',
  '<embed data-live src="javascript:ran()">',
  '<math data-live><mtext><img src=x onerror=ran()></mtext></math>',
  '<style>@import "javascript:ran()"</style>',
  '<link rel=stylesheet href="javascript:ran()">',
  '<meta http-equiv=refresh content="0;url=javascript:ran()">',
  '<form data-live><button formaction=javascript:ran()>x</button></form>',
  '<marquee data-live onstart=ran()>x</marquee>',
  '</title><script>ran()</script>',
  '</textarea><script>ran()</script>',
  '--><script>ran()</script><!--',
  "');ran();//",
  '${ran()}{{constructor.constructor("ran()")()}}',
  'javascript:ran()',
  '&lt;script&gt;ran()&lt;/script&gt;<ScRiPt/x>ran()</ScRiPt>',
] as const;
const everything = payloads.join('\n');

/** All payloads in as few texts as fit a field of so many characters. */
function pack(length: number): string[] {
  return payloads.reduce<string[]>((texts, payload) => {
    const last = texts.at(-1);
    return last === undefined || last.length + 1 + payload.length > length
      ? [...texts, payload]
      : [...texts.slice(0, -1), `${last} ${payload}`];
  }, []);
}

/** Gives payloads something to call, which notes that one of them was run. */
async function listenForLife(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      ran: () => {
        Object.assign(globalThis, { hasRun: true });
      },
    });
  });
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog appeared: ${dialog.message()}`);
  });
}

/** Nothing was run, and no payload has become a part of the page. */
async function expectNoLife(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    hasRun: Reflect.get(globalThis, 'hasRun') === true,
    // Pages have a script of their own inside them.
    parts: [...document.querySelectorAll('[data-live], script:not([src]), body meta[http-equiv]')].filter(
      (part) => part.tagName !== 'SCRIPT' || part.textContent.includes('ran()'),
    ).length,
  }));
  expect(found).toEqual({ hasRun: false, parts: 0 });
}

/** Opens a page, finds a payload on it as text, and nothing alive. */
async function expectWords(page: Page, address: string, words: Locator): Promise<void> {
  await page.goto(address);
  await expect(words).toBeVisible();
  await expectNoLife(page);
}

async function accepted(call: Promise<APIResponse>): Promise<unknown> {
  const answer = await call;
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}`).toBe(true);
  return await answer.json();
}

const StartedSchema = z.object({ project_id: z.string() });

async function start(request: APIRequestContext, path: string, form: Multipart): Promise<string> {
  return StartedSchema.parse(await accepted(request.post(path, { multipart: form }))).project_id;
}

type Multipart = NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart'] & object;

const StatusSchema = z.object({ status: z.string() });

/** Waits until what was started has got where it goes. */
async function waitFor(request: APIRequestContext, path: string, status: string): Promise<void> {
  await expect
    .poll(async () => StatusSchema.parse(await accepted(request.get(path))).status, { timeout: 90_000 })
    .toMatch(new RegExp(`^(?:${status}|FAILED)$`, 'u'));
  expect(await accepted(request.get(path))).toMatchObject({ status });
}

const session = 'chat-of-payloads';

async function startEverything(request: APIRequestContext) {
  const prompt = `Mara keeps the light on a rock. ${everything}`;
  const clip = { prompt, model_name: 'veo3_t2v', aspect_ratio: '16:9' };
  const film = {
    user_query: prompt,
    session_id: session,
    selected_engine: 'engine_films',
    video_type: 'film',
  };
  const edit = { prompt: 'Make it night', model_name: 'nano_banana_edit' };
  return {
    film: await start(request, '/api/research_and_create_video', { data: JSON.stringify(film) }),
    video: await start(request, '/video/generate-video-async', { data: JSON.stringify(clip) }),
    image: await start(request, '/image/generate-image-async', {
      data: JSON.stringify(edit),
      images: { ...smallPicture, name: `${payloads[2]}.png` },
    }),
  };
}

/** Names of characters, reasons of credits and mails; portraits are not waited for. */
async function sayEverything(request: APIRequestContext): Promise<void> {
  for (const name of pack(limits.text.name)) {
    const made = await accepted(request.post('/api/characters', { data: { name, prompt: everything } }));
    const { id } = z.object({ id: z.string() }).parse(made);
    await request.post('/api/cancel-job', { data: { job_id: id } });
  }
  for (const reason of pack(limits.text.reason)) {
    await accepted(request.post('/api/admin/credits', { data: { email: ada.email, amount: 1, reason } }));
  }
  for (const [index, name] of pack(limits.text.name).slice(0, 3).entries()) {
    const data = { kind: 'studio', name, email: `guest${index}@example.org` };
    await accepted(request.post('/api/waitlist', { data }));
  }
}

/** One scene that says all of it in every field a person can type into. */
async function writeScene(request: APIRequestContext, film: string): Promise<void> {
  await waitFor(request, `/api/project/${film}`, 'SCENES_READY');
  const scene = {
    scene_number: 1,
    title: pack(limits.text.title)[0],
    narration: everything,
    visual_elements: {
      image_prompt: everything,
      video_prompt: everything,
      key_facts: pack(limits.text.keyFact),
    },
  };
  await accepted(request.put(`/api/project/${film}/scenes`, { data: { scenes: [scene] } }));
}

test('P2 thirty scripts in every word a person can type stay words on every screen', async ({ page }) => {
  test.slow();
  await listenForLife(page);
  await enter(page, ada);
  const { request } = page;
  expect(payloads).toHaveLength(30);
  const { film, video, image } = await startEverything(request);
  await sayEverything(request);
  await writeScene(request, film);
  await waitFor(request, `/image/image-status/${image}`, 'IMAGES_READY');

  await page.goto('/?view=generations&tab=images');
  for (const title of pack(limits.text.title)) {
    await accepted(request.patch(`/api/generations/${image}`, { data: { title } }));
    // What is listed is asked for anew by whoever comes back to it.
    await page.getByRole('tab', { name: /^Your Videos/u }).click();
    await page.getByRole('tab', { name: /^Your Images/u }).click();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await expectNoLife(page);
  }
  await page.goto(`/?session=${session}`);
  for (const title of pack(limits.text.title)) {
    // An open session is told of it.
    await accepted(request.patch(`/api/project/${film}`, { data: { title } }));
    await expect(page.getByText(title).first()).toBeVisible();
    await expectNoLife(page);
  }
  const [own = '', ...others] = pack(limits.text.name);
  await accepted(request.patch('/api/account', { data: { name: own } }));
  for (const [index, name] of others.entries()) {
    await signUpAt(new URL(page.url()).origin, { ...ada, name, email: `named${index}@example.org` });
  }
  await page.goto('/admin?tab=users');
  for (const name of [own, ...others]) {
    await expect(page.getByRole('row').getByText(name)).toBeVisible();
  }
  await expectNoLife(page);

  await page.goto(`/?session=${session}`);
  const cast = page.getByRole('region', { name: 'Characters' });
  await expect(cast.getByText(pack(limits.text.name)[0] ?? '', { exact: true })).toBeVisible();
  const card = page.getByRole('article', { name: /^Scene 1,/u });
  await expect(card).toContainText(payloads[4]);
  await expectNoLife(page);
  for (const name of ['Image prompt', 'Motion prompt', /^Key facts/u]) {
    await card.getByRole('button', { name }).click();
    await expectNoLife(page);
  }
  await card.getByRole('button', { name: 'Edit scene 1' }).click();
  await expect(page.getByLabel('Narration')).toHaveValue(everything);
  await expectNoLife(page);

  await expectWords(page, '/account', page.getByRole('cell').getByText(pack(limits.text.reason)[0] ?? ''));
  await page.goto('/admin?tab=mails');
  await page
    .getByRole('button', { name: /waitlist/u })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('ran()');
  await expectNoLife(page);

  await waitFor(request, `/video/video-status/${video}`, 'VIDEO_READY');
  const title = pack(limits.text.title)[0] ?? '';
  await accepted(request.patch(`/api/generations/${video}`, { data: { title } }));
  const share = await accepted(request.post(`/api/project/${video}/share`));
  const { path } = z.object({ path: z.string() }).parse(share);
  await expectWords(page, path, page.getByRole('heading', { name: title }));

  await page.goto('/?mode=images');
  const prompt = page.getByRole('region', { name: 'Prompt' });
  await promptBox(page).fill(everything);
  const file = { ...smallPicture, name: `${payloads[2]}.png` };
  await prompt.locator('input[type=file]').setInputFiles(file);
  await expect(prompt.getByRole('button', { name: /^Remove/u })).toBeVisible();
  await expectNoLife(page);
});
