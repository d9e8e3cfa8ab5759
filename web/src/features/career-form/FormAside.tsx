import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { Suspense } from 'react';
import type { ClubAudience } from '../../schema.generated.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Answers } from './answers.ts';
import { FORM_TITLES } from './FormShell.tsx';
import { StepBar } from './StepBar.tsx';
import type { Step } from './steps.ts';
import { stepsDone } from './stepsDone.ts';

const StepTrail = lazyPart(async () => (await import('./StepTrail.tsx')).StepTrail);

interface FormAsideProps {
  audience: ClubAudience;
  steps: readonly Step[];
  /** Which step is shown. */
  index: number;
  backTo: string;
}

/** What the form is and where the reader is in it: a path beside it, a bar above it on a phone. */
export function FormAside({ audience, steps, index, backTo }: FormAsideProps) {
  const { values } = useFormikContext<Answers>();
  const done = stepsDone(steps, values);
  return (
    <chakra.aside display="grid" gap="3" minW="0">
      <chakra.p display="flex" alignItems="center" gap="1.5" color="brand" textStyle="label">
        <Icon name="chevron-left" />
        <TextLink to={backTo}>Back</TextLink>
      </chakra.p>
      <chakra.h1 textStyle="page">{FORM_TITLES[audience]}</chakra.h1>
      <chakra.p color="ink-soft">
        About eight minutes. You can stop and come back, your answers stay.
      </chakra.p>
      <StepBar steps={steps} index={index} done={done} />
      <Suspense>
        <StepTrail steps={steps} index={index} done={done} />
      </Suspense>
    </chakra.aside>
  );
}
