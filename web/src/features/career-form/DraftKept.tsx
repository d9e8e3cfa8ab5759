import { chakra } from '@chakra-ui/react';

export const DraftKept = () => (
  <chakra.p textStyle="small" color="ink-faint">
    Draft kept on this device
  </chakra.p>
);
