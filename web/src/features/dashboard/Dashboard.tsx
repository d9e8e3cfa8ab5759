import type { ReactNode } from 'react';
import { journeyView } from '../../lib/journey/journeyView.ts';
import { otherClub } from '../../lib/journey/otherClub.ts';
import { DashboardColumns } from '../../ui/person/DashboardColumns.tsx';
import { FeedbackPanel } from '../../ui/person/FeedbackPanel.tsx';
import { JourneySection } from '../../ui/person/JourneySection.tsx';
import { MentorCard } from '../../ui/person/MentorCard.tsx';
import { QuickButton, QuickLink } from '../../ui/person/QuickAction.tsx';
import { QuickActions } from '../../ui/person/QuickActions.tsx';
import { CareerFormDetails } from './CareerFormDetails.tsx';
import type { EducatorDashboardQuery } from './EducatorDashboard.generated.ts';
import { PersonDetails } from './PersonDetails.tsx';
import { ProfessionalProfile } from './ProfessionalProfile.tsx';
import type { StudentDashboardQuery } from './StudentDashboard.generated.ts';
import { UpdateProfile } from './UpdateProfile.tsx';

const WORDS = {
  Student: {
    progress: 'Your Progress',
    mentor: 'Your Mentor',
    noMentor:
      'No mentor is assigned yet. One is matched to your interests; name and contact appear here.',
    form: 'Refill Career Form',
    formNote: 'When your plans have changed',
  },
  Educator: {
    progress: 'Development Stages',
    mentor: 'Your Counsellor',
    noMentor:
      'No counsellor is assigned yet. One is matched to your interests; name and contact appear here.',
    form: 'Update Professional Form',
    formNote: 'When your work has changed',
  },
};

interface DashboardProps {
  person: NonNullable<StudentDashboardQuery['person'] | EducatorDashboardQuery['person']>;
  /** Shown in place of a missing progress. */
  progressFailure: ReactNode;
  onLogout: () => void;
}

/** The stages first, then the facts beside the mentor. */
export function Dashboard({ person, progressFailure, onLogout }: DashboardProps) {
  const words = WORDS[person.__typename];
  const view = journeyView(person);
  return (
    <>
      <JourneySection title={words.progress} view={view} failure={progressFailure} />
      <DashboardColumns
        main={
          <>
            {view.feedback.length > 0 && <FeedbackPanel items={view.feedback} />}
            {person.__typename === 'Student' ? (
              <>
                <PersonDetails person={person} />
                <CareerFormDetails student={person} />
              </>
            ) : (
              <>
                <ProfessionalProfile educator={person} />
                <PersonDetails person={person} />
              </>
            )}
          </>
        }
        aside={
          <>
            <MentorCard
              heading={words.mentor}
              mentor={person.mentor}
              otherClub={otherClub(person)}
              emptyText={words.noMentor}
            />
            <QuickActions>
              <UpdateProfile person={person} />
              <QuickLink
                icon="document"
                title={words.form}
                note={words.formNote}
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
