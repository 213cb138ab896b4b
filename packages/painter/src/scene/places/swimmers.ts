import { createCanvas } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { FrameArea, Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Cast, Role } from '../figures/cast.ts';
import { heroHeight } from '../figures/hero-height.ts';
import { setCast } from '../figures/set-cast.ts';
import { isDistant } from '../figures/set-distant.ts';
import type { Scene } from '../scene.ts';
import { momentsOf } from '../../canvas/frame.ts';
import type { Stage } from '../stage.ts';
import { paintFoam } from './foam.ts';

/** Who comes to the surface of a sea that is seen from its shore, and never stands on land. */
const ofTheSurface = /whale|dolphin|shark/u;

/** Of whom a back as large as a ship is seen, where they are near. */
const giants = /whale/u;

/** How tall who swims is, in heights of somebody who stands ashore, and how far from the middle, as a part of the width. */
const swimmers = {
  people: { height: 0.95, aside: 0.1 },
  giants: { height: 0.63, aside: 0.17 },
  others: { height: 0.42, aside: 0.1 },
} as const;

/** The same of who is far away, and how far down to where others swim. */
const farAway = { part: 0.5, aside: 0.04, down: 0.66 } as const;

/** So much of a swimmer's room lies under water: what is seen is a back, an eye and a tail, of a giant no more than to the eye. */
const sunkParts = { people: 0.64, giants: 0.57, others: 0.5, far: 0.6 } as const;

/** Those of a cast who swim, and all others. */
export function partSwimmers({ roles }: Cast): { swimming: Cast; others: Cast } {
  const swims = ({ subject, isLandmark }: Role): boolean =>
    !isLandmark &&
    subject.relation !== 'above' &&
    (subject.act === 'swim' || ofTheSurface.test(subject.figure));
  return {
    swimming: { roles: roles.filter(swims) },
    others: { roles: roles.filter((role) => !swims(role)) },
  };
}

/** Swimmers in the water between the horizon and the shore, cut off where it covers them; `side` -1 is the left. */
export function paintSwimmers(
  stage: Stage,
  scene: Scene,
  { swimming, side, ...water }: { swimming: Cast; line: number; side: number },
): void {
  const { frame } = scene;
  const isFar = swimming.roles.every(isDistant);
  // Out at sea, with water behind as well: on the horizon it would hang before the land there.
  const line = isFar ? scene.horizon + (water.line - scene.horizon) * farAway.down : water.line;
  const isComing = swimming.roles.some(({ subject }) => subject.isComing === true);
  const sheet = stage.add('swimmers', 0.55, isComing ? 'near' : 'water');
  if (isComing) {
    sheet.heading = side < 0 ? 1 : -1;
  }
  const isPeopled = swimming.roles.some(({ subject }) => subject.act === 'swim');
  const kind = isPeopled ? 'people' : kindOf(swimming, isFar);
  const height = heroHeight(scene) * swimmers[kind].height * (isFar ? farAway.part : 1);
  const centre = 0.5 + side * (isFar ? farAway : swimmers[kind]).aside;
  setCast(sheet, scene, {
    cast: { roles: swimming.roles.map(near) },
    room: {
      foot: () => line + height * sunkParts[isFar ? 'far' : kind],
      distance: isFar ? 0.5 : 0.24,
      height,
      centre,
      isSwum: true,
    },
  });
  const body = sheet.cast?.all;
  for (const [place, each] of momentsOf(sheet).entries()) {
    each.context.clearRect(-frame.bleed, line, frame.width + 2 * frame.bleed, frame.height + frame.bleed);
    if (body !== undefined && !isPeopled) {
      sinkIn(each, scene, { body, line });
    }
    if (body !== undefined && !isPeopled) {
      washAlong(each, scene, { body, line });
    }
    paintFoam(each, scene, { x: frame.width * centre, y: line, width: height * 0.9 });
    if (body !== undefined && kind === 'giants') {
      blow(each, scene, { body, line, side, place });
    }
  }
}

interface Sunk {
  readonly body: FrameArea;
  /** Where the water begins, in pixels from the top. */
  readonly line: number;
}

