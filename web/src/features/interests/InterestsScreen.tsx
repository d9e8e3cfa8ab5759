import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { interests } from '../../content/interests.ts';
import { currentLanguage } from '../../lib/i18n/catalogs.ts';
import { EnglishOnly } from '../../lib/i18n/EnglishOnly.tsx';
import { useDraft } from '../../lib/drafts.ts';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { useFeaturesQuery } from '../../lib/session/Features.generated.ts';
import { DraftKept } from '../../lib/stepForm/DraftKept.tsx';
import { useStepFocus } from '../../lib/stepForm/useStepFocus.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { isInterestDraft } from './answers.ts';
import { ConsentFirst } from './ConsentFirst.tsx';
import { InterestForm } from './InterestForm.tsx';
import { InterestResult } from './InterestResult.tsx';
import { useInterestsQuery } from './Interests.generated.ts';

/** `/interests`: thirty statements of a student, or their result. */
export function InterestsScreen({ onLogout }: { onLogout: () => void }) {
  const features = useFeaturesQuery({ fetchPolicy: 'cache-first' });
  const hasInterests = features.data?.me?.features.includes('INTERESTS') ?? false;
  const query = useInterestsQuery({ skip: !hasInterests });
  const draft = useDraft({ key: 'interests', form: 'Interest profile' }, isInterestDraft);
  const [isAgain, setAgain] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const student = query.data?.student;
  const profile = student?.interestProfile;
  const shown = profile && !isAgain ? 'result' : 'form';
  // Also after the way back from the last step, which would restore an earlier scroll position.
  const { key } = useLocation();
  const view = shown === 'result' ? `result ${key}` : shown;
  useStepFocus(area, student ? view : '', 'h1');

  if (features.loading) return <LoadingView />;
  if (!hasInterests) return <Navigate to="/student" replace />;
  if (student?.formSubmitted === false) return <Navigate to="/career-form" replace />;
  if (!student && query.loading) return <LoadingView />;
  const begin = (isEmpty: boolean) => {
    if (isEmpty) draft.clear();
    setAgain(true);
  };
  return (
    <PageShell
      header={
        <AppHeader title={t`Interest profile`} actions={<LogoutButton onLogout={onLogout} />} />
      }
    >
      <Grid ref={area} gap="6" width="100%" maxW="stepForm" marginInline="auto">
        <Grid justifyItems="start" gap="1">
          <BackLink to="/student">{t`Back to Dashboard`}</BackLink>
          <chakra.h1 textStyle="section" tabIndex={-1} outline="none" scrollMarginTop="16">
            {profile && !isAgain ? t`Your interests` : t`Thirty statements`}
          </chakra.h1>
          <chakra.p lang="en" color="ink-soft">
            {interests.caution}
          </chakra.p>
          {draft.kept && shown === 'form' && <DraftKept isStored={draft.isStored} />}
        </Grid>
        {currentLanguage() !== 'en' && <EnglishOnly />}
        {!student ? (
          <LoadFailure
            title={t`Your interest profile could not be loaded`}
            error={query.error}
            busy={query.loading}
            onRetry={() => void query.refetch()}
          />
        ) : profile && !isAgain ? (
          <InterestResult profile={profile} hasDraft={draft.kept} onAgain={begin} />
        ) : (
          <>
            {profile && (
              <Flex>
                <Button
                  tone="plain"
                  size="sm"
                  icon="chevron-left"
                  onClick={() => {
                    setAgain(false);
                  }}
                >
                  {t`Back to the result`}
                </Button>
              </Flex>
            )}
            {student.interestConsentDue ? (
              <ConsentFirst />
            ) : (
              <InterestForm
                draft={draft}
                onSent={() => {
                  setAgain(false);
                }}
              />
            )}
          </>
        )}
      </Grid>
    </PageShell>
  );
}
