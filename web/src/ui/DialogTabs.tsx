import { chakra } from '@chakra-ui/react';

/**
 * Container of Tabs in a dialog: the tabs are sticky, and all panels have the same minimum height.
 */
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
