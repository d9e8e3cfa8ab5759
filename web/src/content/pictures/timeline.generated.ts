// Written by web/art/make.mjs.
import type { PictureSource } from '../../ui/Picture.tsx';
import classroom160avif from './timeline/classroom-160.avif?no-inline';
import classroom320avif from './timeline/classroom-320.avif?no-inline';
import classroom160webp from './timeline/classroom-160.webp?no-inline';
import classroom320webp from './timeline/classroom-320.webp?no-inline';
import waymarks160avif from './timeline/waymarks-160.avif?no-inline';
import waymarks320avif from './timeline/waymarks-320.avif?no-inline';
import waymarks160webp from './timeline/waymarks-160.webp?no-inline';
import waymarks320webp from './timeline/waymarks-320.webp?no-inline';
import telephone160avif from './timeline/telephone-160.avif?no-inline';
import telephone320avif from './timeline/telephone-320.avif?no-inline';
import telephone160webp from './timeline/telephone-160.webp?no-inline';
import telephone320webp from './timeline/telephone-320.webp?no-inline';
import signpost160avif from './timeline/signpost-160.avif?no-inline';
import signpost320avif from './timeline/signpost-320.avif?no-inline';
import signpost160webp from './timeline/signpost-160.webp?no-inline';
import signpost320webp from './timeline/signpost-320.webp?no-inline';
import educator160avif from './timeline/educator-160.avif?no-inline';
import educator320avif from './timeline/educator-320.avif?no-inline';
import educator160webp from './timeline/educator-160.webp?no-inline';
import educator320webp from './timeline/educator-320.webp?no-inline';
import online160avif from './timeline/online-160.avif?no-inline';
import online320avif from './timeline/online-320.avif?no-inline';
import online160webp from './timeline/online-160.webp?no-inline';
import online320webp from './timeline/online-320.webp?no-inline';

export const timelinePictures = {
  classroom: {
    width: 320,
    height: 384,
    avif: `${classroom160avif} 160w, ${classroom320avif} 320w`,
    webp: `${classroom160webp} 160w, ${classroom320webp} 320w`,
    src: classroom320webp,
  },
  waymarks: {
    width: 320,
    height: 384,
    avif: `${waymarks160avif} 160w, ${waymarks320avif} 320w`,
    webp: `${waymarks160webp} 160w, ${waymarks320webp} 320w`,
    src: waymarks320webp,
  },
  telephone: {
    width: 320,
    height: 384,
    avif: `${telephone160avif} 160w, ${telephone320avif} 320w`,
    webp: `${telephone160webp} 160w, ${telephone320webp} 320w`,
    src: telephone320webp,
  },
  signpost: {
    width: 320,
    height: 384,
    avif: `${signpost160avif} 160w, ${signpost320avif} 320w`,
    webp: `${signpost160webp} 160w, ${signpost320webp} 320w`,
    src: signpost320webp,
  },
  educator: {
    width: 320,
    height: 384,
    avif: `${educator160avif} 160w, ${educator320avif} 320w`,
    webp: `${educator160webp} 160w, ${educator320webp} 320w`,
    src: educator320webp,
  },
  online: {
    width: 320,
    height: 384,
    avif: `${online160avif} 160w, ${online320avif} 320w`,
    webp: `${online160webp} 160w, ${online320webp} 320w`,
    src: online320webp,
  },
} satisfies Record<string, PictureSource>;
