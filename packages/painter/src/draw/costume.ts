import { periodClothes } from './period-clothes.ts';
import { taleClothes } from './tale-clothes.ts';
import { tradeClothes } from './trade-clothes.ts';
import { workingClothes } from './working-clothes.ts';

/** What the clothes of a calling show on the chest. */
export const costumes = { ...workingClothes, ...taleClothes, ...tradeClothes, ...periodClothes } as const;
