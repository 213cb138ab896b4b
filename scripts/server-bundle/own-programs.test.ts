import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findPrograms, placeModule } from './own-programs.ts';

const main = 'apps/server/src/main.ts';

it('finds every program that is started as a process or a thread', () => {
  expect([...findPrograms(main).values()].toSorted()).toEqual([
    'api-process',
    'clip-child',
    'decode-child',
    'document-child',
    'inference-child',
    'keep-compiled-code',
    'main',
    'painting-child',
    'segment-child',
    'speech-thread',
    'worker-process',
  ]);
});

it('lets a program be started beside the bundle, and other files be found where their source lies', () => {
  const source = resolve('apps/server/src/supervisor.ts');
  const text = [
    "new URL('./api-process.ts', import.meta.url)",
    "new URL('./picture.png', import.meta.url)",
    'join(import.meta.dirname, "migrations")',
    'join(__dirname, "worker.js")',
  ].join('\n');
  const folder = JSON.stringify(resolve('apps/server/src'));
  expect(placeModule(text, source, findPrograms(main)).split('\n')).toEqual([
    "new URL('./api-process.js', import.meta['url'])",
    `new URL('./picture.png', "file://${source}")`,
    `join(${folder}, "migrations")`,
    `join(${folder}, "worker.js")`,
  ]);
});
