import type { SystemStyleObject } from '@chakra-ui/react';
import type { GalleryItem } from '../../../content/gallery/types.ts';

/** Room below each picture for its caption: two lines on a phone, one elsewhere. */
const CAPTION = { phone: '2.75rem', wide: '1.75rem' };

/** As high as a picture of three to two in one column, and its caption. */
const row = (columns: number, gap: string, caption: string) =>
  `calc((100cqi - ${columns - 1} * ${gap}) / ${columns} * 2 / 3 + ${caption})`;

const frame: SystemStyleObject = { containerType: 'inline-size' };

/** Rows have their height before any picture is there, so nothing moves when it comes. */
const grid: SystemStyleObject = {
  display: 'grid',
  gridAutoFlow: 'dense',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: row(2, '{spacing.3}', CAPTION.phone),
  gap: '3',
  md: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gridAutoRows: row(4, '{spacing.5}', CAPTION.phone),
    gap: '5',
  },
  xl: { gridAutoRows: row(4, '{spacing.5}', CAPTION.wide) },
  // Text set so large that a caption needs the whole width: one below the other, as high as they are.
  '@container (max-width: 14rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'auto',
    '& > li': { gridColumn: 'auto', gridRow: 'auto' },
    '& button': { aspectRatio: '3 / 2' },
    '& figcaption': { height: 'auto' },
  },
};

const caption: SystemStyleObject = {
  flex: 'none',
  height: CAPTION.phone,
  xl: { height: CAPTION.wide },
};

const tile: Record<GalleryItem['shape'], SystemStyleObject> = {
  regular: {},
  tall: { gridRow: 'span 2' },
  large: { gridColumn: 'span 2', gridRow: 'span 2' },
};

/** How wide a picture stands on the screen. */
const sizes: Record<GalleryItem['shape'], string> = {
  regular: '(min-width: 1440px) 313px, (min-width: 768px) 23vw, 45vw',
  tall: '(min-width: 1440px) 313px, (min-width: 768px) 23vw, 45vw',
  large: '(min-width: 1440px) 646px, (min-width: 768px) 46vw, 90vw',
};

/** The layout of the gallery: fields of three to two, some tall or large, without gaps. */
export const mosaic = { frame, grid, caption, tile, sizes };
