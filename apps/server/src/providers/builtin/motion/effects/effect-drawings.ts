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

const cloth = '#17181d';
const skin = '#2b211d';
const hair = '#100e10';
const rim = 'rgba(255, 236, 205, 0.22)';

/** Neck and shoulder of someone seen from behind, the ear's side of the head at the upper edge. */
function shoulder(context: SKRSContext2D): void {
  context.fillStyle = skin;
  context.beginPath();
  context.ellipse(520, 330, 150, 200, 0.08, 0, Math.PI * 2);
  context.fill();
  context.fillRect(430, 420, 190, 220);
  context.fillStyle = hair;
  context.beginPath();
  context.ellipse(505, 285, 172, 205, 0.05, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(40, 1000);
  context.bezierCurveTo(70, 700, 250, 600, 420, 575);
  context.quadraticCurveTo(520, 640, 635, 575);
  context.bezierCurveTo(800, 610, 930, 700, 985, 1000);
  context.closePath();
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = 14;
  context.stroke();
}

/** A runner from behind: head, back and one elbow swinging. */
function runner(context: SKRSContext2D): void {
  context.fillStyle = skin;
  context.beginPath();
  context.ellipse(240, 640, 80, 150, 0.55, 0, Math.PI * 2);
  context.fill();
  context.fillRect(440, 330, 130, 150);
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(200, 1000);
  context.bezierCurveTo(190, 640, 270, 500, 430, 455);
  context.quadraticCurveTo(505, 505, 580, 455);
  context.bezierCurveTo(740, 500, 810, 620, 830, 1000);
  context.closePath();
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = 12;
  context.stroke();
  context.fillStyle = hair;
  context.beginPath();
  context.ellipse(505, 235, 128, 152, -0.06, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = 'rgba(0, 0, 0, 0.4)';
  context.lineWidth = 10;
  context.beginPath();
  context.moveTo(505, 520);
  context.quadraticCurveTo(520, 760, 512, 1000);
  context.stroke();
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
  shoulder: { width: 1024, height: 1000, blur: 15, draw: shoulder },
  runner: { width: 1024, height: 1000, blur: 9, draw: runner },
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
