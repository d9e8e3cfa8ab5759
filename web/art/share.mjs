// The preview picture of a shared link: `node art/share.mjs` writes public/share.png.
import { Buffer } from 'node:buffer';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { share } from './draw/share.mjs';

const [width, height] = share.view;
const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
  `width="${width}" height="${height}">${share.body}</svg>`;
await sharp(Buffer.from(drawing))
  .png({ compressionLevel: 9, palette: true, colours: 128, effort: 10 })
  .toFile(fileURLToPath(new URL('../public/share.png', import.meta.url)));
