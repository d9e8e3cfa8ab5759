import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { RowAction } from '../table/RowAction.tsx';
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
    key: 'name',
    header: 'Administrator',
    sort: 'name',
    share: 3,
    cell: ({ id, name }) => <PersonLabel name={name} detail={id === ownId && 'You'} />,
  },
  {
    key: 'email',
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
    key: 'secondFactor',
    header: 'Two-step login',
    sort: 'secondFactor',
    share: 2,
    cardLabel: 'Two-step login',
    cell: ({ secondFactor }) => factorBadge(secondFactor),
  },
  {
    key: 'createdAt',
    header: 'Added',
    sort: 'createdAt',
    share: 2,
    cardLabel: 'Added',
    cell: ({ createdAt }) => (createdAt ? shortDate(createdAt) : <Faint>Unknown</Faint>),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    share: 1.9,
    cell: ({ id, name, secondFactor }) =>
      id !== ownId && (
        <chakra.span display="inline-flex" flex="1" gap="1">
          {secondFactor && (
            <RowAction
              icon="refresh"
              word="Reset"
              label={`Reset two-step login of ${name}`}
              onClick={() => {
                open('reset', id);
              }}
            />
          )}
          <RowAction
            icon="trash"
            word="Remove"
            label={`Remove ${name}`}
            onClick={() => {
              open('delete', id);
            }}
          />
        </chakra.span>
      ),
  },
];
