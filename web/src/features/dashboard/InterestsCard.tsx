import { t } from '@lingui/core/macro';
import { shortDate } from '../../lib/format.ts';
import type { InterestResultFragment } from '../../lib/interests/InterestResult.generated.ts';
import { useHasFeature } from '../../lib/session/useHasFeature.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The one way to the interest profile; nothing where the backend has none. */
export function InterestsCard({ interestProfile }: InterestResultFragment) {
  if (!useHasFeature('INTERESTS')) return null;
  return (
    <Panel
      title={t`Interest profile`}
      note={
        interestProfile
          ? t`Done on ${{ date: shortDate(interestProfile.completedAt) }}`
          : t`Not done yet. Thirty short questions, in five minutes: something to talk about with your mentor.`
      }
      aside={
        <ButtonLink tone="outline" size="sm" to="/interests">
          {interestProfile ? t`See the result` : t`Begin`}
        </ButtonLink>
      }
    />
  );
}
