import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { draftTime } from './draftTime.ts';

interface DraftFoundProps {
  /** Milliseconds since 1970. */
  keptAt: number;
  onDiscard: () => void;
}

/** Note that the form shows a stored draft, which can be discarded. */
export function DraftFound({ keptAt, onDiscard }: DraftFoundProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      paddingInline="3"
      borderRadius="2"
      bg="indigo-soft"
      color="indigo"
      textStyle="small"
    >
      <chakra.span role="status" display="inline-flex" gap="2">
        <Icon name="document" size="target" />
        <span>{`Draft of ${draftTime(keptAt)}`}</span>
      </chakra.span>
      <Button type="button" tone="plain" size="sm" onClick={onDiscard}>
        Discard draft
      </Button>
    </chakra.div>
  );
}
