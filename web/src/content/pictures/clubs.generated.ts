// Written by web/art/make.mjs.
import type { PictureSource } from '../../ui/Picture.tsx';
import science200avif from './clubs/science-200.avif?no-inline';
import science400avif from './clubs/science-400.avif?no-inline';
import science200webp from './clubs/science-200.webp?no-inline';
import science400webp from './clubs/science-400.webp?no-inline';
import technology200avif from './clubs/technology-200.avif?no-inline';
import technology400avif from './clubs/technology-400.avif?no-inline';
import technology200webp from './clubs/technology-200.webp?no-inline';
import technology400webp from './clubs/technology-400.webp?no-inline';
import arts200avif from './clubs/arts-200.avif?no-inline';
import arts400avif from './clubs/arts-400.avif?no-inline';
import arts200webp from './clubs/arts-200.webp?no-inline';
import arts400webp from './clubs/arts-400.webp?no-inline';
import commerce200avif from './clubs/commerce-200.avif?no-inline';
import commerce400avif from './clubs/commerce-400.avif?no-inline';
import commerce200webp from './clubs/commerce-200.webp?no-inline';
import commerce400webp from './clubs/commerce-400.webp?no-inline';
import sports200avif from './clubs/sports-200.avif?no-inline';
import sports400avif from './clubs/sports-400.avif?no-inline';
import sports200webp from './clubs/sports-200.webp?no-inline';
import sports400webp from './clubs/sports-400.webp?no-inline';

export const clubPictures = {
  science: {
    width: 400,
    height: 480,
    avif: `${science200avif} 200w, ${science400avif} 400w`,
    webp: `${science200webp} 200w, ${science400webp} 400w`,
    src: science400webp,
  },
  technology: {
    width: 400,
    height: 480,
    avif: `${technology200avif} 200w, ${technology400avif} 400w`,
    webp: `${technology200webp} 200w, ${technology400webp} 400w`,
    src: technology400webp,
  },
  arts: {
    width: 400,
    height: 480,
    avif: `${arts200avif} 200w, ${arts400avif} 400w`,
    webp: `${arts200webp} 200w, ${arts400webp} 400w`,
    src: arts400webp,
  },
  commerce: {
    width: 400,
    height: 480,
    avif: `${commerce200avif} 200w, ${commerce400avif} 400w`,
    webp: `${commerce200webp} 200w, ${commerce400webp} 400w`,
    src: commerce400webp,
  },
  sports: {
    width: 400,
    height: 480,
    avif: `${sports200avif} 200w, ${sports400avif} 400w`,
    webp: `${sports200webp} 200w, ${sports400webp} 400w`,
    src: sports400webp,
  },
} satisfies Record<string, PictureSource>;
