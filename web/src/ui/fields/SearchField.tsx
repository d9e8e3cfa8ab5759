import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { inputRecipe } from '../theme/recipes/input.ts';

const Input = chakra('input', inputRecipe);

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Accessible name ("Search students"); the placeholder lists the searched fields. */
  label: string;
  placeholder?: string;
  /** Called on Enter, which does not submit a surrounding form. */
  onEnter?: () => void;
  onBlur?: () => void;
  dense?: boolean;
  /** Initial focus of a dialog. */
  focusFirst?: boolean;
}

export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder, onEnter, onBlur, dense, focusFirst = false } = props;
  return (
    <chakra.div position="relative" alignSelf="start" minW="0">
      <Grid
        as="span"
        position="absolute"
        insetInlineStart="3"
        insetBlock="0"
        alignItems="center"
        color="ink-faint"
        pointerEvents="none"
      >
        <Icon name="search" />
      </Grid>
      <Input
        type="search"
        lead
        trail
        dense={dense}
        value={value}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        data-autofocus={focusFirst ? '' : undefined}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter?.();
        }}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {value !== '' && (
        <IconButton
          size="sm"
          position="absolute"
          insetInlineEnd="1.5"
          insetBlock="0"
          marginBlock="auto"
          icon="x"
          label={t`Clear search`}
          onClick={() => {
            onChange('');
          }}
        />
      )}
    </chakra.div>
  );
}
