import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { LanguageCode } from '@kinora/contract/catalogue';
import { fitText } from '@kinora/renderer';
import { seededRandom } from '../../canvas/random.ts';
import type { SubjectFinder } from '../../cut-out/subject-finder.ts';
import { sansFont } from '../operations/overlays.ts';
import { findMask } from '../operations/subject-mask.ts';
import type { SubjectMask } from '../operations/subject-mask.ts';
import { asCanvas, through } from '../raster.ts';
import type { Raster } from '../raster.ts';
import { measureSubject } from './subject-outline.ts';
import type { Outline } from './subject-outline.ts';

export interface ThumbnailRequest {
  readonly picture: Raster;
  readonly headline: string;
  readonly language: LanguageCode;
  readonly seed: number;
  readonly subjects: SubjectFinder;
  readonly width: number;
  readonly height: number;
}

interface Accent {
  readonly bright: string;
  readonly deep: string;
  readonly ink: string;
}

const accents: readonly [Accent, ...Accent[]] = [
  { bright: '#ffd60a', deep: '#d00000', ink: '#14110a' },
  { bright: '#00e5ff', deep: '#3a0ca3', ink: '#0a0a18' },
  { bright: '#b8ff3c', deep: '#0b6e4f', ink: '#0a140a' },
  { bright: '#ff9f1c', deep: '#7209b7', ink: '#160a18' },
];

/** A thumbnail: the subject cut out with a white edge and glow, before its own darkened surroundings; a few huge words beside it. */
export async function drawThumbnail(request: ThumbnailRequest): Promise<Raster> {
  const { picture, width, height, seed } = request;
  const random = seededRandom(seed);
  const accent = accents[Math.floor(random() * accents.length)] ?? accents[0];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  await layBackground(context, request, accent);
  const mask = await findMask(picture, request.subjects);
  const isRight = random() < 0.6;
  const outline = mask === null ? null : measureSubject(mask, picture);
  const middle =
    mask !== null && outline !== null && isThing(outline)
      ? setSubject(context, request, { mask, outline, isRight, accent })
      : setWhole(context, request, isRight);
  shadeWords(context, request, isRight);
  const words = letterHeadline(context, request, { accent, isRight });
  drawArrow(context, request, { accent, from: words, to: middle });
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Whether a subject looks good when it is cut out: one thing, neither a dot nor the whole picture. */
function isThing({ share, raggedness, contrast }: Outline): boolean {
  return share > 0.02 && share < 0.6 && raggedness < 3 && contrast > 0.75;
}

async function layBackground(
  context: SKRSContext2D,
  { picture, width, height }: ThumbnailRequest,
  accent: Accent,
): Promise<void> {
  const soft = await through(picture, (image) =>
    image
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .blur(width / 90)
      .modulate({ saturation: 1.35, brightness: 0.62 }),
  );
  context.drawImage(asCanvas(soft), 0, 0);
  context.globalAlpha = 0.34;
  context.fillStyle = accent.deep;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
}

interface SubjectPlace {
  readonly mask: SubjectMask;
  readonly outline: Outline;
  readonly isRight: boolean;
  readonly accent: Accent;
}

function setSubject(
  context: SKRSContext2D,
  { picture, width, height }: ThumbnailRequest,
  place: SubjectPlace,
): { x: number; y: number } {
  const { mask, outline, isRight, accent } = place;
  const cut = cutOut(picture, mask);
  const tall = outline.bottom - outline.top;
  const wide = outline.right - outline.left;
  const scale = Math.min((height * 0.9) / tall, (width * 0.46) / wide);
  const touchesFloor = outline.bottom > picture.height * 0.93;
  const centre = width * (isRight ? 0.745 : 0.255);
  const x = centre - (outline.left + wide / 2) * scale;
  const y = touchesFloor ? height - outline.bottom * scale : height * 0.52 - (outline.top + tall / 2) * scale;
  burst(context, { x: centre, y: y + (outline.top + tall * 0.45) * scale, size: width * 0.62 }, accent);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const edge = silhouette(mask, picture, '#ffffff');
  context.save();
  context.shadowColor = accent.bright;
  context.shadowBlur = width * 0.022;
  const thick = width * 0.0062;
  for (let step = 0; step < 20; step++) {
    const angle = (step / 20) * Math.PI * 2;
    if (step === 2) {
      context.shadowColor = 'transparent';
      context.shadowBlur = 0;
    }
    context.drawImage(
      edge,
      x + Math.cos(angle) * thick,
      y + Math.sin(angle) * thick,
      size.width,
      size.height,
    );
  }
  context.restore();
  context.drawImage(cut, x, y, size.width, size.height);
  return { x: centre + (isRight ? -1 : 1) * wide * scale * 0.36, y: y + (outline.top + tall * 0.42) * scale };
}

function cutOut(picture: Raster, mask: SubjectMask): Canvas {
  const data = new Uint8ClampedArray(picture.data);
  for (let at = 0; at < mask.length; at++) {
    for (let channel = 0; channel < 3; channel++) {
      const value = data[at * 4 + channel] ?? 0;
      data[at * 4 + channel] = (value - 118) * 1.12 + 126;
    }
    data[at * 4 + 3] = mask[at] ?? 0;
  }
  return asCanvas({ width: picture.width, height: picture.height, data });
}

function silhouette(mask: SubjectMask, { width, height }: Raster, colour: string): Canvas {
  const value = Number.parseInt(colour.slice(1), 16);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < mask.length; at++) {
    data[at * 4] = value >> 16;
    data[at * 4 + 1] = (value >> 8) & 255;
    data[at * 4 + 2] = value & 255;
    data[at * 4 + 3] = mask[at] ?? 0;
  }
  return asCanvas({ width, height, data });
}

