import { useHasFeature } from '../../../lib/session/useHasFeature.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Well } from '../../../ui/Panel.tsx';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
import { concernsLink } from '../filters/links.ts';
import { useOpenConcernsQuery } from './OpenConcerns.generated.ts';

/** Number of open concerns; hidden without any. */
export function ConcernsNotice() {
  const skip = !useHasFeature('CONCERNS');
  const { data, error, loading, refetch } = useOpenConcernsQuery({ skip });
  const count = data?.concerns?.totalCount;
  if (error && count === undefined) {
    return (
      <Well>
        <FailedPart what="Open concerns" busy={loading} onRetry={() => void refetch()} />
      </Well>
    );
  }
  if (!count) return null;
  return (
    <Notice
      hue="ochre"
      icon="alert"
      title={count === 1 ? '1 concern is open' : `${count} concerns are open`}
      action={
        <ButtonLink tone="outline" size="sm" to={concernsLink({ status: 'open' })}>
          Read
        </ButtonLink>
      }
    />
  );
}
