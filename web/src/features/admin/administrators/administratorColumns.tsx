import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { EmailLink } from '../../../ui/ContactLinks.tsx';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { RowActions } from '../table/RowAction.tsx';
import type { Column } from '../table/column.ts';
import { Faint } from '../table/TwoLines.tsx';
import type { RecordDialog } from '../record/RecordDialogs.tsx';
import type { AdministratorRowFragment } from './AdministratorRow.generated.ts';

function factorBadge(secondFactor: boolean | null) {
  if (secondFactor === null) return <Faint>Unknown</Faint>;
  return secondFactor ? (
    <Badge hue="leaf" icon="check">
      On
    </Badge>
  ) : (
    <Badge hue="stone" icon="circle-dashed">
      Off
    </Badge>
  );
}

/** The columns of the administrators' table. */
export const administratorColumns = (
  ownId: string,
  open: RecordDialog<'delete' | 'reset'>['open'],
): Column<AdministratorRowFragment>[] => [
  {
    header: 'Administrator',
    sort: 'name',
    share: 3,
    cell: ({ id, name }) => <PersonLabel name={name} detail={id === ownId && 'You'} />,
  },
  {
    header: 'Email',
    sort: 'email',
    share: 4,
    cell: ({ email }) => (
      <chakra.span overflowWrap="anywhere">
        <EmailLink address={email} />
      </chakra.span>
    ),
  },
  {
    header: 'Two-step login',
    sort: 'secondFactor',
    share: 2,
    cardLabel: 'Two-step login',
    cell: ({ secondFactor }) => factorBadge(secondFactor),
  },
  {
    header: 'Added',
    sort: 'createdAt',
    share: 2,
    cardLabel: 'Added',
    cell: ({ createdAt }) => (createdAt ? shortDate(createdAt) : <Faint>Unknown</Faint>),
  },
  {
    header: 'Actions',
    align: 'end',
    share: 1.9,
    cell: (row) => {
      const label = `Reset two-step login of ${row.name}`;
      const reset = { opens: 'reset', icon: 'refresh', word: 'Reset', label } as const;
      const remove = { opens: 'delete', icon: 'trash', word: 'Remove' } as const;
      if (row.id === ownId) return null;
      const actions = row.secondFactor ? [reset, remove] : [remove];
      return <RowActions row={row} open={open} actions={actions} />;
    },
  },
];
