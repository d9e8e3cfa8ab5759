import { t } from '@lingui/core/macro';
import { chakra, Flex, Tabs as ChakraTabs } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon/Icon.tsx';
import { DURATION, SETTLE } from './motion/timing.ts';
import { useMotionReady } from './motion/useMotionReady.ts';

/** Distance of the panel's slide-in, in pixels. */
const SHIFT = 16;

interface TabsProps<V extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly {
    value: V;
    label: string;
    /** Marks the tab with a warning. */ alert?: boolean;
  }[];
  value: V;
  onChange: (value: V) => void;
  /** Content beside the tabs on a wide screen. */
  aside?: ReactNode;
  /** The panel of the selected tab. */
  children?: ReactNode;
}

/** Tabs with manual activation: arrow keys move the focus, Enter or Space selects. */
export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  aside,
  children,
}: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  const isReady = useMotionReady();
  const index = tabs.findIndex((tab) => tab.value === value);
  const [{ shown, direction }, setPlace] = useState({ shown: index, direction: 0 });
  if (index !== shown) setPlace({ shown: index, direction: Math.sign(index - shown) });
  // On a phone the tabs scroll horizontally: scrolls the selected tab into view.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && chosen) {
      list.current.scrollLeft =
        chosen.offsetLeft - (list.current.clientWidth - chosen.clientWidth) / 2;
    }
  }, [value]);
  return (
    <ChakraTabs.Root
      position="relative"
      value={value}
      activationMode="manual"
      onValueChange={(details) => {
        const chosen = tabs.find((tab) => tab.value === details.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      <ChakraTabs.List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.value} value={tab.value}>
            <span>{tab.label}</span>
            {tab.alert && (
              <chakra.span color="brick">
                <Icon name="alert" size="4" />
                <chakra.span srOnly>{` ${t`needs a change`}`}</chakra.span>
              </chakra.span>
            )}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {aside && (
        <Flex
          hideBelow="lg"
          position="absolute"
          insetInlineEnd="0"
          top="2"
          align="center"
          gap="3"
          textStyle="small"
        >
          {aside}
        </Flex>
      )}
      <ChakraTabs.Content value={value}>
        <m.div
          key={value}
          initial={isReady && { opacity: 0, x: SHIFT * direction }}
          animate={{ opacity: 1, x: 0 }}
          transition={{ duration: DURATION.settle, ease: SETTLE }}
        >
          {children}
        </m.div>
      </ChakraTabs.Content>
    </ChakraTabs.Root>
  );
}

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
