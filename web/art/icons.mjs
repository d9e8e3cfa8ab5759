// The site's icons, drawn from public/favicon.svg: `node art/icons.mjs`.
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder));
const PAPER = '#fbf6ec';

/** `room` is the stone's share of the width; the edge of a maskable icon may be cut off. */
async function draw(name, size, room) {
  const inner = Math.round(size * room);
  const rim = Math.floor((size - inner) / 2);
  const rest = size - inner - rim;
  await sharp(drawing, { density: 2000 })
    .resize(inner, inner, { fit: 'contain', background: PAPER })
    .extend({ top: rim, left: rim, bottom: rest, right: rest, background: PAPER })
    .flatten({ background: PAPER })
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(`${name}.png`, folder)));
}

await draw('icon-180', 180, 0.8);
await draw('icon-192', 192, 0.8);
await draw('icon-512', 512, 0.8);
await draw('icon-maskable-512', 512, 0.6);
await drawIco(32);

/** /favicon.ico, which browsers request by default: a directory of one picture, and the picture. */
async function drawIco(size) {
  const picture = await sharp(drawing, { density: 2000 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits for each point
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  writeFileSync(new URL('favicon.ico', folder), Buffer.concat([head, picture]));
}