/** Rays behind the subject. */
function burst(context: SKRSContext2D, at: { x: number; y: number; size: number }, accent: Accent): void {
  const gradient = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.size);
  gradient.addColorStop(0, `${accent.bright}b0`);
  gradient.addColorStop(1, `${accent.bright}00`);
  context.fillStyle = gradient;
  for (let ray = 0; ray < 18; ray++) {
    const angle = (ray / 18) * Math.PI * 2 + 0.1;
    context.beginPath();
    context.moveTo(at.x, at.y);
    context.lineTo(at.x + Math.cos(angle) * at.size, at.y + Math.sin(angle) * at.size);
    context.lineTo(at.x + Math.cos(angle + 0.16) * at.size, at.y + Math.sin(angle + 0.16) * at.size);
    context.fill();
  }
}

/** Where nothing stands out: the whole picture on its side, slanted off. */
function setWhole(
  context: SKRSContext2D,
  { picture, width, height }: ThumbnailRequest,
  isRight: boolean,
): { x: number; y: number } {
  const canvas = asCanvas(picture);
  const scale = Math.max((width * 0.62) / picture.width, height / picture.height);
  const left = isRight ? width * 0.44 : 0;
  const wide = width * 0.56;
  const slant = width * 0.05;
  context.save();
  context.beginPath();
  context.moveTo(left + (isRight ? slant : 0), 0);
  context.lineTo(left + wide + (isRight ? 0 : slant), 0);
  context.lineTo(left + wide - (isRight ? 0 : slant), height);
  context.lineTo(left - (isRight ? slant : 0), height);
  context.clip();
  context.drawImage(
    canvas,
    left + wide / 2 - (picture.width * scale) / 2,
    height / 2 - (picture.height * scale) / 2,
    picture.width * scale,
    picture.height * scale,
  );
  context.restore();
  context.strokeStyle = '#ffffff';
  context.lineWidth = width * 0.008;
  context.beginPath();
  context.moveTo(isRight ? left + slant : left + wide + slant, -10);
  context.lineTo(isRight ? left - slant : left + wide - slant, height + 10);
  context.stroke();
  return { x: width * (isRight ? 0.62 : 0.38), y: height * 0.5 };
}

