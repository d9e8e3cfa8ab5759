import { Grid } from '@chakra-ui/react';
import { Absent } from '../../../lib/failure/Absent.tsx';
import { useState } from 'react';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogTabs, Tabs } from '../../../ui/Tabs.tsx';
import { EmailLink, PhoneLink } from '../../../ui/ContactLinks.tsx';
import { AccessPart } from '../access/AccessPart.tsx';
import { SecondFactorPart } from '../access/SecondFactorPart.tsx';
import { mentorText } from './mentorList.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'access', label: 'Access' },
] as const;

interface ViewMentorDialogProps {
  mentor: MentorRowFragment;
  onClose: () => void;
  onEdit: () => void;
}

/** Dialog with profile and sessions of a mentor. */
export function ViewMentorDialog({ mentor, onClose, onEdit }: ViewMentorDialogProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('profile');
  const { name, email, phone, club, experience, specialization, status } = mentor;
  return (
    <Dialog
      open
      onClose={onClose}
      leading={<Avatar name={name} />}
      title={name}
      description={
        <>
          <span>{mentorText(mentor)}</span> <AccountStatusBadge status={status} asGiven />
        </>
      }
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Close
          </Button>
          <Button icon="pencil" onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    >
      <DialogTabs>
        <Tabs label="Details" tabs={TABS} value={tab} onChange={setTab}>
          {tab === 'profile' && (
            <DetailsList
              columns={2}
              items={[
                { term: 'Email', value: email && <EmailLink address={email} /> },
                { term: 'Phone', value: phone && <PhoneLink number={phone} /> },
                {
                  term: 'Club',
                  value: club?.name ?? <Absent field="mentors.club">No club</Absent>,
                },
                { term: 'Experience', value: experience },
                { term: 'Specialization', value: specialization },
              ]}
            />
          )}
          {tab === 'access' && (
            <Grid gap="6">
              <SecondFactorPart account={mentor} />
              <AccessPart account={mentor} />
            </Grid>
          )}
        </Tabs>
      </DialogTabs>
    </Dialog>
  );
}
