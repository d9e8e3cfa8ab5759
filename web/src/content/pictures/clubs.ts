import { pictureSet } from '../pictureSet.ts';

const files = import.meta.glob<string>('./clubs/*', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Each picture and its height in the widest file. */
export const clubPictures = pictureSet(files, [200, 400], {
  science: 480,
  technology: 480,
  arts: 480,
  commerce: 480,
  sports: 480,
});
