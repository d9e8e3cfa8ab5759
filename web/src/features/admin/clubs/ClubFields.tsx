import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useId, useRef } from 'react';
import { stageName } from '../../../lib/journey/journey.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx';
import { FieldMessage } from '../../../ui/fields/FieldMessage.tsx';
import { fieldErrorFor } from '../../../ui/fields/fieldErrors.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SortableList } from './SortableList.tsx';
import { FEWEST_STAGES, type ClubValues, type StageValue } from './clubValues.ts';
import { StageRow } from './StageRow.tsx';
import { Caption } from '../../../ui/Caption.tsx';

const AUDIENCES = [
  { value: 'STUDENT', label: 'Students' },
  { value: 'EDUCATOR', label: 'Educators' },
];

/** Whether a stage is being dragged, without a render on change. */
export function useDragging() {
  const dragging = useRef(false);
  return {
    onDragging: (isDragging: boolean) => {
      dragging.current = isDragging;
    },
    isDragging: () => dragging.current,
  };
}

/**
 * The fields of a club.
 * @param props.onDragging called when dragging of a stage starts and ends
 */
export function ClubFields({ onDragging }: { onDragging: (isDragging: boolean) => void }) {
  return (
    <Grid gap="4">
      <TextField name="name" label="Club name" required />
      <TextAreaField name="description" label="Description" rows={3} required />
      <ChoiceField name="clubFor" label="Made for" options={AUDIENCES} />
      <StagesField onDragging={onDragging} />
    </Grid>
  );
}

/** Field for the stages of a club: rename, add, remove, reorder by dragging or by keys. */
function StagesField({ onDragging }: { onDragging: (isDragging: boolean) => void }) {
  const { values, initialValues, setFieldValue, ...form } = useFormikContext<ClubValues>();
  const added = useRef(0);
  const hintId = useId();
  const { stages } = values;
  const change = (next: StageValue[]) => void setFieldValue('stages', next, false);
  const canRemove = stages.length > FEWEST_STAGES;
  const ids = new Set(stages.map(({ id }) => id));
  const removed = initialValues.stages.filter(({ id }) => id !== null && !ids.has(id));
  const error = fieldErrorFor(form.status, 'stages', stages);
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" paddingBottom="1.5">
        Stages
      </chakra.legend>
      <SortableList
        items={stages.map(({ key }) => key)}
        nameOf={(key) => {
          const index = stages.findIndex((stage) => stage.key === key);
          return stageName(stages[index]?.name ?? '', index);
        }}
        onMove={(keys) => {
          change(keys.flatMap((key) => stages.find((stage) => stage.key === key) ?? []));
        }}
        onDragging={onDragging}
        row={(key, { move, index }) => (
          <StageRow
            name={stages[index]?.name ?? ''}
            index={index}
            count={stages.length}
            canRemove={canRemove}
            isNew={key === `added-${added.current}`}
            hintId={hintId}
            onName={(name) => {
              change(stages.map((stage) => (stage.key === key ? { ...stage, name } : stage)));
            }}
            onMove={move}
            onRemove={() => {
              change(stages.filter((stage) => stage.key !== key));
            }}
          />
        )}
      />
      <FieldMessage id={`${hintId}-error`} error={error} />
      <Flex wrap="wrap" align="center" gap="3" paddingTop="3">
        <Button
          icon="plus"
          tone="outline"
          size="sm"
          onClick={() => {
            added.current += 1;
            change([...stages, { key: `added-${added.current}`, id: null, name: '' }]);
          }}
        >
          Add stage
        </Button>
        <Caption id={hintId} flex="1" minW="details" color="ink-soft">
          {removed.length > 0
            ? `What was saved for ${removed.map(({ name }) => name || 'a stage without a name').join(', ')} goes with it and stays in each person’s history.`
            : canRemove
              ? 'A name may stay blank.'
              : 'A club keeps at least five stages. Add one to be able to remove one.'}
        </Caption>
      </Flex>
    </chakra.fieldset>
  );
}
