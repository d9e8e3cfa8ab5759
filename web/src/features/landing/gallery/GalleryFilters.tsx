import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { gallery, type GalleryFilter } from '../../../content/gallery/gallery.ts';
import { HiddenInput } from '../../../ui/HiddenInput.tsx';
import { chipRecipe } from '../../../ui/theme/recipes/chip.ts';

const Chip = chakra('label', chipRecipe);

interface GalleryFiltersProps {
  value: GalleryFilter;
  onChange: (filter: GalleryFilter) => void;
}

/** One category or all of them. */
export function GalleryFilters({ value, onChange }: GalleryFiltersProps) {
  const name = useId();
  return (
    <chakra.div role="radiogroup" aria-label="Category" display="flex" flexWrap="wrap" gap="2">
      {gallery.filters.map((filter) => (
        <Chip key={filter}>
          <HiddenInput
            type="radio"
            name={name}
            checked={filter === value}
            onChange={() => {
              onChange(filter);
            }}
          />
          {filter}
        </Chip>
      ))}
    </chakra.div>
  );
}
