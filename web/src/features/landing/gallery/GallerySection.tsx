import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { gallery, itemsOf } from '../../../content/gallery/gallery.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAsked } from '../../../ui/useAsked.ts';
import { GalleryFilters } from './GalleryFilters.tsx';
import { GalleryTile } from './GalleryTile.tsx';
import { mosaic } from './mosaic.ts';
import { useGalleryFilter } from './useGalleryFilter.ts';

const PAGE = 12;

const loadViewer = async () => (await import('./GalleryViewer.tsx')).GalleryViewer;

/** Pictures by category, twelve at a time, each of which opens large. */
export function GallerySection() {
  const [filter, setFilter] = useGalleryFilter();
  const [count, setCount] = useState(PAGE);
  const [open, setOpen] = useState<number | null>(null);
  const [GalleryViewer, askForViewer] = useAsked(loadViewer);
  const tiles = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const items = itemsOf(filter);
  const shown = items.slice(0, count);

  const loadMore = () => {
    flushSync(() => {
      setCount(count + PAGE);
    });
    // The button may be gone now; whoever pressed it goes on with the first new picture.
    tiles.current?.querySelectorAll('button').item(shown.length).focus({ preventScroll: true });
  };

  return (
    <chakra.section
      id="gallery"
      aria-labelledby="gallery-title"
      maxW="calc({sizes.page} + 2 * {spacing.gutter})"
      marginInline="auto"
      paddingInline="gutter"
      paddingBlock={{ base: '16', md: '28' }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap={{ base: '4', md: '8' }}
        marginBottom="8"
      >
        <chakra.h2 id="gallery-title" textStyle="page">
          {gallery.title}
        </chakra.h2>
        <GalleryFilters
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setCount(PAGE);
          }}
        />
      </chakra.div>
      <chakra.div css={mosaic.frame}>
        <chakra.ul ref={tiles} css={mosaic.grid}>
          {shown.map((item, index) => (
            <GalleryTile
              key={item.caption}
              item={item}
              onNear={() => {
                // A failure shows when a picture is pressed.
                loadViewer().catch(() => undefined);
              }}
              onOpen={(button) => {
                opener.current = button;
                setOpen(index);
                askForViewer();
              }}
            />
          ))}
        </chakra.ul>
      </chakra.div>
      <chakra.div display="grid" justifyItems="center" gap="3" marginTop="8">
        <chakra.p role="status" textStyle="small" color="ink-soft">
          {`Showing ${shown.length} of ${items.length} images`}
        </chakra.p>
        {shown.length < items.length && (
          <Button tone="outline" onClick={loadMore}>
            Load More Images
          </Button>
        )}
      </chakra.div>
      {open !== null && GalleryViewer && (
        <GalleryViewer
          items={items}
          index={open}
          onMove={setOpen}
          onClose={() => {
            setOpen(null);
          }}
          returnTo={() => opener.current}
        />
      )}
    </chakra.section>
  );
}
