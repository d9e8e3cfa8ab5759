import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Caution } from './Notice.tsx';
import { HiddenInput } from './HiddenInput.tsx';
import { Icon } from './icon/Icon.tsx';
import { optionRecipe } from './theme/recipes/option.ts';
import { Caption } from './Caption.tsx';

const OptionLabel = chakra('label', optionRecipe);

interface Option {
  value: string;
  title: string;
  /** Short text beside the title. */
  note?: string;
  /** Text below the title. */
  subtitle?: string | undefined;
  /** Second line below the title. */
  details?: string;
  /** Arguments for the option, with a check icon ("Same club", "9 students"). */
  reasons?: readonly string[];
  /** Arguments against the option, with a warning icon. */
  cautions?: readonly string[];
  /** Element before the text, such as an Avatar. */
  leading?: ReactNode;
}

/** A group of options, with an optional title. */
export interface OptionGroup {
  title?: string;
  options: readonly Option[];
}

interface OptionListProps {
  /** Accessible name of the radio group. */
  label: string;
  groups: readonly OptionGroup[];
  value: string;
  onChange: (value: string) => void;
}

/** Options of a picker: radio buttons in groups; the selected row is highlighted. */
export function OptionList({ label, groups, value, onChange }: OptionListProps) {
  const id = useId();
  return (
    <Grid role="radiogroup" aria-label={label} gap="4">
      {groups
        .filter((group) => group.options.length > 0)
        .map((group, index) => (
          <div
            key={group.options[0]?.value}
            role={group.title ? 'group' : undefined}
            aria-labelledby={group.title ? `${id}-${index}` : undefined}
          >
            {group.title && (
              <chakra.h3
                id={`${id}-${index}`}
                paddingInline="3"
                paddingBottom="1"
                fontSize="14"
                color="ink-soft"
              >
                <bdi>{group.title}</bdi>
              </chakra.h3>
            )}
            {group.options.map((option) => (
              <OptionRow
                key={option.value}
                option={option}
                name={id}
                checked={option.value === value}
                onChange={onChange}
              />
            ))}
          </div>
        ))}
    </Grid>
  );
}

interface OptionRowProps {
  option: Option;
  name: string;
  checked: boolean;
  onChange: (value: string) => void;
}

function OptionRow({ option, name, checked, onChange }: OptionRowProps) {
  const { reasons = [], cautions = [] } = option;
  return (
    <OptionLabel>
      <HiddenInput
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        onChange={() => {
          onChange(option.value);
        }}
      />
      <span className="radio" aria-hidden />
      {option.leading}
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <b>
          <bdi>{option.title}</bdi>
        </b>{' '}
        {option.note && (
          <chakra.span textStyle="small" color="ink-soft">
            {option.note}
          </chakra.span>
        )}
        {option.subtitle && (
          <chakra.span display="block" textStyle="small" lineHeight="snug" color="ink-soft">
            <bdi>{option.subtitle}</bdi>
          </chakra.span>
        )}
        {option.details && (
          <Caption as="span" display="block" lineHeight="snug">
            <bdi>{option.details}</bdi>
          </Caption>
        )}
        {reasons.length + cautions.length > 0 && (
          <Flex as="span" wrap="wrap" columnGap="3" textStyle="caption" color="ink-soft">
            {cautions.map((caution) => (
              <Caution key={caution}>{caution}</Caution>
            ))}
            {reasons.map((reason) => (
              <Flex as="span" inline key={reason} align="center" gap="1">
                <chakra.span color="leaf">
                  <Icon name="check" size="badgeIcon" weight="bold" />
                </chakra.span>
                <span>{reason}</span>
              </Flex>
            ))}
          </Flex>
        )}
      </chakra.span>
    </OptionLabel>
  );
}
