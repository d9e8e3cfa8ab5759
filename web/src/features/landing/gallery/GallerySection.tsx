import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Suspense, useEffect, useRef } from 'react';
import { gallery, itemsOf, type GalleryFilter } from '../../../content/gallery/gallery.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { SearchParamForm, searchParamButton, KeptEntries } from '../shared/SearchParamForm.tsx';
import { GalleryTile } from './GalleryTile.tsx';
import { mosaic } from './mosaic.ts';
import { filterValue, GALLERY, PAGE, useGalleryUrl } from './useGalleryUrl.ts';
import { chipRecipe } from '../../../ui/theme/recipes/chip.ts';

const Chip = chakra('button', chipRecipe);

interface GalleryFiltersProps {
  filter: GalleryFilter;
  onChoose: (value: string) => void;
}

/** Buttons to filter by one category, or show all. */
function GalleryFilters({ filter, onChoose }: GalleryFiltersProps) {
  return (
    <SearchParamForm
      section="gallery"
      onChoose={(_name, value) => {
        onChoose(value);
      }}
    >
      <Flex role="group" aria-label="Category" wrap="wrap" gap="2">
        {gallery.filters.map((each) => (
          <Chip
            key={each}
            {...searchParamButton(GALLERY.filter, filterValue(each))}
            aria-pressed={each === filter}
          >
            {each}
          </Chip>
        ))}
      </Flex>
    </SearchParamForm>
  );
}

const GalleryViewer = lazyPart(async () => (await import('./GalleryViewer.tsx')).GalleryViewer);

/** Gallery with category filters, twelve pictures at a time; each opens in the viewer. */
export function GallerySection() {
  const { filter, count, open, choose, showMore, view, close } = useGalleryUrl();
  const tiles = useRef<HTMLUListElement>(null);
  const opened = useRef(0);
  const items = itemsOf(filter);
  const shown = items.slice(0, count);

  // The button may be removed after the click: focuses the first new picture.
  const pressedAt = useRef<number>(null);
  useEffect(() => {
    const first = pressedAt.current;
    pressedAt.current = null;
    if (first === null) return;
    tiles.current?.querySelectorAll('button').item(first).focus({ preventScroll: true });
  }, [count]);

  return (
    <chakra.section
      id="gallery"
      aria-labelledby="gallery-title"
      maxW="calc({sizes.page} + 2 * {spacing.gutter})"
      marginInline="auto"
      paddingInline="gutter"
      paddingBlock={{ base: '16', md: '28' }}
    >
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap={{ base: '4', md: '8' }}
        marginBottom="8"
      >
        <chakra.h2 id="gallery-title" textStyle="page">
          {gallery.title}
        </chakra.h2>
        <GalleryFilters filter={filter} onChoose={choose} />
      </Flex>
      <SearchParamForm
        section="gallery"
        css={mosaic.frame}
        onChoose={(_name, value) => {
          opened.current = Number(value) - 1;
          view(opened.current);
        }}
      >
        <KeptEntries
          entries={{
            [GALLERY.filter]: filterValue(filter),
            [GALLERY.count]: count > PAGE ? String(count) : '',
          }}
        />
        <chakra.ul ref={tiles} css={mosaic.grid}>
          {shown.map((item, index) => (
            <GalleryTile key={item.caption} item={item} index={index} />
          ))}
        </chakra.ul>
      </SearchParamForm>
      <Grid justifyItems="center" gap="3" marginTop="8">
        <chakra.p role="status" textStyle="small" color="ink-soft">
          {`Showing ${shown.length} of ${items.length} images`}
        </chakra.p>
        {shown.length < items.length && (
          <SearchParamForm
            section="gallery"
            onChoose={(_name, value) => {
              pressedAt.current = shown.length;
              showMore(value);
            }}
          >
            <KeptEntries entries={{ [GALLERY.filter]: filterValue(filter) }} />
            <Button tone="outline" {...searchParamButton(GALLERY.count, String(count + PAGE))}>
              Load More Images
            </Button>
          </SearchParamForm>
        )}
      </Grid>
      <Suspense>
        {open !== null && (
          <GalleryViewer
            items={items}
            index={open}
            onMove={view}
            onClose={close}
            returnTo={() => tiles.current?.querySelectorAll('button').item(opened.current) ?? null}
          />
        )}
      </Suspense>
    </chakra.section>
  );
}
