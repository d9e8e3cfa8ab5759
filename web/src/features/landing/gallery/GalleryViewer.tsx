import { chakra, Dialog, Flex, Grid, Portal } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { useRef, type KeyboardEvent } from 'react';
import type { GalleryItem } from '../../../content/gallery/types.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useMotionReady } from '../../../ui/motion/useMotionReady.ts';
import { useOpenAfterMount } from '../../../ui/useOpenAfterMount.ts';
import { useSwipe } from './useSwipe.ts';
import { Picture } from '../../../ui/Picture.tsx';

/** The open picture, uncropped, in the available size. */
function ViewerPicture({ item }: { item: GalleryItem }) {
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

interface GalleryViewerProps {
  /** The pictures of the active filter. */
  items: readonly GalleryItem[];
  /** Index of the open picture. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo: () => HTMLElement | null;
}

/**
 * Image viewer. Arrow keys, Home, End and swipes move between pictures; the last is followed by the
 * first.
 */
export function GalleryViewer({ items, index, onMove, onClose, returnTo }: GalleryViewerProps) {
  const step = (by: number) => {
    onMove((index + by + items.length) % items.length);
  };
  const open = useOpenAfterMount(true);
  const isReady = useMotionReady();
  const next = useRef<HTMLButtonElement>(null);
  const swipe = useSwipe(step);
  const item = items[index];
  if (!item) return null;

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'Home') onMove(0);
    else if (event.key === 'End') onMove(items.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root
      open={open}
      initialFocusEl={() => next.current}
      finalFocusEl={returnTo}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Positioner data-theme="dark" padding="0" placeItems="stretch">
          <Dialog.Content
            asChild
            maxW="100%"
            maxH="100dvh"
            bg="paper"
            color="ink"
            borderRadius="none"
            boxShadow="none"
            onKeyDown={press}
          >
            <m.div initial={isReady && { opacity: 0 }} animate={{ opacity: 1 }}>
              <Flex
                flex="none"
                align="center"
                justify="space-between"
                paddingInline="gutter"
                paddingBlock="2"
              >
                <chakra.p textStyle="small" color="ink-soft">
                  {`${index + 1} of ${items.length}`}
                </chakra.p>
                <Dialog.CloseTrigger asChild>
                  <IconButton icon="x" label="Close" size="lg" marginInlineEnd="-2.5" />
                </Dialog.CloseTrigger>
              </Flex>
              <chakra.div flex="1" minH="0" touchAction="pan-y pinch-zoom" {...swipe}>
                <ViewerPicture key={item.caption} item={item} />
              </chakra.div>
              <Grid
                flex="none"
                templateColumns="auto minmax(0, 1fr) auto"
                alignItems="center"
                gap="4"
                width="100%"
                maxW="dialog"
                marginInline="auto"
                paddingInline="gutter"
                paddingBlock="4"
              >
                <IconButton
                  icon="chevron-left"
                  label="Previous image"
                  size="lg"
                  edge
                  onClick={() => {
                    step(-1);
                  }}
                />
                <chakra.div aria-live="polite" textAlign="center">
                  <Dialog.Title textStyle="stage">{item.caption}</Dialog.Title>
                  <chakra.p textStyle="caption" color="ink-faint">
                    {item.category}
                  </chakra.p>
                </chakra.div>
                <IconButton
                  icon="chevron-right"
                  label="Next image"
                  size="lg"
                  edge
                  ref={next}
                  onClick={() => {
                    step(1);
                  }}
                />
              </Grid>
            </m.div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
