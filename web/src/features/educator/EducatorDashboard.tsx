import { journeyView } from '../../lib/journey/journeyView.ts';
import { otherClub } from '../../lib/journey/otherClub.ts';
import { DashboardColumns } from '../../ui/person/DashboardColumns.tsx';
import { FeedbackPanel } from '../../ui/person/FeedbackPanel.tsx';
import { JourneySection } from '../../ui/person/JourneySection.tsx';
import { MentorCard } from '../../ui/person/MentorCard.tsx';
import { QuickButton, QuickLink } from '../../ui/person/QuickAction.tsx';
import { QuickActions } from '../../ui/person/QuickActions.tsx';
import type { EducatorDashboardQuery } from './EducatorDashboard.generated.ts';
import { EducatorDetails } from './EducatorDetails.tsx';
import { ProfessionalProfile } from './ProfessionalProfile.tsx';

interface EducatorDashboardProps {
  educator: NonNullable<EducatorDashboardQuery['myEducatorProfile']>;
  /** Why the progress is missing, when it could not be loaded. */
  failure: string | null;
  onRetry: () => void;
  onLogout: () => void;
}

/** The development stages lead, then the professional profile beside the counsellor. */
export function EducatorDashboard(props: EducatorDashboardProps) {
  const { educator, failure, onRetry, onLogout } = props;
  const view = journeyView(educator);
  return (
    <>
      <JourneySection title="Development Stages" view={view} failure={failure} onRetry={onRetry} />
      <DashboardColumns
        main={
          <>
            {view.feedback.length > 0 && <FeedbackPanel items={view.feedback} />}
            <ProfessionalProfile educator={educator} />
            <EducatorDetails educator={educator} />
          </>
        }
        aside={
          <>
            <MentorCard
              heading="Your Counsellor"
              mentor={educator.mentor}
              otherClub={otherClub(educator)}
              emptyText="No counsellor is assigned yet. One is matched to your interests; name and contact appear here."
            />
            <QuickActions>
              <QuickLink
                icon="document"
                title="Update Professional Form"
                note="When your work has changed"
                to="/career-form"
              />
              <QuickLink icon="lock" title="Change password" to="/change-password" />
              <QuickButton icon="logout" title="Logout" onClick={onLogout} />
            </QuickActions>
          </>
        }
      />
    </>
  );
}
