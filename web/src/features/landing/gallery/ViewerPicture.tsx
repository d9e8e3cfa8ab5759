import { Grid } from '@chakra-ui/react';
import type { GalleryItem } from '../../../content/gallery/types.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** The open picture, uncropped, in the available size. */
export function ViewerPicture({ item }: { item: GalleryItem }) {
  return (
    <Grid placeItems="center" height="100%" paddingInline={{ md: 'gutter' }}>
      <Picture
        picture={item.picture}
        alt={item.alt}
        sizes="100vw"
        loading="eager"
        draggable={false}
        width="100%"
        height="100%"
        maxW="page"
        minH="0"
        objectFit="contain"
        animation="appear {durations.2} {easings.settle}"
      />
    </Grid>
  );
}
