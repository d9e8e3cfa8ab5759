import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { PersonTrail } from '../../../lib/journey/PersonTrail.tsx';
import { completedCount, journeyStages } from '../../../lib/journey/journey.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { DialogTabs, Tabs } from '../../../ui/Tabs.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { AccessPart } from '../access/AccessPart.tsx';
import { HistoryPart } from '../history/HistoryPart.tsx';
import { AgreedPart } from './AgreedPart.tsx';
import { AcademicPart } from './AcademicPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PersonId, personNoteText } from '../row/PersonId.tsx';
import { PersonState, usePersonView } from './usePersonView.tsx';

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'academic', label: 'Academic' },
  { value: 'progress', label: 'Progress' },
  { value: 'history', label: 'History' },
  { value: 'access', label: 'Access' },
] as const;

interface DialogProps {
  id: string;
  onClose: () => void;
  onEdit: () => void;
}

/** Dialog with profile, form, progress, history, sessions and audit of a person. */
export function ViewDialog(props: DialogProps & { audience: ClubAudience }) {
  const { audience } = props;
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('profile');
  return (
    <PersonDialog
      {...props}
      title={audience === 'STUDENT' ? 'Student details' : 'Educator details'}
    >
      {(person) => (
        <DialogTabs>
          <Tabs label="Details" tabs={TABS} value={tab} onChange={setTab}>
            {tab === 'profile' && <ProfilePart person={person} />}
            {tab === 'academic' && <AcademicPart person={person} />}
            {tab === 'progress' && (
              <Grid gap="5">
                <AgreedPart person={person} />
                <ProgressPart person={person} />
              </Grid>
            )}
            {tab === 'access' && <AccessPart account={person} audited />}
            {tab === 'history' && <HistoryPart audience={audience} id={person.id} />}
          </Tabs>
        </DialogTabs>
      )}
    </PersonDialog>
  );
}

/** Read-only profile of an educator, shown before the form. */
export function EducatorDialog(props: DialogProps) {
  return (
    <PersonDialog {...props} audience="EDUCATOR" title="Educator details">
      {(person) => (
        <Grid gap="5">
          <ProfilePart person={person} />
          <chakra.h3 textStyle="item">Professional profile</chakra.h3>
          <AcademicPart person={person} />
        </Grid>
      )}
    </PersonDialog>
  );
}

/** The Progress tab: the percentage, and each stage with its feedback. */
function ProgressPart({ person }: { person: PersonViewFragment }) {
  const stages = journeyStages(person.progress);
  if (!person.progress || stages.length === 0) {
    return (
      <EmptyState
        title={`No progress data available for this ${person.__typename.toLowerCase()}.`}
        detail={person.club ? undefined : 'Stages come with a club, and none is assigned yet.'}
      />
    );
  }
  return (
    <Grid gap="5">
      <Flex as="p" align="baseline" gap="3">
        <chakra.span textStyle="figure" fontSize="32" color="brand">
          {`${person.progress.percent}%`}
        </chakra.span>
        <chakra.span
          textStyle="small"
          color="ink-soft"
        >{`completed, ${completedCount(stages)} of ${stages.length} stages`}</chakra.span>
      </Flex>
      <PersonTrail person={person} />
    </Grid>
  );
}

interface PersonDialogProps {
  audience: ClubAudience;
  id: string;
  /** Title while the name is loading. */
  title: string;
  onClose: () => void;
  /** Opens the form. */
  onEdit: () => void;
  children: (person: PersonViewFragment) => ReactNode;
}

/** Dialog that shows a person, with a button to edit. */
function PersonDialog(props: PersonDialogProps) {
  const { audience, id, title, onClose, onEdit, children } = props;
  const loaded = usePersonView(audience, id, { fresh: false });
  const { person } = loaded;
  return (
    <Dialog
      open
      onClose={onClose}
      leading={person && <Avatar name={person.name} />}
      title={person?.name ?? title}
      description={
        person && (
          <>
            <PersonId id={person.id} note={personNoteText(person)} />{' '}
            <AccountStatusBadge status={person.status} />
          </>
        )
      }
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Close
          </Button>
          {person && (
            <Button icon="pencil" onClick={onEdit}>
              {audience === 'STUDENT' ? 'Edit' : 'Edit Profile'}
            </Button>
          )}
        </>
      }
    >
      {person ? (
        <UnreadFields value={loaded.error}>{children(person)}</UnreadFields>
      ) : (
        <PersonState audience={audience} loaded={loaded} />
      )}
    </Dialog>
  );
}
