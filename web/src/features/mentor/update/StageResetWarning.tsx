import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';

interface StageResetWarningProps {
  stageName: string;
  firstName: string;
  /** Percent before and after the save. */
  from: number;
  to: number;
}

/** Warning that the save resets a completed stage. */
export function StageResetWarning({ stageName, firstName, from, to }: StageResetWarningProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      gap="3"
      padding="3"
      borderRadius="2"
      bg="ochre-soft"
      color="ochre"
      textStyle="small"
    >
      <Icon name="alert" size="target" />
      <div>
        <b>
          This sets <bdi>{stageName}</bdi> back from Completed.
        </b>
        <chakra.p color="ink-soft">
          <bdi>{firstName}</bdi>
          <span>{`’s path goes from ${from}% to ${to}%.`}</span>
        </chakra.p>
      </div>
    </chakra.div>
  );
}
