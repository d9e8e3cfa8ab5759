import { chakra } from '@chakra-ui/react';

const KEYS = [
  ['Ctrl K', 'Search'],
  ['↓ ↑', 'Through the list'],
  ['Enter', 'Open, and write'],
  ['Ctrl Enter', 'Update Progress'],
  ['Ctrl Shift Enter', 'Save and next'],
] as const;

const Key = chakra('kbd', {
  base: {
    paddingInline: '1.5',
    border: 'line',
    borderRadius: '1',
    bg: 'surface',
    fontFamily: 'inherit',
    whiteSpace: 'nowrap',
  },
});

/** Keyboard shortcuts of the update form. */
export function Shortcuts() {
  return (
    <chakra.details textStyle="caption" color="ink-faint">
      <chakra.summary cursor="pointer" minH="target">
        Keyboard shortcuts
      </chakra.summary>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1" paddingTop="1">
        {KEYS.map(([keys, action]) => (
          <chakra.div key={keys} display="flex" gap="2">
            <dt>
              <Key>{keys}</Key>
            </dt>
            <dd>{action}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}
