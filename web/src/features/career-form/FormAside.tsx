import { chakra, Grid, HStack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';

import type { Draft } from '../../lib/drafts.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { StepTrail } from './StepTrail.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Answers } from './answers.ts';
import { FORM_TITLES } from './FormShell.tsx';
import { StepBar } from './StepBar.tsx';
import { type Step, stepsDone } from './step.ts';
import type { useStep } from '../../lib/stepForm/useStep.ts';

/** Target and name of the back link ("Dashboard"). */
export interface BackLink {
  to: string;
  name: string;
}

interface FormAsideProps {
  audience: ClubAudience;
  /** Steps with fields. */
  steps: readonly Step[];
  place: ReturnType<typeof useStep<Step>>;
  back: BackLink;
  draft: Pick<Draft<unknown>, 'kept' | 'isStored'>;
  /** The form is being submitted: earlier steps can't be opened. */
  sending: boolean;
}

/** Title and steps of the form: a path beside it, a bar above it on a phone. */
export function FormAside(props: FormAsideProps) {
  const { audience, steps, place, back, draft, sending } = props;
  const { values } = useFormikContext<Answers>();
  const done = stepsDone(steps, values);
  return (
    <Grid as="aside" gap="3" minW="0">
      <HStack as="p" gap="1.5" color="brand" textStyle="label">
        <Icon name="chevron-left" />
        <TextLink to={back.to}>{`Back to ${back.name}`}</TextLink>
      </HStack>
      <chakra.h1 textStyle="page">{FORM_TITLES[audience]}</chakra.h1>
      <chakra.p color="ink-soft">
        {draft.isStored
          ? 'About eight minutes. You can stop and come back, your answers stay.'
          : 'About eight minutes. This browser does not store your answers: keep this page open.'}
      </chakra.p>
      <StepBar steps={steps} place={place} done={done} draft={draft} />
      <StepTrail steps={steps} place={place} done={done} locked={sending} />
    </Grid>
  );
}
