import { chakra } from '@chakra-ui/react';
import { AcademicPart } from './AcademicPart.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { ProfilePart } from './ProfilePart.tsx';

interface EducatorDialogProps {
  id: string;
  onClose: () => void;
  onEdit: () => void;
}

/** Read-only profile of an educator, shown before the form. */
export function EducatorDialog(props: EducatorDialogProps) {
  return (
    <PersonDialog {...props} audience="EDUCATOR" title="Educator details">
      {(person) => (
        <chakra.div display="grid" gap="5">
          <ProfilePart person={person} />
          <chakra.h3 textStyle="item">Professional profile</chakra.h3>
          <AcademicPart person={person} />
        </chakra.div>
      )}
    </PersonDialog>
  );
}
