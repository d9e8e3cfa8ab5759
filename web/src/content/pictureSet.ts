import type { PictureSource } from '../ui/Picture.tsx';

/**
 * Picture sources of one folder. A picture `ruralLamp` has the files `rural-lamp-<width>.avif` and
 * `.webp` in each width.
 *
 * @param files addresses by path: an eager `import.meta.glob` of the folder
 * @param widths ascending, in pixels
 * @param heights height of each picture in its widest file
 */
export function pictureSet<Name extends string>(
  files: Record<string, string>,
  widths: readonly number[],
  heights: Record<Name, number>,
): Record<Name, PictureSource> {
  const addresses = new Map(
    Object.entries(files).map(([path, address]) => [
      path.slice(path.lastIndexOf('/') + 1),
      address,
    ]),
  );
  const addressOf = (name: string, width: number, format: string) => {
    const file = `${kebabCase(name)}-${width}.${format}`;
    const address = addresses.get(file);
    if (address === undefined) throw new Error(`The picture ${file} is missing.`);
    return address;
  };
  const width = widths.at(-1) ?? 0;
  const sourceOf = (name: string, height: number): PictureSource => {
    const srcset = (format: string) =>
      widths.map((each) => `${addressOf(name, each, format)} ${each}w`).join(', ');
    return {
      width,
      height,
      avif: srcset('avif'),
      webp: srcset('webp'),
      src: addressOf(name, width, 'webp'),
    };
  };
  return Object.fromEntries(
    Object.entries<number>(heights).map(([name, height]) => [name, sourceOf(name, height)]),
  ) as Record<Name, PictureSource>;
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
