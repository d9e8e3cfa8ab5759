import { useHasFeature } from '../../../lib/session/useHasFeature.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { Well } from '../../../ui/Panel.tsx';
import { ReportConcern } from './ReportConcern.tsx';

/** The report of a concern on other pages than the dashboard, for students and educators. */
export function ConcernPart() {
  const role = useSession().user?.role;
  const hasConcerns = useHasFeature('CONCERNS');
  if (!hasConcerns || (role !== 'STUDENT' && role !== 'EDUCATOR')) return null;
  return (
    <Well paddingBlock="2" css={{ '& li > *': { borderTopWidth: '0' } }}>
      <ul>
        <ReportConcern guide={role === 'EDUCATOR' ? 'counsellor' : 'mentor'} />
      </ul>
    </Well>
  );
}