function shadeWords(context: SKRSContext2D, { width, height }: ThumbnailRequest, isRight: boolean): void {
  const [from, to] = isRight ? [0, width * 0.6] : [width, width * 0.4];
  const gradient = context.createLinearGradient(from, 0, to, 0);
  gradient.addColorStop(0, 'rgba(4,5,12,0.66)');
  gradient.addColorStop(1, 'rgba(4,5,12,0)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

interface Words {
  readonly x: number;
  readonly y: number;
}

/** Letters as tall as they can be, heavy outlines, the longest line on a slanted bar; answers with where an arrow may begin. */
function letterHeadline(
  context: SKRSContext2D,
  request: ThumbnailRequest,
  { accent, isRight }: { accent: Accent; isRight: boolean },
): Words {
  const { width, height, headline, language } = request;
  const room = { left: isRight ? width * 0.04 : width * 0.5, width: width * 0.46 };
  const fitted = fitText({
    text: headline,
    role: 'subtitle',
    language,
    width: room.width * 0.94,
    height: height * 0.84,
    largest: height * 0.27,
    smallest: height * 0.1,
    maxLines: 4,
  });
  const size = fitted.fontSize;
  const spacing = size * (language === 'hi' ? 1.42 : 1.16);
  const longest = fitted.lines.reduce(
    (best, line, at) => (line.length > (fitted.lines[best]?.length ?? 0) ? at : best),
    0,
  );
  const top = height / 2 - (spacing * fitted.lines.length) / 2 + size * 0.84;
  context.font = sansFont(size);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  for (const [index, line] of fitted.lines.entries()) {
    letterLine(context, {
      line,
      x: room.left,
      y: top + index * spacing,
      size,
      accent,
      isLoud: index === longest,
    });
  }
  return {
    x: room.left + room.width * (isRight ? 0.72 : 0.3),
    y: Math.min(height * 0.9, top + fitted.lines.length * spacing - size * 0.35),
  };
}

interface HeadlineLine {
  readonly line: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly accent: Accent;
  /** On a bar, in the accent's colour. */
  readonly isLoud: boolean;
}

function letterLine(context: SKRSContext2D, { line, x, y, size, accent, isLoud }: HeadlineLine): void {
  if (isLoud) {
    const width = context.measureText(line).width + size * 0.34;
    bar(context, { x: x - size * 0.16, y: y - size * 0.86, width, height: size * 1.1 }, accent.deep);
  }
  context.shadowColor = 'rgba(0,0,0,0.65)';
  context.shadowBlur = size * 0.08;
  context.shadowOffsetY = size * 0.05;
  context.strokeStyle = accent.ink;
  context.lineWidth = size * 0.17;
  context.strokeText(line, x, y);
  context.shadowColor = 'transparent';
  context.fillStyle = isLoud ? accent.bright : '#ffffff';
  context.fillText(line, x, y);
}

function bar(
  context: SKRSContext2D,
  area: { x: number; y: number; width: number; height: number },
  colour: string,
): void {
  const slant = area.height * 0.14;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(area.x + slant, area.y);
  context.lineTo(area.x + area.width + slant, area.y);
  context.lineTo(area.x + area.width - slant, area.y + area.height);
  context.lineTo(area.x - slant, area.y + area.height);
  context.fill();
}

/** A bold bent arrow from the words to the subject, where there is room below them. */
function drawArrow(
  context: SKRSContext2D,
  { width, height }: ThumbnailRequest,
  { accent, from, to }: { accent: Accent; from: Words; to: Words },
): void {
  if (from.y > height * 0.84) {
    return;
  }
  const start = { x: from.x, y: Math.min(height * 0.9, from.y + height * 0.1) };
  const end = { x: start.x + (to.x - start.x) * 0.72, y: start.y + (to.y - start.y) * 0.42 };
  const bend = { x: (start.x + end.x) / 2, y: Math.max(start.y, end.y) + height * 0.07 };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const head = width * 0.034;
  for (const [colour, grow] of [
    ['#ffffff', width * 0.007],
    [accent.bright, 0],
  ] as const) {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineCap = 'round';
    context.lineWidth = width * 0.014 + grow * 2;
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.quadraticCurveTo(
      bend.x,
      bend.y,
      end.x - Math.cos(angle) * head * 0.7,
      end.y - Math.sin(angle) * head * 0.7,
    );
    context.stroke();
    context.lineWidth = grow * 2 + 2;
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(end.x + Math.cos(angle) * head * 0.6, end.y + Math.sin(angle) * head * 0.6);
    context.lineTo(end.x + Math.cos(angle + 2.4) * head, end.y + Math.sin(angle + 2.4) * head);
    context.lineTo(end.x + Math.cos(angle - 2.4) * head, end.y + Math.sin(angle - 2.4) * head);
    context.closePath();
    context.fill();
    context.stroke();
  }
}