/** How much of a body over the water is wet, and how much of it the water mirrors. */
const [wetPart, mirroredPart] = [0.3, 0.34] as const;

/** Wet and dark where a body meets the water, and mirrored in it. */
function sinkIn({ canvas, context, frame }: Sheet, scene: Scene, { body, line }: Sunk): void {
  const over = Math.max(1, line - body.y);
  const sea = scene.tone(hex('#1c5f7c'), 0.55, 0.1);
  const wet = context.createLinearGradient(0, line - over * wetPart, 0, line);
  wet.addColorStop(0, css(sea, 0));
  wet.addColorStop(1, css(sea, 0.72));
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = wet;
  context.fillRect(-frame.bleed, line - over * wetPart, frame.width + 2 * frame.bleed, over * wetPart);
  context.restore();
  const height = over * mirroredPart;
  const mirror = createCanvas(canvas.width, Math.ceil(height));
  const into = mirror.getContext('2d');
  into.scale(1, -mirroredPart);
  into.drawImage(canvas, 0, -(line + frame.bleed));
  into.setTransform(1, 0, 0, 1, 0, 0);
  into.globalCompositeOperation = 'destination-in';
  const fading = into.createLinearGradient(0, 0, 0, height);
  fading.addColorStop(0, 'rgba(0,0,0,0.5)');
  fading.addColorStop(1, 'rgba(0,0,0,0)');
  into.fillStyle = fading;
  into.fillRect(0, 0, canvas.width, height);
  context.drawImage(mirror, -frame.bleed, line);
}

/** Where the water washes along a body: white along its line, and rings that go out from it. */
function washAlong({ context, frame }: Sheet, scene: Scene, { body, line }: Sunk): void {
  const random = scene.random('wash');
  const middle = body.x + body.width / 2;
  context.lineCap = 'round';
  for (const [out, down, alpha, thick] of [
    [0.5, 0, 0.85, 5],
    [0.58, 0.012, 0.5, 3],
    [0.68, 0.024, 0.3, 2.4],
  ] as const) {
    const half = body.width * out;
    context.strokeStyle = css(scene.tone([244, 250, 252], 0.95, 0.12), alpha);
    context.lineWidth = frame.unit * thick;
    context.beginPath();
    for (let part = -1; part <= 1; part += 0.1) {
      const y = line + frame.height * down * (1 - part * part) + between(random, -1.5, 1.5) * frame.unit;
      context.lineTo(middle + part * half, y);
    }
    context.stroke();
  }
}

const drops = 170;

/** What a whale blows: a fountain that falls to both sides, other drops at each moment. */
function blow(
  { context, frame }: Sheet,
  scene: Scene,
  { body, line, side, place }: Sunk & { readonly side: number; readonly place: number },
): void {
  const random = scene.random(`blow ${place}`);
  // Whoever comes looks at the shore's middle.
  const from = { x: body.x + body.width * (side > 0 ? 0.3 : 0.7), y: body.y + (line - body.y) * 0.12 };
  const tall = (line - body.y) * 0.95;
  // White in any light.
  const spray = mix(scene.tone([244, 250, 252], 0.95, 0.12), [255, 255, 255], 0.55);
  for (let drop = 0; drop < drops; drop++) {
    const up = Math.pow(random(), 0.7);
    const spread = (random() + random() - 1) * tall * (0.06 + 0.5 * up * up);
    const fall = Math.abs(spread) * 0.5;
    const size = frame.unit * between(random, 1.4, 5) * (0.6 + up);
    context.fillStyle = css(spray, between(random, 0.25, 0.75));
    context.beginPath();
    context.ellipse(from.x + spread, from.y - up * tall + fall, size, size * 1.25, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function kindOf({ roles }: Cast, isFar: boolean): 'giants' | 'others' {
  return !isFar && roles.some(({ subject }) => giants.test(subject.figure)) ? 'giants' : 'others';
}

/** Its distance is that of the water it is in. */
function near(role: Role): Role {
  const { subject } = role;
  return subject.relation === 'far' ? { ...role, subject: { ...subject, relation: 'beside' } } : role;
}
