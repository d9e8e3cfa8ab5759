import { Grid, chakra } from '@chakra-ui/react';
import { Absent } from '../../../lib/failure/Absent.tsx';
import { useState, useRef, type ComponentProps } from 'react';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogTabs, Tabs } from '../../../ui/Tabs.tsx';
import { EmailLink, PhoneLink } from '../../../ui/ContactLinks.tsx';
import { AccessPart } from '../access/AccessPart.tsx';
import { useMentorText } from './mentorList.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { ResetFactorDialog } from '../access/ResetFactorDialog.tsx';

interface SecondFactorPartProps {
  account: ComponentProps<typeof ResetFactorDialog>['account'] & { secondFactor: boolean | null };
}

/** Two-step login of an account, and its reset; hidden where the backend does not support it. */
function SecondFactorPart({ account }: SecondFactorPartProps) {
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (account.secondFactor === null) return null;
  return (
    <Grid gap="4" justifyItems="start">
      <div>
        <chakra.h3 ref={title} tabIndex={-1} textStyle="stage">
          Two-step login
        </chakra.h3>
        <chakra.p textStyle="small" color="ink-soft">
          {account.secondFactor
            ? 'It is on: a login takes the password and a code.'
            : 'It is off: a login takes the password alone.'}
        </chakra.p>
      </div>
      {account.secondFactor && (
        <Button
          ref={opener}
          tone="outline"
          onClick={() => {
            setAsking(true);
          }}
        >
          Reset two-step login
        </Button>
      )}
      {isAsking && (
        <ResetFactorDialog
          account={account}
          onClose={() => {
            setAsking(false);
          }}
          returnTo={() => opener.current ?? title.current}
        />
      )}
    </Grid>
  );
}

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
          <span>{useMentorText()(mentor)}</span> <AccountStatusBadge status={status} asGiven />
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
