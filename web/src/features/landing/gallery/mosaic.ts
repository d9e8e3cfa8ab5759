import type { SystemStyleObject } from '@chakra-ui/react';
import type { GalleryItem } from '../../../content/gallery/types.ts';

/** Height of the caption: two lines on a phone, one on wider screens. */
const CAPTION = { phone: '2.75rem', wide: '1.75rem' };

/** Row height: a 3:2 picture in one column, and its caption. */
const row = (columns: number, gap: string, caption: string) =>
  `calc((100cqi - ${columns - 1} * ${gap}) / ${columns} * 2 / 3 + ${caption})`;

const frame: SystemStyleObject = { containerType: 'inline-size' };

/** Fixed row heights prevent layout shifts when pictures load. */
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
  // With very large text, captions need the whole width: one column with automatic heights.
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

/** The `sizes` attribute of each shape. */
const sizes: Record<GalleryItem['shape'], string> = {
  regular: '(min-width: 1440px) 313px, (min-width: 768px) 23vw, 45vw',
  tall: '(min-width: 1440px) 313px, (min-width: 768px) 23vw, 45vw',
  large: '(min-width: 1440px) 646px, (min-width: 768px) 46vw, 90vw',
};

/** Grid layout of the gallery: 3:2 cells, some pictures tall or large, without gaps. */
export const mosaic = { frame, grid, caption, tile, sizes };
