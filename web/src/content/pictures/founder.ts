import { pictureSet } from '../pictureSet.ts';

const files = import.meta.glob<string>('./founder/*', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Each picture and its height in the widest file. */
export const founderPictures = pictureSet(files, [400, 800], {
  sunita: 944,
});
