import { openai } from '@kinora/vendors/openai';
import { startOpenAiImagesSimulator } from '@kinora/vendors/simulators';
import { describe, expect, it } from 'vitest';
import { readSpending, writeDailyLimit } from '../../gateway/paid/money/spending.ts';
import { createAnsweringApp } from '../../testing/generations/answering-app.ts';
import { sunnyPicture } from '../../testing/generations/fal-results.ts';

const own = await startOpenAiImagesSimulator({ ownModels: ['sd-turbo'], picture: sunnyPicture });
const variables = { ...own.addresses, OPENAI_IMAGE_MODEL: 'sd-turbo' };
const world = await createAnsweringApp([openai], variables, [own]);

describe('an image server on this machine that wants no key', () => {
  it('REAL-02 is connected by its address, and named with its own model', async () => {
    const { connections } = world.desk;
    expect(connections.serving('picture', 'flux_v1')?.binding).toMatchObject({ endpoint: 'sd-turbo' });
    expect(connections.candidates('flux_v1').map(({ endpoint }) => endpoint)).toEqual(['sd-turbo']);
    expect(connections.serving('picture', 'nano_banana_edit')).toBeNull();
  });

  it('REAL-11 makes pictures for nothing, also on a day that may cost nothing', async () => {
    await world.open.database.transaction((tx) => writeDailyLimit(tx, 0));
    const id = await world.start('flux_v1', 'A fox');
    await world.untilStatus(id, 'completed');
    expect(own.submits.at(-1)?.wanted).toMatchObject({ model: 'sd-turbo' });
    expect(await readSpending(world.open.database)).toEqual({ spentMicro: 0, reservedMicro: 0 });
  });

  it('REAL-04 is asked again where an answer got lost: nobody pays for it twice', async () => {
    const before = own.submits.length;
    own.play('drop-after');
    await world.untilStatus(await world.start('flux_v1', 'An owl'), 'completed');
    expect(own.submits.length - before).toBe(2);
  });
});
