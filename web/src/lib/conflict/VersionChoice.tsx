import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { HiddenInput } from '../../ui/HiddenInput.tsx';
import { optionRecipe } from '../../ui/theme/recipes/option.ts';
import type { VersionedField } from './compareVersions.ts';

const OptionLabel = chakra('label', optionRecipe);

interface VersionChoiceProps {
  field: VersionedField;
  label: string;
  /** Formats a value for display. */
  words: (value: string) => string;
  /** Name of the user who saved the other version. */
  theirsName: string;
  /** Whether the other version is selected. */
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
}

/** Radio group for the two versions of a field. */
export function VersionChoice(props: VersionChoiceProps) {
  const { field, label, words, theirsName, isTaken, onChange } = props;
  const id = useId();
  const versions = [
    { whose: 'Yours', value: field.mine, taken: false },
    { whose: theirsName, value: field.theirs, taken: true },
  ];
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <chakra.p id={id} textStyle="label">
        {label}
      </chakra.p>
      <chakra.p textStyle="caption" color="ink-faint" overflowWrap="anywhere" paddingBottom="1.5">
        {`Before: ${words(field.before)}`}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="2"
      >
        {versions.map(({ whose, value, taken }) => (
          <OptionLabel key={whose} alignItems="flex-start" borderColor="line">
            <HiddenInput
              type="radio"
              name={id}
              value={taken ? 'theirs' : 'mine'}
              checked={taken === isTaken}
              onChange={() => {
                onChange(taken);
              }}
            />
            <chakra.span className="radio" aria-hidden />
            <chakra.span flex="1" minW="0" overflowWrap="anywhere" whiteSpace="pre-line">
              <chakra.span display="block" textStyle="caption" color="ink-soft">
                {whose}
              </chakra.span>{' '}
              <span>{words(value)}</span>
            </chakra.span>
          </OptionLabel>
        ))}
      </chakra.div>
    </div>
  );
}
