import { pictureSet } from '../pictureSet.ts';

const files = import.meta.glob<string>('./portraits/*', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Each picture and its height in the widest file. */
export const portraits = pictureSet(files, [160, 320, 480], {
  sunita: 566,
  farhan: 566,
  kavita: 566,
  jaspreet: 566,
  thomas: 566,
  lakshmi: 566,
  arjun: 566,
  zoya: 566,
  meenal: 566,
  harkirat: 566,
  rohan: 566,
});
