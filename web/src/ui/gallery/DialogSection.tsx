import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Button } from '../Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog } from '../Dialog.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { OptionList } from '../OptionList.tsx';
import { toast } from '../toast.ts';
import { GallerySection } from './GallerySection.tsx';

const MENTORS = ['Meera Kulkarni', 'Sandeep Bhat', 'Fatima Ansari', 'Kavita Iyer', 'Arvind Rane'];
const GROUPS = [
  { options: [{ value: '', title: 'None', subtitle: 'Aarav has no mentor now' }] },
  {
    title: 'Mentors of Robotics Club',
    options: MENTORS.map((name) => ({
      value: name,
      title: name,
      note: 'Engineering and design',
      reasons: ['Same club', '9 students'],
      leading: <Avatar name={name} />,
    })),
  },
];

export function DialogSection() {
  const [shown, setShown] = useState<'none' | 'picker' | 'question'>('none');
  const [mentor, setMentor] = useState('Meera Kulkarni');
  const [search, setSearch] = useState('');
  const close = () => {
    setShown('none');
  };
  return (
    <GallerySection title="Dialogs and toasts">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          tone="outline"
          onClick={() => {
            setShown('picker');
          }}
        >
          Open picker
        </Button>
        <Button
          tone="outline"
          onClick={() => {
            setShown('question');
          }}
        >
          Open question
        </Button>
        <Button
          tone="outline"
          onClick={() => {
            toast.success('Progress updated successfully', 'Updated progress for Asha Rao');
            toast.failure(
              'Failed to update progress',
              'Please try again or contact support if the issue persists',
              { action: { label: 'Try Again', onClick: close } },
            );
          }}
        >
          Show toasts
        </Button>
      </chakra.div>
      <Dialog
        open={shown === 'picker'}
        onClose={close}
        title="Select mentor"
        description="For Aarav Nair, 12th Grade, Robotics Club"
        footer={
          <>
            <Button tone="outline" onClick={close}>
              Cancel
            </Button>
            <Button tone="go" onClick={close}>
              Assign
            </Button>
          </>
        }
      >
        <chakra.div display="grid" gap="4">
          <SearchField
            label="Search mentors"
            placeholder="Name, specialization or club"
            value={search}
            onChange={setSearch}
            focusFirst
          />
          <OptionList label="Mentor" groups={GROUPS} value={mentor} onChange={setMentor} />
        </chakra.div>
      </Dialog>
      <ConfirmDialog
        open={shown === 'question'}
        onClose={close}
        title="Remove Meera Kulkarni?"
        consequence="42 students stay in Robotics Club but have no mentor until you choose one."
        confirm="Remove mentor"
        onConfirm={close}
      />
    </GallerySection>
  );
}
