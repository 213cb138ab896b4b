import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BusyProcessors } from './busy-processors.ts';

/** Work that ends when it is told to. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  return {
    begin: () => {
      hasBegun = true;
      return promise;
    },
    get hasBegun() {
      return hasBegun;
    },
    end: resolve,
    fail: reject,
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('a segment waits for a processor that is neither painted nor rendered on, a painting for nobody', async () => {
  const busy = new BusyProcessors(2);
  const [first, second, third, painting] = [piece(), piece(), piece(), piece()];
  const done = [busy.render(first.begin), busy.paint(painting.begin), busy.render(second.begin)];
  await turn();
  expect([first.hasBegun, painting.hasBegun, second.hasBegun]).toEqual([true, true, false]);
  painting.end('painted');
  await turn();
  expect(second.hasBegun).toBe(true);
  done.push(busy.render(third.begin));
  first.fail(new Error('lost'));
  await expect(done[0]).rejects.toThrow('lost');
  await turn();
  expect(third.hasBegun).toBe(true);
  second.end('second');
  third.end('third');
  expect(await Promise.all(done.slice(1))).toEqual(['painted', 'second', 'third']);
});

it('one segment is rendered however much is painted, and all end that begin', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.tuple(fc.boolean(), fc.nat(3)), { maxLength: 30 }),
      async (processors, works) => {
        const busy = new BusyProcessors(processors);
        const at = { painting: 0, rendering: 0 };
        const run = (kind: 'painting' | 'rendering', turns: number) => async () => {
          at[kind] += 1;
          if (kind === 'rendering' && at.rendering > 1) {
            expect(at.rendering + at.painting).toBeLessThanOrEqual(processors);
          }
          for (let each = 0; each < turns; each += 1) {
            await turn();
          }
          at[kind] -= 1;
          return kind;
        };
        const ended = await Promise.all(
          works.map(([isPainting, turns]) =>
            isPainting ? busy.paint(run('painting', turns)) : busy.render(run('rendering', turns)),
          ),
        );
        expect(ended).toEqual(works.map(([isPainting]) => (isPainting ? 'painting' : 'rendering')));
      },
    ),
    { numRuns: 60 },
  );
});
