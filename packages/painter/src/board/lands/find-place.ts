import type { LanguageCode } from '@kinora/contract/catalogue';
import type { Place } from '../../outline/index.ts';
import { plainWords } from '../explained/plain-words.ts';
import { outlineTable } from './outlines.ts';
import { otherLandNames, placeTable } from './place-names.ts';

/** A place on earth: degrees east and north, and the land that it is, by its code, where it is one. */
export interface KnownPlace {
  readonly lon: number;
  readonly lat: number;
  readonly land?: string;
  readonly isVolcano?: boolean;
}

/** Outlines of a land in degrees, the largest first. */
export type Rings = readonly (readonly Place[])[];

/** Degrees that the table counts by. */
const grid = 20;
const halfTurn = 180 * grid;

let read: ReadonlyMap<string, Rings> | undefined;

/** All lands by their codes. */
export function allLands(): ReadonlyMap<string, Rings> {
  read ??= new Map(
    outlineTable
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, 2), line.slice(3).split(';').map(readRing)] as const),
  );
  return read;
}

function readRing(text: string): Place[] {
  let [east, north] = [0, 0];
  return text.split(' ').map((step): Place => {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    // Where the count of degrees starts anew, a land goes on.
    const turn = Math.abs(dx) > halfTurn ? -Math.sign(dx) * 2 * halfTurn : 0;
    [east, north] = [east + dx + turn, north + dy];
    return [east / grid, north / grid];
  });
}

/** The places that a language names, by their plain names. */
type Names = ReadonlyMap<string, KnownPlace>;
const namesOf = new Map<LanguageCode, Names>();
const order = ['en', 'fr', 'it', 'es', 'hi', 'ja'] as const satisfies readonly LanguageCode[];

function namesIn(code: LanguageCode): Names {
  const known = namesOf.get(code) ?? readNames(code);
  namesOf.set(code, known);
  return known;
}

function readNames(code: LanguageCode): Names {
  const regions = new Intl.DisplayNames([code], { type: 'region' });
  const lands = [...allLands()].flatMap(([land, rings]) => {
    const place = { ...middleOf(rings), land };
    const others = otherLandNames[land]?.split(',') ?? [];
    return [regions.of(land) ?? '', ...others].map((name) => [plainWords(name), place] as const);
  });
  const places = placeTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [where = '', ...cells] = line.split('|').map((cell) => cell.trim());
      const [lat, lon, kind] = where.split(' ');
      const place = { lat: Number(lat), lon: Number(lon), isVolcano: kind === 'v' };
      const names = cells[order.indexOf(code)] ?? '';
      return names.split(',').map((name) => [plainWords(name), place] as const);
    });
  return new Map<string, KnownPlace>([...lands, ...places]);
}

/** The middle of a land's largest part. */
function middleOf(rings: Rings): { lon: number; lat: number } {
  const [main = []] = rings;
  let [sum, lon, lat] = [0, 0, 0];
  main.forEach(([x, y], index) => {
    const [nextX, nextY] = main[(index + 1) % main.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    sum += cross;
    lon += (x + nextX) * cross;
    lat += (y + nextY) * cross;
  });
  const [[firstX = 0, firstY = 0] = []] = [main[0]];
  return sum === 0 ? { lon: firstX, lat: firstY } : { lon: lon / (3 * sum), lat: lat / (3 * sum) };
}

/** A place by the name that a language has for it; of a land's name of several words the first says enough. */
export function placeNamed(name: string, code: LanguageCode): KnownPlace | undefined {
  const plain = plainWords(name);
  const names = namesIn(code);
  return names.get(plain) ?? names.get(plain.replace(/^(?:the|le|la|les|l['’]|il|lo|gli|el|los|las) ?/u, ''));
}

/** A place that a text names, and where. */
export interface NamedPlace {
  readonly name: string;
  readonly at: number;
  readonly place: KnownPlace;
}

/** Places of which a text speaks, each once. */
export function placesIn(text: string, code: LanguageCode): NamedPlace[] {
  const isApart = code === 'ja' ? '' : String.raw`(?<![\p{L}\p{M}])`;
  const ends = code === 'ja' ? '' : String.raw`(?![\p{L}\p{M}])`;
  const shortest = code === 'ja' ? 2 : 3;
  const plain = plainWords(text);
  // Positions hold where nothing was folded away.
  return plain.length !== text.length
    ? []
    : [...namesIn(code)].flatMap(([name, place]) => {
        const at =
          name.length < shortest ? -1 : plain.search(new RegExp(`${isApart}${escaped(name)}${ends}`, 'u'));
        return at < 0 ? [] : [{ name: text.slice(at, at + name.length), at, place }];
      });
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
