import { t } from '@lingui/core/macro';
import { chakra, Flex } from '@chakra-ui/react';

interface MarkListProps {
  items: readonly { term: string; value: string | null }[];
  /** In a row also on wide screens. */
  row?: boolean;
}

/** Labelled numbers such as marks: stacked, in a row on a phone. */
export function MarkList({ items, row = false }: MarkListProps) {
  return (
    <chakra.dl
      display={{ base: 'flex', md: row ? 'flex' : 'grid' }}
      flexWrap="wrap"
      justifyContent={{ base: 'space-between', md: 'start' }}
      alignContent="start"
      columnGap={{ base: '3', md: '10' }}
      rowGap="4"
    >
      {items.map(({ term, value }) => (
        <Flex key={term} direction="column-reverse" justify="flex-end">
          <chakra.dt textStyle="caption" color="ink-soft">
            {term}
          </chakra.dt>
          <chakra.dd
            textStyle="figure"
            fontSize={value === null ? '16' : { base: '21', md: '26' }}
            lineHeight="1.25"
            paddingBlock={value === null ? '1.5' : undefined}
            color={value === null ? 'ink-faint' : undefined}
          >
            {value === null ? t`Not given` : <bdi>{value}</bdi>}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
