import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ClubAudience } from '../../schema.generated.ts';
import { Button } from '../../ui/Button.tsx';
import type { Step } from './step.ts';
import type { useStep } from '../../lib/stepForm/useStep.ts';

const SUBMIT: Record<ClubAudience, string> = {
  STUDENT: 'Submit Student Application',
  EDUCATOR: 'Submit Educator Application',
};

interface StepButtonsProps {
  audience: ClubAudience;
  place: ReturnType<typeof useStep<Step>>;
  /** The form is being submitted: earlier steps can't be opened. */
  sending: boolean;
}

/** Buttons to the previous and the next step, or to submit the form. */
export function StepButtons({ audience, place, sending }: StepButtonsProps) {
  const { isSubmitting } = useFormikContext();
  const { before, after, goTo } = place;
  return (
    <Flex
      direction={{ base: 'column-reverse', lg: 'row' }}
      justify={before ? 'space-between' : 'flex-end'}
      gap="3"
      paddingBlock="5"
      paddingInline={{ base: '5', lg: '8' }}
      bg="sunk"
    >
      {before && (
        <Button
          icon="chevron-left"
          tone="outline"
          disabled={sending}
          onClick={() => void goTo(before)}
        >
          {before.title}
        </Button>
      )}
      <Button
        iconEnd={after ? 'arrow-right' : undefined}
        type="submit"
        tone="go"
        busy={isSubmitting}
      >
        {after ? `Next: ${after.title}` : SUBMIT[audience]}
      </Button>
    </Flex>
  );
}
