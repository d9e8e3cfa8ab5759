import type { PictureSource } from '../ui/Picture.tsx';

/** A picture with the words for those who do not see it. */
export interface Illustration {
  picture: PictureSource;
  alt: string;
}

/** A colour of the illustration palette that a cut-out stands on; it differs between light and dark. */
export type ArtGround =
  'art-sky' | 'art-hill-1' | 'art-hill-2' | 'art-hill-3' | 'art-hill-5' | 'art-rose' | 'art-clay';

/** A cut-out without a ground of its own. */
export interface CutOut extends Illustration {
  ground: ArtGround;
}

/** A face; its alternative text is the name and the role of the person. */
type Face = Omit<CutOut, 'alt'>;

/** Somebody with a name and a face. */
export interface Person {
  name: string;
  /** One line: what they do, or which class and school. */
  role: string;
  portrait: Face;
}

/** A title and one or two sentences. */
export interface Passage {
  title: string;
  text: string;
}
