import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 160;
const HEIGHT = 90;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A blue sky over a green meadow as a PNG (RGB, 8 bits), large enough for every model. */
export function drawPicture(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const color = y < HEIGHT * 0.6 ? [110, 170, 230 - y] : [80, 150 - y, 70];
    return Buffer.from([0, ...Array.from({ length: WIDTH }, () => color).flat()]);
  });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
