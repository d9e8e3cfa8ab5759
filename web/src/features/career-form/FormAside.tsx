import { t } from '@lingui/core/macro';
import { chakra, Grid, HStack, Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { Draft } from '../../lib/drafts.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Answers } from './answers.ts';
import { FORM_TITLES } from './FormShell.tsx';
import { stepsDone, type Step } from './step.ts';
import type { useStep } from '../../lib/stepForm/useStep.ts';
import { MiniStones } from '../../ui/MiniStones.tsx';
import { DraftKept } from '../../lib/stepForm/DraftKept.tsx';
import { Stone } from '../../ui/Stone.tsx';
import { verticalLine } from '../../ui/theme/verticalLine.ts';
import { Caption } from '../../ui/Caption.tsx';

interface StepTrailProps {
  /** Steps with fields. */
  steps: readonly Step[];
  place: ReturnType<typeof useStep<Step>>;
  /** Which of the steps are answered. */
  done: readonly boolean[];
  /** No step can be opened. */
  locked: boolean;
}

/** The steps as a vertical path beside the form; previous ones are links. */
function StepTrail({ steps, place: { index, placeOf }, done, locked }: StepTrailProps) {
  return (
    <Grid as="ol" aria-label={t`Steps`} marginTop="6" lgDown={{ display: 'none' }}>
      {steps.map((step, place) => (
        <chakra.li
          key={step.id}
          aria-current={place === index ? 'step' : undefined}
          position="relative"
          display="grid"
          gridTemplateColumns="{sizes.trail} minmax(0, 1fr)"
          columnGap="4"
          paddingBottom={place === steps.length - 1 ? '0' : '5'}
          css={verticalLine(
            '{sizes.trail}',
            place < index && done[place] === true,
            place === steps.length - 1,
          )}
        >
          <chakra.span justifySelf="center">
            <Stone
              number={place + 1}
              status={place !== index && done[place] ? 'COMPLETED' : 'NOT_STARTED'}
              current={place === index}
            />
          </chakra.span>
          <chakra.div paddingTop="1.5">
            <chakra.p textStyle="stage">
              {place < index && !locked ? (
                <TextLink {...placeOf(step)}>{step.title()}</TextLink>
              ) : (
                step.title()
              )}
            </chakra.p>
            <Caption>{step.asks()}</Caption>
          </chakra.div>
        </chakra.li>
      ))}
    </Grid>
  );
}

interface StepBarProps {
  /** Steps with fields. */
  steps: readonly Step[];
  place: ReturnType<typeof useStep<Step>>;
  /** Which of the steps are answered. */
  done: readonly boolean[];
  draft: Pick<Draft<unknown>, 'kept' | 'isStored'>;
}

/**
 * "Step 2 of 5, School" with small milestones and the state of the draft, shown above the form on
 * narrow screens. The step is announced on all screens.
 */
function StepBar({ steps, place, done, draft }: StepBarProps) {
  const { index, step } = place;
  const words =
    index < steps.length
      ? t`Step ${{ number: index + 1 }} of ${{ count: steps.length }}`
      : t`Almost done`;
  return (
    <>
      <chakra.p srOnly role="status">
        {words}
      </chakra.p>
      <Grid hideFrom="lg" gap="1">
        <Flex justify="space-between" align="center">
          <chakra.p textStyle="small">
            <b>{words}</b>
            <span>{`, ${step.title()}`}</span>
          </chakra.p>
          <MiniStones
            done={done.map((isDone, place) => isDone && place !== index)}
            current={index}
            label={words}
          />
        </Flex>
        {draft.kept && <DraftKept isStored={draft.isStored} />}
      </Grid>
    </>
  );
}

/** The page to go back to, and its path. */
export interface BackLink {
  to: string;
  page: 'home' | 'dashboard';
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
        <TextLink to={back.to}>
          {back.page === 'home' ? t`Back to Home` : t`Back to Dashboard`}
        </TextLink>
      </HStack>
      <chakra.h1 textStyle="page">{FORM_TITLES[audience]()}</chakra.h1>
      <chakra.p color="ink-soft">
        {draft.isStored
          ? t`About eight minutes. You can stop and come back, your answers stay.`
          : t`About eight minutes. This browser does not store your answers: keep this page open.`}
      </chakra.p>
      <StepBar steps={steps} place={place} done={done} draft={draft} />
      <StepTrail steps={steps} place={place} done={done} locked={sending} />
    </Grid>
  );
}
