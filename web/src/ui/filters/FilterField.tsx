import { chakra } from '@chakra-ui/react';
import { Select, type SelectOption } from '../fields/Select.tsx';

interface FilterFieldProps {
  label: string;
  /** Option without a filter ("All clubs"). */
  placeholder: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Highlights a filter that is set. */
  marksValue?: boolean;
}

/** A filter as a select with its label above. */
export function FilterField(props: FilterFieldProps) {
  const { label, value, onChange, marksValue = false, ...select } = props;
  return (
    <chakra.label display="grid" gap="1" minW="0" textStyle="caption" color="ink-soft">
      <span>{label}</span>
      <Select
        dense
        value={value}
        bg={marksValue && value ? 'brand-soft' : undefined}
        borderColor={marksValue && value ? 'brand' : undefined}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        {...select}
      />
    </chakra.label>
  );
}
