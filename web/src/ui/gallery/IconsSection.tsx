import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';
import { shapes, type IconName } from '../icon/shapes.tsx';
import { GallerySection } from './GallerySection.tsx';

const NAMES = Object.keys(shapes) as IconName[];

export function IconsSection() {
  return (
    <GallerySection title="Icons, line and bold">
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax({sizes.well}, 1fr))"
        gap="3"
      >
        {NAMES.map((name) => (
          <chakra.li key={name} display="flex" alignItems="center" gap="2" textStyle="caption">
            <Icon name={name} size="target" />
            <Icon name={name} size="badgeIcon" weight="bold" />
            {name}
          </chakra.li>
        ))}
      </chakra.ul>
    </GallerySection>
  );
}
