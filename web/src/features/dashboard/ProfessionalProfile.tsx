import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { professionalItems } from '../../lib/profile/professionalItems.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { FormPart } from './FormPart.tsx';
import type { ProfessionalProfileFragment } from './ProfessionalProfile.generated.ts';

interface ProfessionalProfileProps {
  educator: ProfessionalProfileFragment;
  failed: FailedParts;
}

/** Professional Profile: the educator's answers in the professional form. */
export function ProfessionalProfile({ educator, failed }: ProfessionalProfileProps) {
  return (
    <Panel title="Professional Profile" padded>
      <FormPart form={educator.formDetails} failed={failed}>
        <DetailsList items={professionalItems(educator.formDetails)} />
      </FormPart>
    </Panel>
  );
}
