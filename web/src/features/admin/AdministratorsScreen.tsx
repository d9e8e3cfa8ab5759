import { chakra, Grid } from '@chakra-ui/react';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { AdminActions } from './AdminActions.tsx';
import { useMemo } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Panel } from '../../ui/Panel.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { forRecord, useRecordDialog } from './record/RecordDialogs.tsx';
import { RecordTab } from './tab/RecordTab.tsx';
import { useLocalList, type LocalList } from './table/useLocalList.ts';
import { administratorColumns } from './administrators/administratorColumns.tsx';
import type { AdministratorRowFragment } from './administrators/AdministratorRow.generated.ts';
import { useAdministratorsQuery } from './administrators/Administrators.generated.ts';

interface AdministratorsScreenProps {
  /** Id of the signed-in administrator. */
  ownId: string;
  name: string;
  onLogout: () => void;
}

/** `/administrators`: the accounts that manage the platform. */
export const AdministratorsScreen = ({ ownId, name, onLogout }: AdministratorsScreenProps) => (
  <PageShell
    header={
      <AppHeader
        title="Administrators"
        subtitle={name}
        actions={<AdminActions onLogout={onLogout} />}
      />
    }
  >
    <Grid justifyItems="start" gap="1">
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <chakra.h1 textStyle="section">Administrators</chakra.h1>
      <chakra.p color="ink-soft" maxW="measure">
        Everyone here can read and change all records. Two-step login protects an account whose
        password has become known.
      </chakra.p>
    </Grid>
    <AdministratorsPanel ownId={ownId} />
  </PageShell>
);

const AddDialog = lazyPart(
  async () => (await import('./administrators/AddAdministratorDialog.tsx')).AddAdministratorDialog,
);
const RemoveDialog = lazyPart(
  async () =>
    (await import('./administrators/RemoveAdministratorDialog.tsx')).RemoveAdministratorDialog,
);
const ResetDialog = lazyPart(
  async () => (await import('./access/ResetFactorDialog.tsx')).ResetFactorDialog,
);

const LIST: LocalList<AdministratorRowFragment> = {
  size: 20,
  keys: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    secondFactor: ({ secondFactor }) => (secondFactor === null ? null : Number(secondFactor)),
    createdAt: ({ createdAt }) => createdAt,
  },
  matches: {},
};

/** List of administrators with dialogs. */
function AdministratorsPanel({ ownId }: { ownId: string }) {
  const result = useAdministratorsQuery();
  const { params, list } = useLocalList(result, (data) => data.administrators, LIST);
  const dialog = useRecordDialog(['add', 'delete', 'reset']);
  const { open, close: onClose } = dialog;
  const columns = useMemo(() => administratorColumns(ownId, open), [ownId, open]);
  const administrators = result.data?.administrators;
  if (administrators === null && !result.error) {
    return (
      <Panel>
        <EmptyState
          title="No list of administrators"
          detail="The connected backend does not offer it."
        />
      </Panel>
    );
  }
  const ofAdministrator = forRecord(administrators, 'Administrator', onClose);
  return (
    <RecordTab
      title="Accounts"
      noun="administrators"
      params={params}
      list={list}
      emptyDetail="Add the first one."
      add={{
        label: 'Add Administrator',
        onAdd: () => {
          open('add');
        },
      }}
      table={{
        columns,
        getRowId: ({ id }) => id,
        sort: params.sort,
        onSort: params.setSort,
      }}
      dialog={dialog}
      dialogs={{
        add: () => <AddDialog onClose={onClose} />,
        delete: ofAdministrator(
          (administrator) =>
            administrator.id !== ownId && (
              <RemoveDialog administrator={administrator} onClose={onClose} />
            ),
        ),
        reset: ofAdministrator((account) => <ResetDialog account={account} onClose={onClose} />),
      }}
    />
  );
}
