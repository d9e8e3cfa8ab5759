import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PictureSource } from '../ui/Picture.tsx';
import { clubs, clubPictures } from './clubs.ts';
import { features } from './features.ts';
import { founder, founderPictures } from './founder.ts';
import { gallery } from './gallery/gallery.ts';
import { galleryCategories } from './gallery/types.ts';
import { galleryPictures } from './pictures/gallery.ts';
import { portraits } from './pictures/portraits.ts';
import { scenes } from './pictures/scenes.ts';
import { timelinePictures, timeline } from './timeline.ts';
import { services } from './services.ts';
import { team } from './team.ts';
import { testimonials } from './testimonials.ts';

const indexes: Record<string, Record<string, PictureSource>> = {
  gallery: galleryPictures,
  scenes,
  clubs: clubPictures,
  timeline: timelinePictures,
  portraits,
  founder: founderPictures,
};

const used = [
  ...gallery.items,
  ...services.items,
  ...features.items.map(({ illustration }) => illustration),
  ...clubs.items.map(({ picture }) => picture),
  ...timeline.items.map(({ scene }) => scene),
  ...[...team.items, ...testimonials.items].map(({ name, portrait }) => ({
    ...portrait,
    alt: name,
  })),
  founder.portrait,
];

const pictures = `${import.meta.dirname}/pictures`;

/** Width and height in the header of a WebP file: extended (VP8X) or simple (VP8). */
function sizeOf(file: string): number[] {
  const header = readFileSync(file).subarray(0, 30);
  return header.toString('latin1', 12, 16) === 'VP8X'
    ? [header.readUIntLE(24, 3) + 1, header.readUIntLE(27, 3) + 1]
    : [header.readUInt16LE(26), header.readUInt16LE(28)];
}

/** File names in a `srcset`. */
const filesOf = (srcset: string) =>
  [...srcset.matchAll(/([\w-]+\.(?:avif|webp))/g)].map((match) => match[1]);

describe('pictures', () => {
  it('share.png has the size given in the meta tags', () => {
    const header = readFileSync(`${import.meta.dirname}/../../public/share.png`).subarray(16, 24);
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1200, 630]);
  });

  it.each(Object.entries(indexes))('the files of %s are all listed', (folder, index) => {
    const named = Object.values(index).flatMap(({ avif, webp }) => [
      ...filesOf(avif),
      ...filesOf(webp),
    ]);
    expect(named.toSorted()).toEqual(readdirSync(`${pictures}/${folder}`).toSorted());
  });

  it.each(Object.entries(indexes))('the files of %s have the listed sizes', (folder, index) => {
    for (const { width, height, webp } of Object.values(index))
      expect(sizeOf(`${pictures}/${folder}/${filesOf(webp).at(-1) ?? ''}`)).toEqual([
        width,
        height,
      ]);
  });

  it('are all used, with alternative text', () => {
    const shown = new Set(used.map(({ picture }) => picture.src));
    const drawn = Object.values(indexes).flatMap((index) =>
      Object.values(index).map(({ src }) => src),
    );
    expect(drawn.filter((src) => !shown.has(src))).toEqual([]);
    expect(used.filter(({ alt }) => alt.trim() === '')).toEqual([]);
  });

  it('the gallery has at least 36 unique pictures, seven or more per category', () => {
    const sources = gallery.items.map(({ picture }) => picture.src);
    expect(sources.length).toBeGreaterThanOrEqual(36);
    expect(new Set(sources).size).toBe(sources.length);
    for (const category of galleryCategories)
      expect(
        gallery.items.filter((item) => item.category === category).length,
        category,
      ).toBeGreaterThanOrEqual(7);
  });

  it.each([0, 1, 2])('page %i of the gallery fills its rows', (page) => {
    const fields = { regular: 1, tall: 2, large: 4 };
    const size = gallery.items
      .slice(page * 12, page * 12 + 12)
      .reduce((sum, { shape }) => sum + fields[shape], 0);
    expect(size % 4).toBe(0);
  });
});
