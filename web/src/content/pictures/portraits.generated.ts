// Written by web/art/make.mjs.
import type { PictureSource } from '../../ui/Picture.tsx';
import sunita160avif from './portraits/sunita-160.avif?no-inline';
import sunita320avif from './portraits/sunita-320.avif?no-inline';
import sunita480avif from './portraits/sunita-480.avif?no-inline';
import sunita160webp from './portraits/sunita-160.webp?no-inline';
import sunita320webp from './portraits/sunita-320.webp?no-inline';
import sunita480webp from './portraits/sunita-480.webp?no-inline';
import farhan160avif from './portraits/farhan-160.avif?no-inline';
import farhan320avif from './portraits/farhan-320.avif?no-inline';
import farhan480avif from './portraits/farhan-480.avif?no-inline';
import farhan160webp from './portraits/farhan-160.webp?no-inline';
import farhan320webp from './portraits/farhan-320.webp?no-inline';
import farhan480webp from './portraits/farhan-480.webp?no-inline';
import kavita160avif from './portraits/kavita-160.avif?no-inline';
import kavita320avif from './portraits/kavita-320.avif?no-inline';
import kavita480avif from './portraits/kavita-480.avif?no-inline';
import kavita160webp from './portraits/kavita-160.webp?no-inline';
import kavita320webp from './portraits/kavita-320.webp?no-inline';
import kavita480webp from './portraits/kavita-480.webp?no-inline';
import jaspreet160avif from './portraits/jaspreet-160.avif?no-inline';
import jaspreet320avif from './portraits/jaspreet-320.avif?no-inline';
import jaspreet480avif from './portraits/jaspreet-480.avif?no-inline';
import jaspreet160webp from './portraits/jaspreet-160.webp?no-inline';
import jaspreet320webp from './portraits/jaspreet-320.webp?no-inline';
import jaspreet480webp from './portraits/jaspreet-480.webp?no-inline';
import thomas160avif from './portraits/thomas-160.avif?no-inline';
import thomas320avif from './portraits/thomas-320.avif?no-inline';
import thomas480avif from './portraits/thomas-480.avif?no-inline';
import thomas160webp from './portraits/thomas-160.webp?no-inline';
import thomas320webp from './portraits/thomas-320.webp?no-inline';
import thomas480webp from './portraits/thomas-480.webp?no-inline';
import lakshmi160avif from './portraits/lakshmi-160.avif?no-inline';
import lakshmi320avif from './portraits/lakshmi-320.avif?no-inline';
import lakshmi480avif from './portraits/lakshmi-480.avif?no-inline';
import lakshmi160webp from './portraits/lakshmi-160.webp?no-inline';
import lakshmi320webp from './portraits/lakshmi-320.webp?no-inline';
import lakshmi480webp from './portraits/lakshmi-480.webp?no-inline';
import arjun160avif from './portraits/arjun-160.avif?no-inline';
import arjun320avif from './portraits/arjun-320.avif?no-inline';
import arjun480avif from './portraits/arjun-480.avif?no-inline';
import arjun160webp from './portraits/arjun-160.webp?no-inline';
import arjun320webp from './portraits/arjun-320.webp?no-inline';
import arjun480webp from './portraits/arjun-480.webp?no-inline';
import zoya160avif from './portraits/zoya-160.avif?no-inline';
import zoya320avif from './portraits/zoya-320.avif?no-inline';
import zoya480avif from './portraits/zoya-480.avif?no-inline';
import zoya160webp from './portraits/zoya-160.webp?no-inline';
import zoya320webp from './portraits/zoya-320.webp?no-inline';
import zoya480webp from './portraits/zoya-480.webp?no-inline';
import meenal160avif from './portraits/meenal-160.avif?no-inline';
import meenal320avif from './portraits/meenal-320.avif?no-inline';
import meenal480avif from './portraits/meenal-480.avif?no-inline';
import meenal160webp from './portraits/meenal-160.webp?no-inline';
import meenal320webp from './portraits/meenal-320.webp?no-inline';
import meenal480webp from './portraits/meenal-480.webp?no-inline';
import harkirat160avif from './portraits/harkirat-160.avif?no-inline';
import harkirat320avif from './portraits/harkirat-320.avif?no-inline';
import harkirat480avif from './portraits/harkirat-480.avif?no-inline';
import harkirat160webp from './portraits/harkirat-160.webp?no-inline';
import harkirat320webp from './portraits/harkirat-320.webp?no-inline';
import harkirat480webp from './portraits/harkirat-480.webp?no-inline';
import rohan160avif from './portraits/rohan-160.avif?no-inline';
import rohan320avif from './portraits/rohan-320.avif?no-inline';
import rohan480avif from './portraits/rohan-480.avif?no-inline';
import rohan160webp from './portraits/rohan-160.webp?no-inline';
import rohan320webp from './portraits/rohan-320.webp?no-inline';
import rohan480webp from './portraits/rohan-480.webp?no-inline';

