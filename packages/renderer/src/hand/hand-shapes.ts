import type { SKRSContext2D } from '@napi-rs/canvas';

/** The parts of the hand, each over the one before; board units, the marker's tip at the origin. */
export const handInk = '#1f2430';
const skin = '#f0c3a0';
const skinShade = '#dea683';
const sleeve = '#3f5f8f';
const sleeveShade = '#33507c';
const cuff = '#f4f1ea';

/** Where the wrist is from the tip, and the direction of the forearm. */
export const wrist = { x: 268, y: 262 };
export const forearm = { x: 0.62, y: 0.785 };
/** Longer than an upright board at any turn. */
export const armLength = 3200;

export function drawSleeve(context: SKRSContext2D): void {
  alongForearm(context, () => {
    const length = armLength;
    shape(context, sleeve, (path) => {
      path.moveTo(66, -84);
      path.bezierCurveTo(400, -112, 900, -150, length, -190);
      path.lineTo(length, 190);
      path.bezierCurveTo(900, 150, 400, 116, 66, 88);
      path.closePath();
    });
    fill(context, sleeveShade, (path) => {
      path.moveTo(68, 40);
      path.bezierCurveTo(400, 66, 900, 86, length, 110);
      path.lineTo(length, 186);
      path.bezierCurveTo(900, 146, 400, 112, 68, 84);
      path.closePath();
    });
    line(context, (path) => {
      path.moveTo(190, -88);
      path.bezierCurveTo(214, -50, 216, -20, 204, 6);
      path.moveTo(300, 96);
      path.bezierCurveTo(284, 66, 284, 44, 296, 20);
    });
  });
}

/** The cuff, drawn over the wrist that comes out of it. */
export function drawCuff(context: SKRSContext2D): void {
  alongForearm(context, () => {
    shape(context, cuff, (path) => {
      path.moveTo(22, -76);
      path.bezierCurveTo(40, -88, 66, -92, 84, -90);
      path.bezierCurveTo(100, -40, 100, 44, 86, 94);
      path.bezierCurveTo(64, 96, 40, 92, 22, 82);
      path.bezierCurveTo(34, 40, 34, -34, 22, -76);
      path.closePath();
    });
  });
}

export function drawPalm(context: SKRSContext2D): void {
  shape(context, skin, (path) => {
    path.moveTo(367, 273);
    path.lineTo(330, 226);
    path.bezierCurveTo(318, 150, 280, 60, 226, 4);
    path.bezierCurveTo(196, -26, 152, -40, 124, -22);
    path.bezierCurveTo(96, 4, 70, 60, 66, 110);
    path.bezierCurveTo(64, 160, 84, 214, 128, 246);
    path.bezierCurveTo(160, 268, 196, 290, 222, 318);
    path.lineTo(259, 365);
    path.closePath();
  });
  fill(context, skinShade, (path) => {
    path.moveTo(72, 150);
    path.bezierCurveTo(92, 214, 150, 240, 222, 312);
    path.lineTo(258, 358);
    path.lineTo(276, 344);
    path.lineTo(236, 296);
    path.bezierCurveTo(190, 236, 120, 214, 72, 150);
    path.closePath();
  });
  line(context, (path) => {
    path.moveTo(80, 128);
    path.bezierCurveTo(106, 122, 130, 132, 146, 152);
    path.moveTo(92, 182);
    path.bezierCurveTo(114, 176, 136, 186, 150, 204);
  });
}

/** The marker leans to the upper right; its tip is the origin. */
export function drawMarker(context: SKRSContext2D): void {
  context.save();
  context.rotate(Math.atan2(-0.8, 0.6));
  shape(context, handInk, (path) => {
    path.moveTo(0, 0);
    path.lineTo(24, -8);
    path.lineTo(24, 8);
    path.closePath();
  });
  shape(context, '#c9ced6', (path) => {
    path.roundRect(24, -14, 30, 28, 5);
  });
  shape(context, '#fbfbf8', (path) => {
    path.roundRect(52, -21, 216, 42, 8);
  });
  fill(context, '#2f6fde', (path) => {
    path.rect(196, -18, 34, 36);
  });
  shape(context, handInk, (path) => {
    path.roundRect(264, -19, 48, 38, 8);
  });
  context.restore();
}

/** The middle finger, on which the marker rests. */
export function drawSupport(context: SKRSContext2D): void {
  shape(context, skinShade, (path) => {
    path.moveTo(164, 62);
    path.bezierCurveTo(152, 8, 118, -34, 78, -40);
    path.bezierCurveTo(54, -42, 46, -22, 60, -6);
    path.bezierCurveTo(92, 24, 104, 50, 112, 82);
    path.closePath();
  });
}

export function drawFingers(context: SKRSContext2D): void {
  shape(context, skin, (path) => {
    path.moveTo(226, 10);
    path.bezierCurveTo(206, -44, 158, -92, 108, -104);
    path.bezierCurveTo(84, -110, 62, -100, 58, -82);
    path.bezierCurveTo(54, -64, 68, -52, 86, -46);
    path.bezierCurveTo(120, -34, 142, -6, 150, 34);
    path.bezierCurveTo(176, 50, 210, 40, 226, 10);
  });
  shape(context, skin, (path) => {
    path.moveTo(196, 132);
    path.bezierCurveTo(178, 84, 132, 36, 92, 4);
    path.bezierCurveTo(74, -12, 52, -34, 34, -32);
    path.bezierCurveTo(18, -28, 16, -8, 24, 8);
    path.bezierCurveTo(48, 44, 76, 84, 96, 122);
    path.bezierCurveTo(120, 160, 176, 172, 196, 132);
  });
  line(context, (path) => {
    path.moveTo(34, -20);
    path.bezierCurveTo(44, -22, 54, -14, 58, -4);
    path.moveTo(70, -92);
    path.bezierCurveTo(80, -94, 90, -90, 96, -82);
  });
  fill(context, skin, (path) => {
    path.ellipse(186, 110, 34, 46, -0.5, 0, Math.PI * 2);
  });
}

function alongForearm(context: SKRSContext2D, draw: () => void): void {
  context.save();
  context.translate(wrist.x, wrist.y);
  context.rotate(Math.atan2(forearm.y, forearm.x));
  draw();
  context.restore();
}

function fill(context: SKRSContext2D, colour: string, trace: (path: SKRSContext2D) => void): void {
  context.fillStyle = colour;
  context.beginPath();
  trace(context);
  context.fill();
}

function line(context: SKRSContext2D, trace: (path: SKRSContext2D) => void): void {
  context.beginPath();
  trace(context);
  context.stroke();
}

function shape(context: SKRSContext2D, colour: string, trace: (path: SKRSContext2D) => void): void {
  fill(context, colour, trace);
  context.stroke();
}
