import { withWays } from '../drawn-ways.ts';
import { cacao } from './cacao.ts';
import { claims } from './claims.ts';
import { composting } from './compost.ts';
import { cooling } from './cooling.ts';
import { frogs } from './frogs.ts';
import { ground } from './ground.ts';
import type { Explanation } from './explanation.ts';
import { flights } from './flights.ts';
import { forces } from './forces.ts';
import { autumnLeaves } from './leaves.ts';
import { life } from './life.ts';
import { railways } from './railway.ts';
import { seaSalt } from './sea-salt.ts';
import { sky } from './sky.ts';
import { teas } from './tea.ts';
import { teethDecaying } from './teeth.ts';
import { wirelessMessages } from './wireless.ts';

/** Everything that we have a drawing for of how it happens, with what goes on in it. */
export const explanations: readonly Explanation[] = [
  ...seaSalt,
  ...cacao,
  ...railways,
  ...teas,
  ...wirelessMessages,
  ...flights,
  ...sky,
  ...life,
  ...autumnLeaves,
  ...forces,
  ...ground,
  ...frogs,
  ...composting,
  ...cooling,
  ...teethDecaying,
  ...claims,
].map(withItsWays);

function withItsWays({ draw, drawnIn, ...explanation }: Explanation): Explanation {
  return {
    ...explanation,
    draw: withWays(draw),
    ...(drawnIn === undefined
      ? {}
      : {
          drawnIn: (year) => {
            const then = drawnIn(year);
            return then === undefined ? undefined : withWays(then);
          },
        }),
  };
}
