import { chakra, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldMessage } from '../../../ui/fields/FieldMessage.tsx';
import { useFieldState } from '../../../ui/fields/useFieldState.ts';
import { inputRecipe } from '../../../ui/theme/recipes/input.ts';
import { PLACE_LIMIT, type SessionValues } from './sessionValues.ts';

const Input = chakra('input', inputRecipe);

/** Day, time and place of the next session in one line, within a form. */
export function SessionFields() {
  const id = useId();
  const day = useFieldState('nextDay' satisfies keyof SessionValues);
  const time = useFieldState('nextTime' satisfies keyof SessionValues);
  const place = useFieldState('nextPlace' satisfies keyof SessionValues);
  const fields = [
    {
      state: day,
      label: 'Day of the next session',
      input: { type: 'date', 'data-autofocus': true },
    },
    { state: time, label: 'Time of the next session', input: { type: 'time' } },
    {
      state: place,
      label: 'Place of the next session',
      input: { type: 'text', placeholder: 'Room, address or link', maxLength: PLACE_LIMIT },
    },
  ];
  return (
    <Grid role="group" aria-labelledby={id} gap="1" flex="1 1 34rem" minW="0">
      <Grid
        alignItems="center"
        gap="2"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr) minmax(0, 1fr)',
          sm: 'auto 9.5rem 7.5rem minmax(8rem, 1fr)',
        }}
      >
        <chakra.span id={id} textStyle="label" gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          Next session
        </chakra.span>
        {fields.map(({ state, label, input }) => (
          <Input
            key={label}
            {...input}
            {...state.control}
            dense
            aria-label={label}
            gridColumn={input.type === 'text' ? { base: '1 / -1', sm: 'auto' } : undefined}
            onChange={(event) => {
              state.change(event.target.value);
            }}
          />
        ))}
      </Grid>
      {fields.map(({ state, label }) => (
        <FieldMessage key={label} id={state.messageId} error={state.error} />
      ))}
    </Grid>
  );
}
