// Written by web/art/make.mjs.
import type { PictureSource } from '../../ui/Picture.tsx';
import counselling480avif from './scenes/counselling-480.avif?no-inline';
import counselling960avif from './scenes/counselling-960.avif?no-inline';
import counselling480webp from './scenes/counselling-480.webp?no-inline';
import counselling960webp from './scenes/counselling-960.webp?no-inline';
import assessment480avif from './scenes/assessment-480.avif?no-inline';
import assessment960avif from './scenes/assessment-960.avif?no-inline';
import assessment480webp from './scenes/assessment-480.webp?no-inline';
import assessment960webp from './scenes/assessment-960.webp?no-inline';
import stream480avif from './scenes/stream-480.avif?no-inline';
import stream960avif from './scenes/stream-960.avif?no-inline';
import stream480webp from './scenes/stream-480.webp?no-inline';
import stream960webp from './scenes/stream-960.webp?no-inline';
import entrance480avif from './scenes/entrance-480.avif?no-inline';
import entrance960avif from './scenes/entrance-960.avif?no-inline';
import entrance480webp from './scenes/entrance-480.webp?no-inline';
import entrance960webp from './scenes/entrance-960.webp?no-inline';
import clubs480avif from './scenes/clubs-480.avif?no-inline';
import clubs960avif from './scenes/clubs-960.avif?no-inline';
import clubs480webp from './scenes/clubs-480.webp?no-inline';
import clubs960webp from './scenes/clubs-960.webp?no-inline';
import educators480avif from './scenes/educators-480.avif?no-inline';
import educators960avif from './scenes/educators-960.avif?no-inline';
import educators480webp from './scenes/educators-480.webp?no-inline';
import educators960webp from './scenes/educators-960.webp?no-inline';
import support480avif from './scenes/support-480.avif?no-inline';
import support960avif from './scenes/support-960.avif?no-inline';
import support480webp from './scenes/support-480.webp?no-inline';
import support960webp from './scenes/support-960.webp?no-inline';

export const scenes = {
  counselling: {
    width: 960,
    height: 640,
    avif: `${counselling480avif} 480w, ${counselling960avif} 960w`,
    webp: `${counselling480webp} 480w, ${counselling960webp} 960w`,
    src: counselling960webp,
  },
  assessment: {
    width: 960,
    height: 640,
    avif: `${assessment480avif} 480w, ${assessment960avif} 960w`,
    webp: `${assessment480webp} 480w, ${assessment960webp} 960w`,
    src: assessment960webp,
  },
  stream: {
    width: 960,
    height: 640,
    avif: `${stream480avif} 480w, ${stream960avif} 960w`,
    webp: `${stream480webp} 480w, ${stream960webp} 960w`,
    src: stream960webp,
  },
  entrance: {
    width: 960,
    height: 640,
    avif: `${entrance480avif} 480w, ${entrance960avif} 960w`,
    webp: `${entrance480webp} 480w, ${entrance960webp} 960w`,
    src: entrance960webp,
  },
  clubs: {
    width: 960,
    height: 640,
    avif: `${clubs480avif} 480w, ${clubs960avif} 960w`,
    webp: `${clubs480webp} 480w, ${clubs960webp} 960w`,
    src: clubs960webp,
  },
  educators: {
    width: 960,
    height: 640,
    avif: `${educators480avif} 480w, ${educators960avif} 960w`,
    webp: `${educators480webp} 480w, ${educators960webp} 960w`,
    src: educators960webp,
  },
  support: {
    width: 960,
    height: 640,
    avif: `${support480avif} 480w, ${support960avif} 960w`,
    webp: `${support480webp} 480w, ${support960webp} 960w`,
    src: support960webp,
  },
} satisfies Record<string, PictureSource>;
