import { chakra, Flex } from '@chakra-ui/react';
import type { GalleryItem } from '../../../content/gallery/types.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { searchParamButton } from '../shared/SearchParamForm.tsx';
import { mosaic } from './mosaic.ts';
import { GALLERY } from './useGalleryUrl.ts';

interface GalleryTileProps {
  item: GalleryItem;
  index: number;
}

/** A picture of the grid with its caption; a click opens the viewer. */
export function GalleryTile({ item, index }: GalleryTileProps) {
  return (
    <chakra.li minW="0" minH="0" css={mosaic.tile[item.shape]}>
      <Flex as="figure" direction="column" height="100%">
        <chakra.button
          {...searchParamButton(GALLERY.open, String(index + 1))}
          aria-label={`Open ${item.caption}`}
          flex="1"
          minH="0"
          borderRadius="3"
          overflow="hidden"
          bg="sunk"
          cursor="zoom-in"
        >
          <Picture
            picture={item.picture}
            alt={item.alt}
            sizes={mosaic.sizes[item.shape]}
            width="100%"
            height="100%"
            objectFit="cover"
            objectPosition={item.keep}
            transitionProperty="scale"
            transitionDuration="2"
            transitionTimingFunction="settle"
            css={{ 'button:hover > picture > &': { scale: '1.03' } }}
          />
        </chakra.button>
        <chakra.figcaption
          css={mosaic.caption}
          paddingTop="1.5"
          fontSize="13"
          lineHeight="snug"
          textWrap="balance"
          color="ink-soft"
        >
          {item.caption}
        </chakra.figcaption>
      </Flex>
    </chakra.li>
  );
}
