import { NAME_LENGTH } from '../../../../../limits.mjs';
import { chakra, Grid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useId } from 'react';
import { onZoneCheck } from '../../../lib/format.ts';
import { FieldMessage } from '../../../ui/fields/FieldMessage.tsx';
import { useFieldState } from '../../../ui/fields/useFieldState.ts';
import { inputRecipe } from '../../../ui/theme/recipes/input.ts';
import { readingOf, withMoment, type SessionValues } from './sessionValues.ts';

const Input = chakra('input', inputRecipe);

/**
 * Day, time and place of the next session in one line, within a form.
 *
 * @param planned the values that the form is based on
 */
export function SessionFields({ planned }: { planned: SessionValues }) {
  const id = useId();
  const { values, setValues, setFieldValue } = useFormikContext<SessionValues>();
  const day = useFieldState('nextDay' satisfies keyof SessionValues);
  const time = useFieldState('nextTime' satisfies keyof SessionValues);
  const place = useFieldState('nextPlace' satisfies keyof SessionValues);
  useEffect(
    () =>
      onZoneCheck(() => {
        const present = readingOf(values);
        const isShown = present.nextDay === values.nextDay && present.nextTime === values.nextTime;
        if (!isShown) void setValues(present);
      }),
    [values, setValues],
  );
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
      input: { type: 'text', placeholder: 'Room, address or link', maxLength: NAME_LENGTH },
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
              const { name, value } = event.target;
              state.change(value);
              if (state === place) return;
              void setFieldValue('at', withMoment({ ...values, [name]: value }, planned).at);
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
