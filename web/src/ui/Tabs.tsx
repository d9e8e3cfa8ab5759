import { Tabs as ChakraTabs } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

interface TabsProps<V extends string> {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  /** The panel of the tab in force. */
  children?: ReactNode;
}

/** Underlined page tabs. Arrow keys move, Enter or Space chooses. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs scroll sideways: the chosen one must be in sight, on arrival too.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && chosen) {
      list.current.scrollLeft =
        chosen.offsetLeft - (list.current.clientWidth - chosen.clientWidth) / 2;
    }
  }, [value]);
  return (
    <ChakraTabs.Root
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
            {tab.label}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      <ChakraTabs.Content value={value}>{children}</ChakraTabs.Content>
    </ChakraTabs.Root>
  );
}
