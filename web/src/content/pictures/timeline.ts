import { pictureSet } from '../pictureSet.ts';

const files = import.meta.glob<string>('./timeline/*', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** Each picture and its height in the widest file. */
export const timelinePictures = pictureSet(files, [160, 320], {
  classroom: 384,
  waymarks: 384,
  telephone: 384,
  signpost: 384,
  educator: 384,
  online: 384,
});
