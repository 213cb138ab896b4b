import { describe, expect, it } from 'vitest';
import { Slots } from './slots.ts';
import { Gate } from '../testing/gate.ts';

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

  it('gives the slot on when work fails', async () => {
    const slots = new Slots(1);
    const failing = slots.use(signal, () => Promise.reject(new Error('no')));
    const last = slots.use(signal, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    await expect(last).resolves.toBe('done');
  });

  it('lets go at once of whoever is aborted while waiting', async () => {
    const slots = new Slots(1);
    const gate = new Gate();
    const controller = new AbortController();
    const first = slots.use(signal, () => gate.pass(signal));
    const aborted = slots.use(controller.signal, () => Promise.resolve('never'));
    const last = slots.use(signal, () => Promise.resolve('done'));
    controller.abort('cancelled');
    await expect(aborted).rejects.toMatchObject({ cause: 'cancelled' });
    gate.open();
    await first;
    await expect(last).resolves.toBe('done');
    await expect(slots.use(controller.signal, () => Promise.resolve('never'))).rejects.toBe('cancelled');
  });
});
