import { Buffer } from 'node:buffer';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { groups } from './groups.mjs';

/*
 * Draws every picture of web/src/content: one SVG for each, rasterised to AVIF and WebP in all
 * widths of its group, and an index with types for each group. Run it with
 * `npm --workspace web run art`; add names of pictures to draw only these again. Without names the
 * older page's engraving and the preview picture of a shared link are drawn, too.
 */

const OUT = new URL('../src/content/pictures/', import.meta.url);
const FORMATS = { avif: { quality: 56, effort: 6 }, webp: { quality: 80, effort: 6 } };
const only = new Set(process.argv.slice(2));

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The drawing as a file of its own, `width` pixels wide. */
const svg = ({ view: [width, height], body }, pixels) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
  `width="${pixels}" height="${Math.round((pixels * height) / width)}">${body}</svg>`;

async function rasterise(folder, name, drawing, widths) {
  for (const width of widths) {
    const image = sharp(Buffer.from(svg(drawing, width)));
    for (const [format, options] of Object.entries(FORMATS))
      await image
        .clone()
        .toFormat(format, options)
        .toFile(`${folder}${kebab(name)}-${width}.${format}`);
  }
}

function index({ folder, constant, drawings, widths }) {
  const imports = [];
  const entries = Object.entries(drawings).map(([name, { view }]) => {
    const address = (width, format) => {
      const variable = `${name}${width}${format}`;
      imports.push(
        `import ${variable} from './${folder}/${kebab(name)}-${width}.${format}?no-inline';`,
      );
      return variable;
    };
    const srcset = (format) =>
      '`' + widths.map((width) => `\${${address(width, format)}} ${width}w`).join(', ') + '`';
    const width = widths.at(-1);
    const height = Math.round((width * view[1]) / view[0]);
    return `  ${name}: { width: ${width}, height: ${height}, avif: ${srcset('avif')}, webp: ${srcset('webp')}, src: ${name}${width}webp },`;
  });
  return [
    '// Written by web/art/make.mjs.',
    "import type { PictureSource } from '../../ui/Picture.tsx';",
    ...imports,
    '',
    `export const ${constant} = {`,
    ...entries,
    '} satisfies Record<string, PictureSource>;',
    '',
  ].join('\n');
}

for (const group of groups) {
  const folder = new URL(`${group.folder}/`, OUT).pathname;
  await mkdir(folder, { recursive: true });
  const names = Object.keys(group.drawings);
  const known = new Set(
    names.flatMap((name) =>
      group.widths.flatMap((width) =>
        Object.keys(FORMATS).map((format) => `${kebab(name)}-${width}.${format}`),
      ),
    ),
  );
  for (const file of await readdir(folder)) if (!known.has(file)) await rm(folder + file);
  for (const name of names)
    if (only.size === 0 || only.has(name))
      await rasterise(folder, name, group.drawings[name], group.widths);
  await writeFile(new URL(`${group.folder}.generated.ts`, OUT), index(group));
}
if (only.size === 0) {
  await import('./engrave.mjs');
  await import('./share.mjs');
}
