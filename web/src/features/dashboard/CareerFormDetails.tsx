import { t } from '@lingui/core/macro';
import { Grid } from '@chakra-ui/react';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { MarkList } from '../../ui/person/MarkList.tsx';
import type { CareerFormDetailsFragment } from './CareerFormDetails.generated.ts';
import { careerItems, careerMarks } from './personItems.tsx';
import { professionalItems } from '../../lib/profile/professionalItems.tsx';
import type { ProfessionalProfileFragment } from './ProfessionalProfile.generated.ts';
import type { ReactNode } from 'react';
import { FailedPart } from '../../ui/states/FailedPart.tsx';

interface FormPartProps {
  /** The answers; null without a submission or if they failed to load. */
  form: object | null | undefined;
  failed: FailedParts;
  children: ReactNode;
}

/** A part that needs the answers of the form; shows an error if they failed to load. */
function FormPart({ form, failed, children }: FormPartProps) {
  return !form && failed.has('formDetails') ? <FailedPart {...failed} /> : children;
}

interface CareerFormDetailsProps {
  student: CareerFormDetailsFragment;
  failed: FailedParts;
}

/** Career Form Details: the student's answers in the career form. */
export function CareerFormDetails({ student, failed }: CareerFormDetailsProps) {
  return (
    <Panel title={t`Career Form Details`} padded>
      <FormPart form={student.formDetails} failed={failed}>
        <Grid
          gap={{ base: '6', md: '8' }}
          templateColumns={{ base: 'minmax(0, 1fr)', md: '9.375rem minmax(0, 1fr)' }}
        >
          <MarkList items={careerMarks(student)} />
          <DetailsList items={careerItems(student)} />
        </Grid>
      </FormPart>
    </Panel>
  );
}

interface ProfessionalProfileProps {
  educator: ProfessionalProfileFragment;
  failed: FailedParts;
}

/** Professional Profile: the educator's answers in the professional form. */
export function ProfessionalProfile({ educator, failed }: ProfessionalProfileProps) {
  return (
    <Panel title={t`Professional Profile`} padded>
      <FormPart form={educator.formDetails} failed={failed}>
        <DetailsList items={professionalItems(educator.formDetails)} />
      </FormPart>
    </Panel>
  );
}
