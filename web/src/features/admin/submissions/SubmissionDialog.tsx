import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { shortDate } from '../../../lib/format.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AcademicPart } from '../person/AcademicPart.tsx';
import { aboutItems, contactItems } from '../person/ProfilePart.tsx';
import { PersonState, usePersonView } from '../person/usePersonView.tsx';
import { SubmittedBadge } from './submissionColumns.tsx';
import { Absent, UnreadFields } from '../../../lib/failure/Absent.tsx';

interface SubmissionDialogProps {
  audience: ClubAudience;
  id: string;
  /** Date of the submission from the list; undefined if the person is not in it. */
  submittedAt: string | null | undefined;
  onClose: () => void;
}

/** Read-only answers of a person's form. */
export function SubmissionDialog({ audience, id, submittedAt, onClose }: SubmissionDialogProps) {
  const loaded = usePersonView(audience, id, { fresh: false });
  const { person } = loaded;
  const isStudent = audience === 'STUDENT';
  return (
    <Dialog
      open
      onClose={onClose}
      leading={person && <Avatar name={person.name} />}
      title={person?.name ?? 'Form submission'}
      description={isStudent ? 'Student' : 'Educator'}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {person ? (
        <UnreadFields value={loaded.error}>
          <Grid gap="6">
            <DetailsList
              items={[
                { term: 'Status', value: <SubmittedBadge submitted={person.formSubmitted} /> },
                ...(submittedAt === undefined
                  ? []
                  : [{ term: 'Submission date', value: submittedAt && shortDate(submittedAt) }]),
                {
                  term: 'Assigned club',
                  value: person.club?.name ?? <Absent field="person.club">Not assigned</Absent>,
                },
              ]}
            />
            <Section title="Personal">
              <DetailsList columns={2} items={[...contactItems(person), ...aboutItems(person)]} />
            </Section>
            <Section title={isStudent ? 'Academic' : 'Professional'}>
              <AcademicPart person={person} />
            </Section>
          </Grid>
        </UnreadFields>
      ) : (
        <PersonState audience={audience} loaded={loaded} />
      )}
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section display="grid" gap="3" borderTop="line" paddingTop="5">
      <chakra.h3 textStyle="stage">{title}</chakra.h3>
      {children}
    </chakra.section>
  );
}
