import type { GalleryFilter } from '../../../content/gallery/gallery.ts';
import { categoryAddress, galleryCategories } from '../../../content/gallery/types.ts';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';

/** Images shown first, and added by "Load More Images". */
export const PAGE = 12;

/** Search parameters of the gallery: the category, how many images, the open image from 1. */
export const GALLERY = { filter: 'gallery', count: 'images', open: 'image' } as const;

/** Value of a filter in the URL. */
export const filterValue = (filter: GalleryFilter): string =>
  filter === 'All' ? '' : categoryAddress[filter];

/** State of the gallery in the URL; a reload, a shared link and Back restore it. */
export function useGalleryUrl() {
  const { read, change } = useUrlParams();
  const viewer = useUrlDialog(GALLERY.open);
  const category = read(GALLERY.filter);
  const count = Math.trunc(Number(read(GALLERY.count)));
  const filter: GalleryFilter =
    galleryCategories.find((each) => categoryAddress[each] === category) ?? 'All';
  return {
    filter,
    count: count > PAGE ? count : PAGE,
    /** Index of the open image; null while the viewer is closed. */
    open: Number(viewer.value) > 0 ? Number(viewer.value) - 1 : null,
    /** A filter change resets the number of pictures and adds no history entry. */
    choose: (value: string) => {
      change({ [GALLERY.filter]: value, [GALLERY.count]: '' }, { replace: true });
    },
    showMore: (value: string) => {
      change({ [GALLERY.count]: value }, { replace: true });
    },
    view: (index: number) => {
      viewer.open(String(index + 1));
    },
    close: viewer.close,
  };
}
