import { chakra, Flex } from '@chakra-ui/react';

const KEYS = [
  { keys: ['Space'], words: 'pick up, put down' },
  { keys: ['↑', '↓'], words: 'move' },
  { keys: ['Esc'], words: 'back to where it was' },
];

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: 'target',
    paddingInline: '1.5',
    borderWidth: 'line',
    borderStyle: 'solid',
    borderColor: 'line-strong',
    borderRadius: '1',
    bg: 'surface',
    color: 'ink',
    fontSize: '12',
    fontWeight: 'label',
  },
});

/** Visible list of the keys that move a row; screen readers get INSTRUCTIONS instead. */
export function KeysHint() {
  return (
    <chakra.p
      aria-hidden
      display={{ base: 'none', md: 'flex' }}
      flexWrap="wrap"
      columnGap="4"
      rowGap="1.5"
      marginTop="3"
      paddingBlock="2"
      paddingInline="3"
      borderRadius="2"
      bg="sunk"
      textStyle="caption"
      color="ink-soft"
    >
      {KEYS.map(({ keys, words }) => (
        <Flex as="span" inline key={words} align="center" gap="1.5">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          <span>{words}</span>
        </Flex>
      ))}
    </chakra.p>
  );
}
