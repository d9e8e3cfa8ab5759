import { professionalItems } from '../../lib/profile/professionalItems.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { ProfessionalProfileFragment } from './ProfessionalProfile.generated.ts';

/** Professional Profile: what the educator answered in the professional form. */
export function ProfessionalProfile({ educator }: { educator: ProfessionalProfileFragment }) {
  return (
    <Panel title="Professional Profile" padded>
      <DetailsList items={professionalItems(educator.formDetails)} />
    </Panel>
  );
}
