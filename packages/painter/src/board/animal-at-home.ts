import type { BoardContent } from '@kinora/renderer';
import { isDrawnBeing } from '../outline/index.ts';
import { withNearPart } from './near-part.ts';
import type { SceneText } from './scene-text.ts';

/** Bundled pictures of where something is, and how a picture's words say it. */
const surroundings: Readonly<Record<string, string>> = {
  'water-wave': 'in the open sea',
  coral: 'at a coral reef under the sea',
  'national-park': 'beside a river',
  mountain: 'in the mountains',
  'snow-capped-mountain': 'in the mountains',
  desert: 'in the desert',
  'deciduous-tree': 'in a forest',
  'evergreen-tree': 'in a forest',
  'beach-with-umbrella': 'on a beach',
  house: 'in a village',
  houses: 'in a village',
  'house-with-garden': 'in a garden',
  cityscape: 'in a city',
  snowflake: 'in the snow',
  blossom: 'in a meadow full of flowers',
  tulip: 'in a meadow full of flowers',
  'cherry-blossom': 'in a meadow full of flowers',
  seedling: 'in a garden',
};

/** Where animals live, where nothing else is said. */
const homes: readonly (readonly [RegExp, string])[] = [
  [/whale|dolphin|orca|shark|fish|octopus|squid|turtle|crab|lobster|seal|coral/u, 'in the open sea'],
  [/frog|toad|duck|swan|goose|beaver|otter|crocodile|hippo|flamingo|buffalo/u, 'beside a river'],
  [/bee|butterfly|lady-beetle|snail|bug|^ant$|caterpillar|spider|worm/u, 'in a meadow full of flowers'],
  [/^lion|elephant|giraffe|zebra|rhino|leopard/u, 'on the savanna'],
  [/penguin|polar-bear/u, 'in the snow'],
  [/camel/u, 'in the desert'],
  [/monkey|tiger|parrot|sauropod|t-rex|snake|gorilla|orangutan|sloth|peacock/u, 'in a jungle'],
  [/bear|fox|wolf|deer|owl|hedgehog|chipmunk|squirrel|rabbit|boar|badger/u, 'in a forest'],
  [/cow|^ox$|pig|ewe|ram$|sheep|horse|goat|rooster|chicken|donkey|turkey/u, 'on a farm'],
  [/^(?:black-)?cat|^dog|mouse|hamster/u, 'in a living room'],
  [/eagle|^bird$|dove/u, 'in the mountains'],
];

/**
 * The words of a picture in which an animal, that a board would show by itself, is where the scene says, or where its kind
 * lives; undefined where the board has other things to show, or is a story's.
 */
export function animalAtHome({ template, pictures }: BoardContent, scene: SceneText): string | undefined {
  if (template !== 'hero' || scene.keyFacts.length === 0) {
    return undefined;
  }
  const [lead] = pictures.filter(({ name }) => surroundings[name] === undefined);
  const home = homes.find(([kind]) => lead !== undefined && kind.test(lead.name))?.[1];
  // Of a part that is seen near, where the whole is says nothing.
  const isNear = lead !== undefined && withNearPart(lead, scene) !== undefined;
  if (lead === undefined || home === undefined || isNear || !isDrawnBeing(`icon:${lead.name}`)) {
    return undefined;
  }
  const said = pictures.map(({ name }) => surroundings[name]).find((each) => each !== undefined);
  return `A ${nameOf(lead.name)} ${said ?? home}`;
}

/** The animal that a bundled picture shows: of the toad there is none, and the second frog stands for it. */
function nameOf(picture: string): string {
  return picture === 'frog-face' ? 'toad' : picture.replace(/-face$/u, '').replaceAll('-', ' ');
}
