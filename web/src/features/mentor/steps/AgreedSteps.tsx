import { OPEN_STEPS } from '../../../../../limits.mjs';
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { countText } from '../../../lib/format.ts';
import { isOverdue } from '../../../lib/steps/dueText.ts';
import { TakeBack } from '../../../lib/unsent/TakeBack.tsx';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { inputOf, waitingSteps } from '../changes/mentorChanges.ts';
import { StepEditor } from './StepEditor.tsx';
import { StepRow } from './StepRow.tsx';
import {
  useAgreedSteps,
  useStepDraft,
  type AgreedStep,
  type StepValues,
} from './useAgreedSteps.ts';

/** Fewer steps are shown at once. */
const FOLDED_FROM = 2;

const EMPTY: StepValues = { text: '', dueOn: '' };

interface AgreedStepsProps {
  person: MentorPerson;
  steps: readonly AgreedStep[];
  /** Shows several steps as one line that opens them. */
  folds?: boolean;
}

/** The agreed steps of a person: ticked, added, changed and removed. Has no form of its own. */
export function AgreedSteps({ person, steps, folds = false }: AgreedStepsProps) {
  const changes = useAgreedSteps(person);
  const draft = useStepDraft(person.id);
  const waiting = waitingSteps(useUnsent().waiting, person.id);
  const [adds, setAdds] = useState<'kept' | 'pressed' | 'closed' | null>(
    draft.kept ? 'kept' : null,
  );
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = steps.length + waiting.length;
  const canFold = folds && count >= FOLDED_FROM;
  const [opened, setOpen] = useState(!canFold);
  const isOpen = opened || !canFold;
  const lastCount = useRef(count);
  useEffect(() => {
    // A new step is the last one.
    if (count > lastCount.current && list.current)
      list.current.scrollTop = list.current.scrollHeight;
    lastCount.current = count;
  }, [count]);
  const isFull = steps.filter(({ doneAt }) => doneAt === null).length >= OPEN_STEPS;
  const close = () => {
    draft.clear();
    setAdds('closed');
  };
  return (
    <>
      {canFold && (
        <Button
          tone="plain"
          size="sm"
          icon={isOpen ? 'chevron-down' : 'chevron-right'}
          aria-expanded={isOpen}
          marginInlineStart="-3"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {foldedText(steps, count)}
        </Button>
      )}
      {count > 0 && isOpen && (
        <chakra.ul
          ref={list}
          aria-label={`Agreed steps of ${person.name}`}
          maxH={{ lg: '6lh' }}
          overflowY="auto"
          // An editor needs its whole height.
          css={{ '&:has([role="group"])': { maxHeight: 'none' } }}
        >
          {steps.map((step) => (
            <StepRow
              key={step.id}
              step={step}
              changes={changes}
              onRemoved={() => addButton.current?.focus()}
            />
          ))}
          {waiting.map((change) => (
            <chakra.li key={change.id} textStyle="small" paddingBlock="1" overflowWrap="anywhere">
              <span>{inputOf('AddAgreedStep', change).text}</span>{' '}
              <Badge hue="ochre" icon="clock">
                Waiting
              </Badge>
              <TakeBack changes={[change]} onTakenBack={() => addButton.current?.focus()} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {adds === 'kept' || adds === 'pressed' ? (
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
            // A save of the form meanwhile would add the draft again.
            draft.clear();
            if (await changes.add(values)) close();
            else draft.keep(values);
          }}
        />
      ) : (
        isOpen && (
          <Flex wrap="wrap" align="center" columnGap="3">
            {count === 0 && <Caption as="span">No steps yet.</Caption>}
            {isFull ? (
              <Caption as="span">
                Ten steps are open: tick or remove one before you add another.
              </Caption>
            ) : (
              <Button
                ref={addButton}
                autoFocus={adds === 'closed'}
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
        )
      )}
    </>
  );
}

/** "4 agreed steps, 1 overdue" */
function foldedText(steps: readonly AgreedStep[], count: number): string {
  const overdue = steps.filter(isOverdue).length;
  return countText(count, 'agreed steps') + (overdue > 0 ? `, ${overdue} overdue` : '');
}
