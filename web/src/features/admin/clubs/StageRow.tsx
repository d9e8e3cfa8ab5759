import { chakra, Flex } from '@chakra-ui/react';
import { stageName } from '../../../lib/journey/journey.ts';
import { focusableWhenDisabled } from '../../../ui/focusableWhenDisabled.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Stone } from '../../../ui/Stone.tsx';
import { inputRecipe } from '../../../ui/theme/recipes/input.ts';

const Input = chakra('input', inputRecipe);

interface StageRowProps {
  name: string;
  /** 0-based position. */
  index: number;
  /** Number of stages. */
  count: number;
  canRemove: boolean;
  /** Just added: its name gets the focus. */
  isNew: boolean;
  /** Id of the hint why a stage can't be removed. */
  hintId: string;
  onName: (name: string) => void;
  /** Moves the stage down by a number of positions; up if negative. */
  onMove: (places: number) => void;
  onRemove: () => void;
}

/** Stage in a form: number, name, and buttons to move and remove it. */
export function StageRow(props: StageRowProps) {
  const { name, index, count, canRemove, isNew, hintId, onName, onMove, onRemove } = props;
  const title = stageName(name, index);
  return (
    <>
      <Stone number={index + 1} status="NOT_STARTED" current={false} size="sm" />
      <Input
        aria-label={`Name of stage ${index + 1}`}
        autoFocus={isNew}
        placeholder={`Stage ${index + 1}`}
        maxLength={200}
        flex="1"
        minW="0"
        value={name}
        onChange={(event) => {
          onName(event.target.value);
        }}
      />
      <Flex as="span" flex="none">
        <IconButton
          icon="chevron-up"
          label={`${title}: one up`}
          {...focusableWhenDisabled(index === 0, () => {
            onMove(-1);
          })}
        />
        <IconButton
          icon="chevron-down"
          label={`${title}: one down`}
          {...focusableWhenDisabled(index === count - 1, () => {
            onMove(1);
          })}
        />
        <IconButton
          icon="x"
          label={`Remove ${title}`}
          disabled={!canRemove}
          aria-describedby={canRemove ? undefined : hintId}
          onClick={({ currentTarget }) => {
            // The focused button is removed with its row; focuses the next row.
            const row = currentTarget.closest('li');
            const next = row?.nextElementSibling ?? row?.previousElementSibling;
            next?.querySelector('button')?.focus();
            onRemove();
          }}
        />
      </Flex>
    </>
  );
}
