import { useState } from 'react';
import type { Meta } from '../testing/story.ts';
import { Avatar } from './Avatar.tsx';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { OptionList } from './OptionList.tsx';

export default { component: Dialog } satisfies Meta;

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

function useOpen() {
  const [open, setOpen] = useState(false);
  return {
    open,
    show: () => {
      setOpen(true);
    },
    close: () => {
      setOpen(false);
    },
  };
}

export const Picker = {
  render: function Picker() {
    const { open, show, close } = useOpen();
    const [mentor, setMentor] = useState('Meera Kulkarni');
    return (
      <>
        <Button onClick={show}>Select mentor</Button>
        <Dialog
          open={open}
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
          <OptionList label="Mentor" groups={GROUPS} value={mentor} onChange={setMentor} />
        </Dialog>
      </>
    );
  },
};

export const Confirmation = {
  render: function Confirmation() {
    const { open, show, close } = useOpen();
    return (
      <>
        <Button onClick={show}>Remove mentor</Button>
        <ConfirmDialog
          open={open}
          onClose={close}
          title="Remove Meera Kulkarni?"
          consequence="42 students stay in Robotics Club but have no mentor until you choose one."
          confirm="Remove mentor"
          onConfirm={close}
        />
      </>
    );
  },
};
