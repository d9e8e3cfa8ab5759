import { t } from '@lingui/core/macro';
import { Grid } from '@chakra-ui/react';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { journeyView } from '../../lib/journey/journeyView.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { DashboardColumns } from './DashboardColumns.tsx';
import { FeedbackPanel } from './journey/FeedbackPanel.tsx';
import { JourneySection } from './journey/JourneySection.tsx';
import { QuickButton, QuickLink, QuickActions } from './QuickActions.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';
import { FailedState } from '../../ui/states/FailedState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { OwnAnswer } from './answers/OwnAnswer.tsx';
import { AssignedMentorCard } from './MentorCard.tsx';
import { CareerFormDetails, ProfessionalProfile } from './CareerFormDetails.tsx';
import { ReportConcern } from './concern/ReportConcern.tsx';
import type { DashboardPerson } from './dashboards.ts';
import { FeedbackHistory } from './history/FeedbackHistory.tsx';
import { InterestsCard } from './InterestsCard.tsx';
import { NextSessionCard } from './next/NextSessionCard.tsx';
import { PersonDetails } from './PersonDetails.tsx';
import { PrintedPerson } from './print/PrintedPerson.tsx';
import { StepsPanel } from './steps/StepsPanel.tsx';
import { UpdateProfile } from './UpdateProfile.tsx';

const WORDS = {
  STUDENT: () => ({
    progress: t`Your Progress`,
    guide: 'mentor' as const,
    mentor: t`Your Mentor`,
    noMentor: t`No mentor is assigned yet. One is matched to your interests; name and contact appear here.`,
    form: t`Refill Career Form`,
    formNote: t`When your plans have changed`,
  }),
  EDUCATOR: () => ({
    progress: t`Development Stages`,
    guide: 'counsellor' as const,
    mentor: t`Your Counsellor`,
    noMentor: t`No counsellor is assigned yet. One is matched to your interests; name and contact appear here.`,
    form: t`Update Professional Form`,
    formNote: t`When your work has changed`,
  }),
};

interface DashboardProps {
  audience: ClubAudience;
  person: DashboardPerson;
  failed: FailedParts;
  onLogout: () => void;
}

/** Dashboard of a person: stages, details and mentor. */
export function Dashboard({ audience, person, failed, onLogout }: DashboardProps) {
  const words = WORDS[audience]();
  const view = journeyView(person, failed);
  return (
    <FeedbackHistory audience={audience} progress={person.progress}>
      {(historyOf) => {
        const belowFeedback = (stageId: string) => {
          const stage = person.progress?.stages?.find((one) => one.stage.id === stageId);
          return (
            <>
              {stage && <OwnAnswer stage={stage} />}
              {historyOf(stageId)}
            </>
          );
        };
        return (
          <>
            {person.__typename === 'Student' && person.consentMissing === true && <ConsentNotice />}
            {person.nextSession && (
              <NextSessionCard session={person.nextSession} guide={words.guide} />
            )}
            <JourneySection
              title={words.progress}
              view={view}
              belowFeedback={belowFeedback}
              failure={
                failed.has('progress') ? (
                  <FailedState title={t`Your progress could not be loaded`} {...failed} />
                ) : undefined
              }
              feedbackFailure={
                failed.has('progress') && <FailedPart what={t`Some of the feedback`} {...failed} />
              }
            />
            {!person.agreedSteps && failed.has('agreedSteps') && !failed.has('progress') && (
              <FailedPart what={t`Your agreed steps`} {...failed} />
            )}
            {person.agreedSteps && person.agreedSteps.length > 0 && (
              <StepsPanel personId={person.id} steps={person.agreedSteps} />
            )}
            <DashboardColumns
              first={
                <Grid gap="6">
                  <AssignedMentorCard
                    heading={words.mentor}
                    emptyText={words.noMentor}
                    person={person}
                    failed={failed}
                  />
                  {person.__typename === 'Student' && <InterestsCard {...person} />}
                </Grid>
              }
              main={
                <>
                  {view.earlier.length > 0 && (
                    <FeedbackPanel items={view.earlier} belowFeedback={belowFeedback} />
                  )}
                  <PersonDetails person={person} failed={failed} />
                  {person.__typename === 'Student' ? (
                    <CareerFormDetails student={person} failed={failed} />
                  ) : (
                    <ProfessionalProfile educator={person} failed={failed} />
                  )}
                </>
              }
              last={
                <QuickActions>
                  <UpdateProfile person={person} failed={failed} />
                  <QuickLink
                    icon="document"
                    title={words.form}
                    note={words.formNote}
                    to="/career-form"
                  />
                  <QuickButton
                    icon="print"
                    title={t`Print`}
                    note={t`Profile, path and feedback on paper`}
                    onClick={() => {
                      window.print();
                    }}
                  />
                  <QuickLink
                    icon="document"
                    title={t`My data`}
                    note={t`Download, sessions, deletion`}
                    to="/my-data"
                  />
                  <ReportConcern guide={words.guide} />
                  <QuickLink icon="lock" title={t`Change password`} to="/change-password" />
                  <QuickButton icon="logout" title={t`Logout`} onClick={onLogout} />
                </QuickActions>
              }
            />
            <PrintedPerson person={person} view={view} />
          </>
        );
      }}
    </FeedbackHistory>
  );
}

/** For a student who needs a guardian's consent; the form asks for it. */
const ConsentNotice = () => (
  <Notice
    lang="en"
    hue="ochre"
    icon="alert"
    title="A guardian’s consent is missing"
    detail="Until you are 18, a parent or guardian has to agree that Waymark keeps your data."
    action={<TextLink to="/career-form?step=family">Give the consent</TextLink>}
  />
);
