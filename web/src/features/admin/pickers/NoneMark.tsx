import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';

/** Icon of the "none" option, in place of an Avatar. */
export function NoneMark() {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      flex="none"
      width="control"
      height="3.125rem"
      borderRadius="stone"
      bg="brand-soft"
      color="brand"
    >
      <Icon name="x" size="6" />
    </chakra.span>
  );
}
