import { chakra } from '@chakra-ui/react';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Caution } from '../Caution.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { TextLink } from '../TextLink.tsx';
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
    <GallerySection title="Buttons and links: at rest, busy, off, small, small and busy">
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
        <ButtonLink tone="outline" to="/_ui">
          A link as a button
        </ButtonLink>
        <p>
          and <TextLink to="/_ui">a link in a sentence</TextLink>, with a fact to{' '}
          <Caution>look at twice</Caution>
        </p>
      </chakra.div>
    </GallerySection>
  );
}
