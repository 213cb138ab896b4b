import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { EffectDrawing } from './effect-plan.ts';

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Out of focus by this many pixels, as what is right before the lens is. */
  readonly blur: number;
  draw(context: SKRSContext2D): void;
}

const skin = '#6b4a3a';
const skinShade = '#3c2a24';
const rim = 'rgba(255, 226, 190, 0.55)';

/** A shape lit from the upper right, as what stands between the lens and the light is. */
function lit(
  context: SKRSContext2D,
  colours: { dark: string; light: string },
  outline: (context: SKRSContext2D) => void,
): void {
  const gradient = context.createLinearGradient(260, 0, 860, 0);
  gradient.addColorStop(0, colours.dark);
  gradient.addColorStop(0.62, colours.dark);
  gradient.addColorStop(1, colours.light);
  context.fillStyle = gradient;
  context.beginPath();
  outline(context);
  context.fill();
}

/** The back of a head: hair that falls in strands, both ears, the nape. Its middle is at 0, its height about 400. */
function headFromBehind(context: SKRSContext2D): void {
  lit(context, { dark: skinShade, light: skin }, (path) => {
    path.rect(-72, 90, 144, 180);
    path.ellipse(-138, 40, 24, 46, 0.12, 0, Math.PI * 2);
    path.ellipse(138, 40, 24, 46, -0.12, 0, Math.PI * 2);
  });
  lit(context, { dark: '#1d1410', light: '#4a3022' }, (path) => {
    path.moveTo(-136, 40);
    path.bezierCurveTo(-160, -120, -104, -206, 4, -208);
    path.bezierCurveTo(112, -204, 158, -116, 136, 44);
    path.bezierCurveTo(126, 104, 104, 138, 84, 152);
    path.quadraticCurveTo(40, 132, 0, 158);
    path.quadraticCurveTo(-44, 134, -86, 150);
    path.bezierCurveTo(-110, 134, -128, 100, -136, 40);
  });
  context.lineCap = 'round';
  for (let strand = 0; strand < 26; strand++) {
    const part = strand / 25;
    const x = -116 + 232 * part;
    context.strokeStyle = `rgba(${150 + part * 80}, ${104 + part * 70}, ${70 + part * 60}, ${0.1 + part * 0.22})`;
    context.lineWidth = 4 + (strand % 3) * 2;
    context.beginPath();
    context.moveTo(x * 0.3, -196);
    context.bezierCurveTo(x * 0.9, -150, x * 1.12, -20, x * 0.8, 110 + (strand % 4) * 9);
    context.stroke();
  }
  context.strokeStyle = rim;
  context.lineWidth = 9;
  context.beginPath();
  context.moveTo(40, -204);
  context.bezierCurveTo(124, -184, 154, -96, 137, 34);
  context.stroke();
}

/** Back and shoulders of a jacket with its collar and seams, filling the lower edge. */
function jacket(context: SKRSContext2D, colours: { dark: string; light: string }): void {
  lit(context, colours, (path) => {
    path.moveTo(60, 1100);
    path.bezierCurveTo(80, 720, 230, 620, 420, 575);
    path.quadraticCurveTo(512, 612, 604, 575);
    path.bezierCurveTo(800, 618, 944, 720, 966, 1100);
  });
  lit(context, { dark: colours.light, light: '#a9a196' }, (path) => {
    path.moveTo(414, 580);
    path.quadraticCurveTo(512, 520, 610, 580);
    path.quadraticCurveTo(512, 640, 414, 580);
  });
  context.strokeStyle = 'rgba(0, 0, 0, 0.35)';
  context.lineWidth = 7;
  context.beginPath();
  context.moveTo(512, 634);
  context.quadraticCurveTo(520, 800, 512, 1100);
  context.moveTo(268, 668);
  context.quadraticCurveTo(300, 820, 262, 1100);
  context.moveTo(764, 668);
  context.quadraticCurveTo(730, 820, 770, 1100);
  context.stroke();
  context.strokeStyle = rim;
  context.lineWidth = 10;
  context.beginPath();
  context.moveTo(610, 580);
  context.bezierCurveTo(800, 622, 938, 720, 960, 1100);
  context.stroke();
}

/** Someone seen from close behind. */
function shoulder(context: SKRSContext2D): void {
  context.save();
  context.translate(512, 290);
  headFromBehind(context);
  context.restore();
  context.translate(0, -70);
  jacket(context, { dark: '#232a38', light: '#4b5468' });
}

/** A runner from behind: head, back and one elbow swinging. */
function runner(context: SKRSContext2D): void {
  lit(context, { dark: '#5a2320', light: '#a5443a' }, (path) => {
    path.ellipse(196, 660, 92, 190, 0.6, 0, Math.PI * 2);
  });
  context.save();
  context.translate(512, 280);
  context.rotate(-0.05);
  context.scale(0.8, 0.8);
  headFromBehind(context);
  context.restore();
  context.translate(0, -100);
  jacket(context, { dark: '#6b2a26', light: '#b9503f' });
}

/** A twisted rope with a harness ring at its lower end. */
function rope(context: SKRSContext2D): void {
  context.fillStyle = '#2a241c';
  context.fillRect(25, 0, 10, 1340);
  context.strokeStyle = '#a08a63';
  context.lineWidth = 3;
  for (let y = -10; y < 1340; y += 11) {
    context.beginPath();
    context.moveTo(25, y + 9);
    context.lineTo(35, y);
    context.stroke();
  }
  context.strokeStyle = '#3a3d44';
  context.lineWidth = 8;
  context.beginPath();
  context.ellipse(30, 1372, 15, 24, 0, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = '#b23a2e';
  context.fillRect(14, 1395, 32, 16);
}

/** The shadow of a helicopter's body. */
function helicopter(context: SKRSContext2D): void {
  context.fillStyle = '#000000';
  context.beginPath();
  context.ellipse(500, 500, 92, 190, 0, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  context.moveTo(470, 640);
  context.lineTo(490, 940);
  context.lineTo(512, 940);
  context.lineTo(532, 640);
  context.fill();
  context.fillRect(440, 905, 122, 22);
  context.fillRect(380, 430, 22, 190);
  context.fillRect(598, 430, 22, 190);
}

function rotor(context: SKRSContext2D): void {
  context.fillStyle = '#000000';
  context.translate(500, 500);
  for (let blade = 0; blade < 4; blade++) {
    context.rotate(Math.PI / 2);
    context.fillRect(0, -13, 470, 26);
  }
}

const drawings = {
  shoulder: { width: 1024, height: 1000, blur: 8, draw: shoulder },
  runner: { width: 1024, height: 1000, blur: 4, draw: runner },
  rope: { width: 60, height: 1420, blur: 0, draw: rope },
  helicopter: { width: 1000, height: 1000, blur: 12, draw: helicopter },
  rotor: { width: 1000, height: 1000, blur: 12, draw: rotor },
} as const satisfies Record<EffectDrawing, Drawing>;

/** Draws one of the pictures effects lay over others. @returns its path in the folder */
export async function drawEffectPicture(name: EffectDrawing, folder: string): Promise<string> {
  const drawing: Drawing = drawings[name];
  const sharp = createCanvas(drawing.width, drawing.height);
  drawing.draw(sharp.getContext('2d'));
  const soft = createCanvas(drawing.width, drawing.height);
  const context = soft.getContext('2d');
  context.filter = drawing.blur === 0 ? 'none' : `blur(${drawing.blur}px)`;
  context.drawImage(sharp, 0, 0);
  const file = path.join(folder, `effect-${name}.png`);
  await writeFile(file, await soft.encode('png'));
  return file;
}
