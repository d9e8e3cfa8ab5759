import { chakra } from '@chakra-ui/react';
import type { GalleryItem } from '../../../content/gallery/types.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { mosaic } from './mosaic.ts';

interface GalleryTileProps {
  item: GalleryItem;
  /** The pointer or the focus is on it: it may be opened soon. */
  onNear: () => void;
  onOpen: (button: HTMLButtonElement) => void;
}

/** One picture of the mosaic with its caption; a press opens it large. */
export function GalleryTile({ item, onNear, onOpen }: GalleryTileProps) {
  return (
    <chakra.li minW="0" minH="0" css={mosaic.tile[item.shape]}>
      <chakra.figure display="flex" flexDirection="column" height="100%">
        <chakra.button
          type="button"
          aria-label={`Open ${item.caption}`}
          flex="1"
          minH="0"
          borderRadius="3"
          overflow="hidden"
          bg="sunk"
          cursor="zoom-in"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={(event) => {
            onOpen(event.currentTarget);
          }}
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
      </chakra.figure>
    </chakra.li>
  );
}
