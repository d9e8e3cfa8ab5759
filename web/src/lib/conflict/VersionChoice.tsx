import { isolated } from '../i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { HiddenInput } from '../../ui/HiddenInput.tsx';
import { inputRecipe } from '../../ui/theme/recipes/input.ts';
import { optionRecipe } from '../../ui/theme/recipes/option.ts';
import { TwoColumns } from '../../ui/TwoColumns.tsx';
import { Caption } from '../../ui/Caption.tsx';

const OptionLabel = chakra('label', optionRecipe);
const Area = chakra('textarea', inputRecipe);

export type Choice = 'mine' | 'theirs' | 'joined';

/** A text with both versions, to be edited by the user. */
export interface JoinedText {
  text: string;
  /** Maximum length. */
  limit: number;
  onChange: (text: string) => void;
}

interface VersionChoiceProps {
  label: string;
  /** Value before both changes; undefined while unknown. */
  before?: string | undefined;
  mine: string;
  theirs: string;
  /** Name of the user who saved the other version. */
  theirsName: string;
  /** The third choice; without it there are two. */
  join?: JoinedText | undefined;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** The text; runs of words that the other text does not contain are marked. */
function marked(text: string, other: string): ReactNode {
  const otherWords = new Set(other.toLowerCase().match(/\S+/g) ?? []);
  const runs: { words: string; isOnlyHere: boolean }[] = [];
  for (const [word] of text.matchAll(/\S+\s*/g)) {
    const isOnlyHere = !otherWords.has(word.trim().toLowerCase());
    const last = runs.at(-1);
    if (last?.isOnlyHere === isOnlyHere) last.words += word;
    else runs.push({ words: word, isOnlyHere });
  }
  return runs.map(({ words, isOnlyHere }, index) =>
    isOnlyHere ? (
      <chakra.mark key={index} bg="ochre-soft" color="ink" textDecoration="underline">
        {words}
      </chakra.mark>
    ) : (
      words
    ),
  );
}

/** Radio group for the two versions of a field, and for both joined where the field is a text. */
export function VersionChoice(props: VersionChoiceProps) {
  const { label, before, mine, theirs, theirsName, join, choice, onChange } = props;
  const id = useId();
  const options: { value: Choice; whose: string; shown: ReactNode }[] = [
    { value: 'mine', whose: t`Yours`, shown: join ? marked(mine, theirs) : mine },
    { value: 'theirs', whose: theirsName, shown: join ? marked(theirs, mine) : theirs },
  ];
  if (join) {
    const shown = t`Change the text until it says what you mean`;
    options.push({ value: 'joined', whose: t`Join both`, shown });
  }
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <chakra.p id={id} textStyle="label" paddingBottom={before === undefined ? '1.5' : undefined}>
        {label}
      </chakra.p>
      {before !== undefined && (
        <Caption
          overflowWrap="anywhere"
          paddingBottom="1.5"
        >{t`Before: ${{ value: isolated(before) }}`}</Caption>
      )}
      <TwoColumns gap="2">
        {options.map(({ value, whose, shown }) => (
          <OptionLabel
            key={value}
            alignItems="flex-start"
            borderColor="line"
            gridColumn={value === 'joined' ? '1 / -1' : undefined}
          >
            <HiddenInput
              type="radio"
              name={id}
              value={value}
              checked={value === choice}
              onChange={() => {
                onChange(value);
              }}
            />
            <span className="radio" aria-hidden />
            <chakra.span flex="1" minW="0" overflowWrap="anywhere" whiteSpace="pre-line">
              <Caption as="span" display="block" color="ink-soft">
                <bdi>{whose}</bdi>
              </Caption>{' '}
              <bdi>{shown}</bdi>
            </chakra.span>
          </OptionLabel>
        ))}
        {join && choice === 'joined' && <JoinedField label={label} {...join} />}
      </TwoColumns>
    </div>
  );
}

function JoinedField({ label, text, limit, onChange }: JoinedText & { label: string }) {
  const id = useId();
  const isTooLong = text.length > limit;
  return (
    <Grid gap="1.5" gridColumn="1 / -1">
      <chakra.label htmlFor={id} textStyle="label">
        {t`Joined ${{ label: label.toLowerCase() }}`}
      </chakra.label>
      <Area
        id={id}
        kind="area"
        rows={5}
        value={text}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-length`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <Caption id={`${id}-length`} color={isTooLong ? 'brick' : 'ink-faint'}>
        {t`${{ length: text.length }} of ${limit} characters`}
      </Caption>
    </Grid>
  );
}
