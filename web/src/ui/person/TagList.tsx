import { chakra } from '@chakra-ui/react';
import { Tag } from '../Tag.tsx';

/** A row of tags, such as interests. */
export function TagList({ words }: { words: readonly string[] }) {
  return (
    <chakra.span display="flex" flexWrap="wrap" gap="1">
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </chakra.span>
  );
}
