// Written by web/art/make.mjs.
import type { PictureSource } from '../../ui/Picture.tsx';
import sunita400avif from './founder/sunita-400.avif?no-inline';
import sunita800avif from './founder/sunita-800.avif?no-inline';
import sunita400webp from './founder/sunita-400.webp?no-inline';
import sunita800webp from './founder/sunita-800.webp?no-inline';

export const founderPictures = {
  sunita: {
    width: 800,
    height: 944,
    avif: `${sunita400avif} 400w, ${sunita800avif} 800w`,
    webp: `${sunita400webp} 400w, ${sunita800webp} 800w`,
    src: sunita800webp,
  },
} satisfies Record<string, PictureSource>;
