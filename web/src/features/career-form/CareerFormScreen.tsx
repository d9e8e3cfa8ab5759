import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { useSession } from '../../lib/session/useSession.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { areAnswers, type Answers } from './answers.ts';
import { CareerForm } from './CareerForm.tsx';
import type { BackLink } from './FormAside.tsx';
import { FormShell } from './FormShell.tsx';
import { useJoinedClub } from './useJoinedClub.ts';
import { useInitialAnswers } from './useInitialAnswers.ts';

interface CareerFormScreenProps {
  audience: ClubAudience;
  back: BackLink;
  /** Called after a successful submission; `first` if it was the first one. */
  onSubmitted: (how: { first: boolean }) => Promise<void>;
  onLogout: () => void;
  /** The report of a concern. */
  concern?: ReactNode;
}

/** The career form of a student or the professional form of an educator. */
export function CareerFormScreen(props: CareerFormScreenProps) {
  const { audience, back, onSubmitted, onLogout, concern } = props;
  const { user } = useSession();
  const { answers, loading, error, refetch } = useInitialAnswers(audience, user);
  const draft = useDraft({ key: 'career-form', form: 'Career form' }, areAnswers);
  const joined = useJoinedClub(audience);
  // The initial answers are kept when the record changes.
  const [initial, setBegun] = useState<Record<'stored' | 'earlier' | 'first', Answers> | null>(
    null,
  );
  if (!initial && answers && !joined.loading) {
    const choose = (to: Answers) => ({ ...to, clubId: to.clubId || (joined.club?.id ?? '') });
    setBegun({
      stored: answers,
      earlier: choose(answers),
      first: choose({ ...answers, ...draft.read() }),
    });
  }

  if (!initial && (loading || joined.loading)) return <LoadingView />;
  return (
    <FormShell audience={audience} draft={draft} onLogout={onLogout}>
      {initial ? (
        <CareerForm
          audience={audience}
          {...initial}
          draft={draft}
          back={back}
          onSubmitted={onSubmitted}
        />
      ) : (
        <LoadFailure
          title={t`Your answers could not be loaded`}
          error={error}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {concern}
    </FormShell>
  );
}
