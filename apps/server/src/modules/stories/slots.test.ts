import { describe, expect, it } from 'vitest';
import { Slots } from './slots.ts';
import { Gate } from './testing/gate.ts';

const signal = new AbortController().signal;

describe('Slots', () => {
  it('runs as many as there are slots and the others in their order', async () => {
    const slots = new Slots(2);
    const gate = new Gate();
    const order: number[] = [];
    const works = [1, 2, 3, 4].map((number) =>
      slots.use(signal, async () => {
        order.push(number);
        await gate.pass(signal);
      }),
    );
    await Promise.resolve();
    expect(order).toEqual([1, 2]);
    gate.open();
    await Promise.all(works);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('gives the slot on when work fails or was aborted while waiting', async () => {
    const slots = new Slots(1);
    const controller = new AbortController();
    const failing = slots.use(signal, () => Promise.reject(new Error('no')));
    const aborted = slots.use(controller.signal, () => Promise.resolve('never'));
    const last = slots.use(signal, () => Promise.resolve('done'));
    controller.abort(new Error('cancelled'));
    await expect(failing).rejects.toThrow('no');
    await expect(aborted).rejects.toThrow('cancelled');
    await expect(last).resolves.toBe('done');
  });
});
