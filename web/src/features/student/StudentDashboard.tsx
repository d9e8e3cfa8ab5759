import { journeyView } from '../../lib/journey/journeyView.ts';
import { otherClub } from '../../lib/journey/otherClub.ts';
import { DashboardColumns } from '../../ui/person/DashboardColumns.tsx';
import { FeedbackPanel } from '../../ui/person/FeedbackPanel.tsx';
import { JourneySection } from '../../ui/person/JourneySection.tsx';
import { MentorCard } from '../../ui/person/MentorCard.tsx';
import { QuickButton, QuickLink } from '../../ui/person/QuickAction.tsx';
import { QuickActions } from '../../ui/person/QuickActions.tsx';
import { CareerFormDetails } from './CareerFormDetails.tsx';
import type { StudentDashboardQuery } from './StudentDashboard.generated.ts';
import { StudentDetails } from './StudentDetails.tsx';

interface StudentDashboardProps {
  student: NonNullable<StudentDashboardQuery['myStudentProfile']>;
  /** Why the progress is missing, when it could not be loaded. */
  failure: string | null;
  onRetry: () => void;
  onLogout: () => void;
}

/** The path leads, then facts beside the mentor. */
export function StudentDashboard({ student, failure, onRetry, onLogout }: StudentDashboardProps) {
  const view = journeyView(student);
  return (
    <>
      <JourneySection title="Your Progress" view={view} failure={failure} onRetry={onRetry} />
      <DashboardColumns
        main={
          <>
            {view.feedback.length > 0 && <FeedbackPanel items={view.feedback} />}
            <StudentDetails student={student} />
            <CareerFormDetails student={student} />
          </>
        }
        aside={
          <>
            <MentorCard
              heading="Your Mentor"
              mentor={student.mentor}
              otherClub={otherClub(student)}
              emptyText="No mentor is assigned yet. One is matched to your interests; name and contact appear here."
            />
            <QuickActions>
              <QuickLink
                icon="document"
                title="Refill Career Form"
                note="When your plans have changed"
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
