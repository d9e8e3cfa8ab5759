import { chakra } from '@chakra-ui/react';
import { Button } from '../Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { GallerySection } from './GallerySection.tsx';

const TONES = [
  ['go', 'Update Progress'],
  ['solid', 'Add Mentor'],
  ['outline', 'View Details'],
  ['plain', 'Clear Filters'],
  ['danger', 'Delete club'],
] as const;

export function ButtonsSection() {
  return (
    <GallerySection title="Buttons: at rest, busy, off, small">
      {TONES.map(([tone, label]) => (
        <chakra.div key={tone} display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button tone={tone}>{label}</Button>
          <Button tone={tone} busy>
            {label}
          </Button>
          <Button tone={tone} disabled>
            {label}
          </Button>
          <Button tone={tone} size="sm">
            {label}
          </Button>
          <Button tone={tone} size="sm" busy>
            {label}
          </Button>
        </chakra.div>
      ))}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button tone="go" size="lg">
          Start Your Journey
          <Icon name="arrow-right" />
        </Button>
        <Button tone="outline" size="sm">
          <Icon name="eye" />
          View
        </Button>
        <IconButton icon="pencil" label="Edit Asha Rao" />
        <IconButton icon="chevron-down" label="Change club of Asha Rao" size="sm" edge />
        <IconButton icon="chevron-right" label="Next" size="lg" edge />
        <IconButton icon="trash" label="Delete Robotics Club" disabled />
      </chakra.div>
    </GallerySection>
  );
}
