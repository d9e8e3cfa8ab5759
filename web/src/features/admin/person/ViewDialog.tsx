import { useState } from 'react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { DialogTabs } from '../../../ui/DialogTabs.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { AccessPart } from '../access/AccessPart.tsx';
import { AuditPart } from '../audit/AuditPart.tsx';
import { HistoryPart } from '../history/HistoryPart.tsx';
import { AcademicPart } from './AcademicPart.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { ProgressPart } from './ProgressPart.tsx';

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'academic', label: 'Academic' },
  { value: 'progress', label: 'Progress' },
  { value: 'history', label: 'History' },
  { value: 'access', label: 'Access' },
] as const;

interface ViewDialogProps {
  audience: ClubAudience;
  id: string;
  onClose: () => void;
  onEdit: () => void;
}

/** Dialog with profile, form, progress, history, sessions and audit of a person. */
export function ViewDialog(props: ViewDialogProps) {
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
            {tab === 'progress' && <ProgressPart person={person} />}
            {tab === 'access' && (
              <>
                <AccessPart account={person} />
                <AuditPart person={person} />
              </>
            )}
            {tab === 'history' && <HistoryPart audience={audience} id={person.id} />}
          </Tabs>
        </DialogTabs>
      )}
    </PersonDialog>
  );
}
