import { chakra, Flex } from '@chakra-ui/react';
import { gallery, type GalleryFilter } from '../../../content/gallery/gallery.ts';
import { chipRecipe } from '../../../ui/theme/recipes/chip.ts';
import { SearchParamForm, searchParamButton } from '../shared/SearchParamForm.tsx';
import { filterValue, GALLERY } from './useGalleryUrl.ts';

const Chip = chakra('button', chipRecipe);

interface GalleryFiltersProps {
  filter: GalleryFilter;
  onChoose: (value: string) => void;
}

/** Buttons to filter by one category, or show all. */
export function GalleryFilters({ filter, onChoose }: GalleryFiltersProps) {
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
