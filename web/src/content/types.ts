import type { PictureSource } from '../ui/Picture.tsx';

/** A picture with its alternative text. */
export interface Illustration {
  picture: PictureSource;
  alt: string;
}

/** Background colour of a cut-out, from the illustration palette of each colour mode. */
export type ArtGround =
  'art-sky' | 'art-hill-1' | 'art-hill-2' | 'art-hill-3' | 'art-hill-5' | 'art-rose' | 'art-clay';

/** A picture with a transparent background. */
export interface CutOut extends Illustration {
  ground: ArtGround;
}

/** A portrait; its alternative text is the name and role of the person. */
type Face = Omit<CutOut, 'alt'>;

/** A person with a portrait. */
export interface Person {
  name: string;
  /** Occupation, or class and school. */
  role: string;
  portrait: Face;
}

/** A title and one or two sentences. */
export interface Passage {
  title: string;
  text: string;
}
