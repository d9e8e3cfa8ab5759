import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface MoreButtonProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Opens the additional filters of a list. */
export const MoreButton = ({ isOpen, onToggle }: MoreButtonProps) => (
  <Button
    iconEnd={isOpen ? 'sort-up' : 'chevron-down'}
    tone="outline"
    size="sm"
    aria-expanded={isOpen}
    onClick={() => {
      onToggle(!isOpen);
    }}
  >
    More filters
  </Button>
);

/** The additional filters above a list. */
export const MoreGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    role="group"
    aria-label="More filters"
    templateColumns={{
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    }}
    gap="3"
    paddingBlock="3"
    paddingInline={{ base: '5', md: '6' }}
    borderBottom="line"
    bg="paper"
  >
    {children}
  </Grid>
);
