import { useNavigate, useSearchParams } from 'react-router-dom';
import type { GalleryFilter } from '../../../content/gallery/gallery.ts';
import { categoryAddress, galleryCategories } from '../../../content/gallery/types.ts';

const NAME = 'gallery';

/**
 * The filter of the gallery, kept in the address (`?gallery=awards`), so that a reload, a shared link
 * and the way back from another page show the same. A change is no step for Back.
 */
export function useGalleryFilter(): [GalleryFilter, (filter: GalleryFilter) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const value = params.get(NAME);
  const filter = galleryCategories.find((category) => categoryAddress[category] === value) ?? 'All';

  const change = (next: GalleryFilter) => {
    const after = new URLSearchParams(params);
    if (next === 'All') after.delete(NAME);
    else after.set(NAME, categoryAddress[next]);
    // A name without a value (`?home`) stays one.
    const search = after.toString().replaceAll(/=(?=&|$)/g, '');
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return [filter, change];
}
