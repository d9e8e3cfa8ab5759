import { pictureSet } from '../pictureSet.ts';

const files = import.meta.glob<string>('./scenes/*', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Each picture and its height in the widest file. */
export const scenes = pictureSet(files, [480, 960], {
  counselling: 640,
  assessment: 640,
  stream: 640,
  entrance: 640,
  clubs: 640,
  educators: 640,
  support: 640,
});
