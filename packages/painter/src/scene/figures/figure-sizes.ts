import { cakeFigure } from '../../describe/film-dish.ts';
import { isLittleOne } from '../../describe/little-ones.ts';
import { isRole } from '../../describe/roles.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { sizeOfCake } from './cake.ts';
import { anyChild } from './person-art.ts';

/** A child's height beside a grown person's. */
const sizeOfChild = 0.76;

const sizes: readonly (readonly [RegExp, number])[] = [
  [/^(?:man|woman|scientist|friends)$/u, 1],
  [/^(?:girl|boy)$/u, sizeOfChild],
  [/^robot$/u, 0.76],
  [/^(?:ghost|alien)$/u, 0.86],
  [/^baby$/u, 0.42],
  [/^(?:bear|deer|panda|polar-bear)$/u, 0.95],
  [/^(?:lion|wolf|tiger)$/u, 0.78],
  [/^(?:dog|fox|fawn)$/u, 0.52],
  [/^cat$|black-cat|kitten/u, 0.42],
  [/^dragon$|sauropod|t-rex/u, 2.2],
  [/elephant|giraffe|whale|mammoth/u, 2],
  [/horse|cow|ox|camel|buffalo|rhinoceros|hippopotamus|gorilla|moose|unicorn|zebra|donkey/u, 1.15],
  [/castle|lighthouse|tower|windmill|pyramid|eiffel|colosseum|taj-mahal/u, 2.6],
  [/^(?:pirate-ship|galleon)$/u, 4.6],
  [/locomotive|^train$/u, 3.4],
  [/^submarine$/u, 1.5],
  [/^diver$/u, 0.34],
  [/^house$|torii|rocket|ship|ferry|^balloon$|hot-air-balloon/u, 2],
  [/^car$|automobile|taxi|sport-utility|racing-car|police-car/u, 0.82],
  [/christmas-tree/u, 1.5],
  [/^(?:tent|camping|fountain|ferris-wheel|roller-coaster|carousel-horse|statue|moai|mosque|church)/u, 1.4],
  [/bus|truck|lorry|tractor|airplane|helicopter|sailboat|^boat$|fire-engine/u, 1.5],
  [
    /sheep|ewe|lamb|goat|ram|pig|boar|leopard|kangaroo|dolphin|shark|seal|snowman|bicycle|scooter|telescope/u,
    0.62,
  ],
  [/butterfly|bee|ant|bug|beetle|snail|ladybug|cricket|spider|worm|mouse/u, 0.22],
  [
    /bird|dove|seagull|duck|parrot|owl|eagle|penguin|swan|chick|rooster|turkey|rabbit|fish|octopus|jellyfish|snake|monkey/u,
    0.4,
  ],
  [/squirrel|chipmunk|hedgehog|turtle|frog|toad|crab/u, 0.26],
];

/** Height of a subject beside a grown person's. */
export function sizeOf(subject: Subject, { subjects }: Pick<ScenePlan, 'subjects'>): number {
  const { figure, name: called, relation } = subject;
  if (isRole(figure)) {
    return isLittleOne(subject) ? sizeOfChild : 1;
  }
  if (figure === 'friends' && anyChild.test(called)) {
    return sizeOfChild;
  }
  const name = figure.replace('icon:', '');
  if (figure === cakeFigure) {
    return sizeOfCake;
  }
  const isPeopled = subjects.some((each) => !each.figure.startsWith('icon:'));
  // A thing that nothing is known of is small beside somebody, and large enough to be seen by itself.
  return (
    sizes.find(([pattern]) => pattern.test(name))?.[1] ?? (relation === 'beside' || isPeopled ? 0.26 : 0.5)
  );
}
