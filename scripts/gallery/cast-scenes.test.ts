import { expect, it } from 'vitest';
import { castScenes } from './cast-scenes.ts';

const cast = [
  { name: 'Mara', prompt: 'a young explorer with curly hair and a red coat' },
  { name: 'Old Tom', prompt: 'an old sailor with a white beard' },
];

it('gives the hero to whoever is described as the hero, and to the other what is said to the hero', () => {
  const narrations = [
    'Next door to a small school there lived a young explorer.',
    "'I want to cross the sea,' said the young explorer one evening.",
    'One morning the red marble was gone. By evening it was worse.',
    "A neighbour with round glasses helped to search until evening, and then said: 'What you need was never in it.' The young explorer did not understand it.",
    "'How many steps did you skip?' asked a gardener in a straw hat. The young explorer counted them.",
    "'Then I will do it without it,' said the young explorer, and began.",
    "'I sailed for forty years,' said an old sailor. The young explorer listened.",
  ];
  expect(castScenes(narrations, cast)).toEqual([0, 0, 0, 1, 1, 0, 1]);
  expect(castScenes(narrations, cast.slice(0, 1))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('knows who plays by name as well', () => {
  const narrations = [
    "'I want to cross the sea,' said Mara one evening.",
    "'Nobody sails straight into the wind, Mara,' said an old sailor called Old Tom, and drew a line.",
    'So Mara steered to the left.',
  ];
  expect(castScenes(narrations, cast)).toEqual([0, 1, 0]);
});
