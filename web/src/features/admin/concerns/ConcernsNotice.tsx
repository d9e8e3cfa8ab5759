import { Flex } from '@chakra-ui/react';
import { useHasFeature } from '../../../lib/session/useHasFeature.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Caution } from '../../../ui/Notice.tsx';
import { Well } from '../../../ui/Panel.tsx';
import { FailedPart } from '../../../ui/states/FailedPart.tsx';
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
    <Well>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Caution>{count === 1 ? '1 concern is open' : `${count} concerns are open`}</Caution>
        <ButtonLink tone="outline" size="sm" to="/admin?tab=concerns&status=open">
          Read
        </ButtonLink>
      </Flex>
    </Well>
  );
}
