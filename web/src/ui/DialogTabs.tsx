import { chakra } from '@chakra-ui/react';

/** Around the Tabs of a dialog: the tabs stay in sight, and each panel has the same least height. */
export const DialogTabs = chakra('div', {
  base: {
    minH: 'dialogTabs',
    '& [role=tablist]': {
      position: 'sticky',
      top: '-1.5',
      zIndex: 'head',
      bgColor: 'surface',
    },
  },
});
