import { interests } from '../../content/interests.ts';
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
      title="Interest profile"
      note={
        interestProfile
          ? `Done on ${shortDate(interestProfile.completedAt)}`
          : `Not done yet. ${interests.card}`
      }
      aside={
        <ButtonLink tone="outline" size="sm" to="/interests">
          {interestProfile ? 'See the result' : 'Begin'}
        </ButtonLink>
      }
    />
  );
}
