import { describe, expect, it } from 'vitest';
import { actOfStory } from './act-of-story.ts';

describe('what a story is about', () => {
  it('is what its scenes tell of again, in every language', () => {
    const told = [
      [
        'en',
        ['More than anything, the fox wanted to paint.', 'It wanted to paint, and took all the colours.'],
      ],
      ['fr', ['Le renard rêvait de chanter.', 'Pour chanter, il ouvrit la bouche.']],
      ['it', ['Il gatto sognava di ballare.', 'Il gatto voleva ballare alla festa.']],
      ['es', ['El gato soñaba con bailar.', 'El gato quería bailar en la fiesta.']],
      ['hi', ['लड़की का सपना था: नाचना।', 'लड़की नाचना चाहती थी।']],
      ['ja', ['歌う夢です。', '高い声で歌うつもりでした。']],
    ] as const;
    const found = told.map(([code, before]) => actOfStory({ code, before }));
    expect(found).toEqual(['paint', 'sing', 'dance', 'dance', 'dance', 'sing']);
  });

  it('is neither what is said once nor what cannot be tried where somebody is', () => {
    expect(actOfStory({ code: 'en', before: ['A bird sang. The fox slept.'] })).toBeUndefined();
    expect(
      actOfStory({ code: 'en', before: ['It wanted to sail.', 'It wanted to sail that day.'] }),
    ).toBeUndefined();
  });
});
