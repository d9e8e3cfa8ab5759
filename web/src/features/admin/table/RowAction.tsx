import { Flex } from '@chakra-ui/react';
import { createContext, use } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/icon/shapes.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

/** True inside the cards that replace table rows on a narrow screen. */
export const CardContext = createContext(false);

interface RowActionProps {
  icon: IconName;
  /** Label on a card ("View"). */
  word: string;
  /** Accessible name; starts with `word` ("View Asha Rao"). */
  label: string;
  onClick: () => void;
}

/** Row action of a DataTable: an icon in the table, a labelled button on a card. */
export function RowAction({ icon, word, label, onClick }: RowActionProps) {
  if (!use(CardContext)) return <IconButton icon={icon} label={label} onClick={onClick} />;
  return (
    <Button icon={icon} tone="outline" size="sm" flex="1" aria-label={label} onClick={onClick}>
      {word}
    </Button>
  );
}

interface RowActionsProps<Kind extends string> {
  row: { id: string; name: string };
  /** Opens a dialog of the record. */
  open: (kind: Kind, id: string) => void;
  actions: readonly {
    opens: Kind;
    icon: IconName;
    word: string;
    /** Default: the word and the name. */
    label?: string;
  }[];
}

/** Row actions that open the dialogs of a record. */
export const RowActions = <Kind extends string>({ row, open, actions }: RowActionsProps<Kind>) => (
  <Flex as="span" inline flex="1" gap="1">
    {actions.map(({ opens, icon, word, label = `${word} ${row.name}` }) => (
      <RowAction
        key={opens}
        icon={icon}
        word={word}
        label={label}
        onClick={() => {
          open(opens, row.id);
        }}
      />
    ))}
  </Flex>
);
