// The older page's frontispiece: `node art/engrave.mjs`.
import { writeFile } from 'node:fs/promises';
import { engraving } from './draw/engraving.mjs';

const { view, body } = engraving;
await writeFile(
  new URL('../src/content/pictures/engraving.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.join(' ')}">${body}</svg>\n`,
);