export const portraits = {
  sunita: {
    width: 480,
    height: 566,
    avif: `${sunita160avif} 160w, ${sunita320avif} 320w, ${sunita480avif} 480w`,
    webp: `${sunita160webp} 160w, ${sunita320webp} 320w, ${sunita480webp} 480w`,
    src: sunita480webp,
  },
  farhan: {
    width: 480,
    height: 566,
    avif: `${farhan160avif} 160w, ${farhan320avif} 320w, ${farhan480avif} 480w`,
    webp: `${farhan160webp} 160w, ${farhan320webp} 320w, ${farhan480webp} 480w`,
    src: farhan480webp,
  },
  kavita: {
    width: 480,
    height: 566,
    avif: `${kavita160avif} 160w, ${kavita320avif} 320w, ${kavita480avif} 480w`,
    webp: `${kavita160webp} 160w, ${kavita320webp} 320w, ${kavita480webp} 480w`,
    src: kavita480webp,
  },
  jaspreet: {
    width: 480,
    height: 566,
    avif: `${jaspreet160avif} 160w, ${jaspreet320avif} 320w, ${jaspreet480avif} 480w`,
    webp: `${jaspreet160webp} 160w, ${jaspreet320webp} 320w, ${jaspreet480webp} 480w`,
    src: jaspreet480webp,
  },
  thomas: {
    width: 480,
    height: 566,
    avif: `${thomas160avif} 160w, ${thomas320avif} 320w, ${thomas480avif} 480w`,
    webp: `${thomas160webp} 160w, ${thomas320webp} 320w, ${thomas480webp} 480w`,
    src: thomas480webp,
  },
  lakshmi: {
    width: 480,
    height: 566,
    avif: `${lakshmi160avif} 160w, ${lakshmi320avif} 320w, ${lakshmi480avif} 480w`,
    webp: `${lakshmi160webp} 160w, ${lakshmi320webp} 320w, ${lakshmi480webp} 480w`,
    src: lakshmi480webp,
  },
  arjun: {
    width: 480,
    height: 566,
    avif: `${arjun160avif} 160w, ${arjun320avif} 320w, ${arjun480avif} 480w`,
    webp: `${arjun160webp} 160w, ${arjun320webp} 320w, ${arjun480webp} 480w`,
    src: arjun480webp,
  },
  zoya: {
    width: 480,
    height: 566,
    avif: `${zoya160avif} 160w, ${zoya320avif} 320w, ${zoya480avif} 480w`,
    webp: `${zoya160webp} 160w, ${zoya320webp} 320w, ${zoya480webp} 480w`,
    src: zoya480webp,
  },
  meenal: {
    width: 480,
    height: 566,
    avif: `${meenal160avif} 160w, ${meenal320avif} 320w, ${meenal480avif} 480w`,
    webp: `${meenal160webp} 160w, ${meenal320webp} 320w, ${meenal480webp} 480w`,
    src: meenal480webp,
  },
  harkirat: {
    width: 480,
    height: 566,
    avif: `${harkirat160avif} 160w, ${harkirat320avif} 320w, ${harkirat480avif} 480w`,
    webp: `${harkirat160webp} 160w, ${harkirat320webp} 320w, ${harkirat480webp} 480w`,
    src: harkirat480webp,
  },
  rohan: {
    width: 480,
    height: 566,
    avif: `${rohan160avif} 160w, ${rohan320avif} 320w, ${rohan480avif} 480w`,
    webp: `${rohan160webp} 160w, ${rohan320webp} 320w, ${rohan480webp} 480w`,
    src: rohan480webp,
  },
} satisfies Record<string, PictureSource>;
