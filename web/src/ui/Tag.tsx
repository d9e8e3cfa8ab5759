import { chakra, Flex } from '@chakra-ui/react';
import { CONTRAST_EDGE } from './theme/contrastEdge.ts';

/** A tag, such as an interest. Use Badge for a status. */
export const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    paddingBlock: '0.5',
    paddingInline: '2',
    borderRadius: '1',
    bg: 'sunk',
    outline: CONTRAST_EDGE,
    color: 'ink-soft',
    fontSize: '13',
  },
});

/** A row of tags, such as interests. */
export function TagList({ words }: { words: readonly string[] }) {
  return (
    <Flex as="span" wrap="wrap" gap="1">
      {words.map((word) => (
        <Tag key={word}>
          <bdi>{word}</bdi>
        </Tag>
      ))}
    </Flex>
  );
}
