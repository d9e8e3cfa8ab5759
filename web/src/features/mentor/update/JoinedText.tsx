import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { inputRecipe } from '../../../ui/theme/recipes/input.ts';
import { FEEDBACK_LIMIT } from './feedbackHint.ts';

const Area = chakra('textarea', inputRecipe);

interface JoinedTextProps {
  value: string;
  onChange: (text: string) => void;
}

/** Field with both texts, to be merged by the user. */
export function JoinedText({ value, onChange }: JoinedTextProps) {
  const id = useId();
  const isTooLong = value.length > FEEDBACK_LIMIT;
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.label htmlFor={id} textStyle="label">
        Joined feedback
      </chakra.label>
      <Area
        id={id}
        kind="area"
        rows={5}
        value={value}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-length`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <chakra.p id={`${id}-length`} textStyle="caption" color={isTooLong ? 'brick' : 'ink-faint'}>
        {`${value.length} of ${FEEDBACK_LIMIT} characters`}
      </chakra.p>
    </chakra.div>
  );
}
