import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { StepEditor } from './StepEditor.tsx';
import { StepRow } from './StepRow.tsx';
import { useAgreedSteps, type AgreedStep, type StepValues } from './useAgreedSteps.ts';

/** Maximum number of open steps at the server. */
const STEP_LIMIT = 10;

const EMPTY: StepValues = { text: '', dueOn: '' };

function isStepValues(value: unknown): value is StepValues {
  if (typeof value !== 'object' || value === null) return false;
  const { text, dueOn } = value as Record<string, unknown>;
  return typeof text === 'string' && typeof dueOn === 'string';
}

interface AgreedStepsProps {
  person: MentorPerson;
  steps: readonly AgreedStep[];
}

/** The agreed steps of a person: ticked, added, changed and removed. Has no form of its own. */
export function AgreedSteps({ person, steps }: AgreedStepsProps) {
  const changes = useAgreedSteps(person);
  const draft = useDraft(`step:${person.id}`, isStepValues);
  const [adds, setAdds] = useState<'kept' | 'pressed' | null>(draft.kept ? 'kept' : null);
  const isFull = steps.filter(({ doneAt }) => doneAt === null).length >= STEP_LIMIT;
  const close = () => {
    draft.clear();
    setAdds(null);
  };
  return (
    <>
      {steps.length > 0 && (
        <chakra.ul
          aria-label={`Agreed steps of ${person.name}`}
          maxH={{ lg: '6lh' }}
          overflowY="auto"
        >
          {steps.map((step) => (
            <StepRow key={step.id} step={step} changes={changes} />
          ))}
        </chakra.ul>
      )}
      {adds ? (
        <StepEditor
          initial={draft.read() ?? EMPTY}
          submit="Add"
          // Not for a draft: selecting a person would open the keyboard of a phone.
          focuses={adds === 'pressed'}
          onChange={(values) => {
            if (values.text || values.dueOn) draft.keep(values);
            else draft.clear();
          }}
          onClose={close}
          onSubmit={async (values) => {
            if (await changes.add(values)) close();
          }}
        />
      ) : (
        <Flex wrap="wrap" align="center" columnGap="3">
          {steps.length === 0 && <Caption as="span">No steps yet.</Caption>}
          {isFull ? (
            <Caption as="span">
              Ten steps are open: tick or remove one before you add another.
            </Caption>
          ) : (
            <Button
              tone="plain"
              size="sm"
              icon="plus"
              // Aligns its icon with the checkboxes.
              marginInlineStart="-3"
              onClick={() => {
                setAdds('pressed');
              }}
            >
              Add a step
            </Button>
          )}
        </Flex>
      )}
    </>
  );
}
