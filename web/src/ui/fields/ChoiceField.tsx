import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';
import { RequiredMark } from './FieldFrame.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { SelectOption } from './Select.tsx';
import { useFieldState } from './useFieldState.ts';
import { HiddenInput } from '../HiddenInput.tsx';
import { chipRecipe } from '../theme/recipes/chip.ts';

const Chip = chakra('label', chipRecipe);

interface ChoiceFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The options share the width, at the height of a thumb. */
  isWide?: boolean;
  /** Language of label and options, where it is not that of the page. */
  lang?: string;
}

const shared = {
  flexWrap: 'nowrap',
  '& > label': {
    flex: '1 1 0',
    minH: 'row',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '0',
    paddingInline: '1.5',
    borderRadius: '2',
    lineHeight: 'snug',
    textAlign: 'center',
    whiteSpace: 'normal',
  },
} as const;

/** Radio buttons as chips, for a few options. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, hint, required, disabled, options, isWide = false, lang } = props;
  const { control, error, messageId, change } = useFieldState(name, hint);
  return (
    <Grid
      role="radiogroup"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={required}
      gap="1.5"
      minW="0"
    >
      <chakra.span id={`${control.id}-label`} textStyle="label">
        <span lang={lang}>{label}</span> {required && <RequiredMark />}
      </chakra.span>
      <Flex lang={lang} wrap="wrap" gap="2" css={isWide ? shared : {}}>
        {options.map((option) => (
          <Chip key={option.value} invalid={Boolean(error)}>
            <HiddenInput
              type="radio"
              name={`${control.id}-${name}`}
              value={option.value}
              checked={control.value === option.value}
              disabled={disabled}
              onBlur={() => {
                control.onBlur({ target: { name } });
              }}
              onChange={() => {
                change(option.value);
              }}
            />
            {control.value === option.value && <Icon name="check" size="4" weight="bold" />}
            <span>{option.label}</span>
          </Chip>
        ))}
      </Flex>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </Grid>
  );
}
