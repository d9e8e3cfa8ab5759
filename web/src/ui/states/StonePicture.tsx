import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/shapes.tsx';

interface StonePictureProps {
  hue: 'brick' | 'ochre';
  icon: IconName;
}

/** Decorative milestone with an icon. */
export function StonePicture({ hue, icon }: StonePictureProps) {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      width="row"
      height="16"
      borderRadius="stoneNow"
      bg={`${hue}-soft`}
      color={hue}
    >
      <Icon name={icon} size="pick" />
    </chakra.span>
  );
}
