import { Grid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { UnsavedChangesPrompt } from '../../../lib/UnsavedChangesPrompt.tsx';
import { messageOf } from '../../../lib/errors.ts';
import { countText } from '../../../lib/format.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert, Notice } from '../../../ui/Notice.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { FirstRows } from './FirstRows.tsx';
import { NamesPart } from './NamesPart.tsx';
import { openNames, rowsToCheck, type Choices } from './names.ts';
import { OutcomeBadges } from './OutcomeBadges.tsx';
import { countOutcomes, rowsWith } from './outcomes.ts';
import { RowList, SkippedRows } from './RowList.tsx';
import type { ImportState } from './useImport.ts';

interface CheckStepProps {
  audience: ClubAudience;
  state: ImportState;
  /** Why the check stopped, if it did. */
  error: Error | undefined;
  onBack: () => void;
  onChoose: (choices: Choices) => void;
  /** Checks the rows that were not checked. */
  onCheck: () => void;
  onImport: () => void;
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo: () => HTMLElement | null;
}

/** Result of the dry run: what an import would do, and what is to mend. */
export function CheckStep(props: CheckStepProps) {
  const { audience, state, error, onBack, onClose, returnTo } = props;
  const { file, checked } = state;
  const noun = peopleNoun(audience);
  const [choices, setChoices] = useState(state.choices);
  const names = useMemo(() => openNames(file, checked, state.choices), [file, checked, state]);
  const counts = useMemo(() => countOutcomes(file, checked), [file, checked]);
  const wrong = useMemo(() => rowsWith(file, checked, ['WRONG']), [file, checked]);
  const isChanged = rowsToCheck(file, state.choices, choices).length > 0;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      returnTo={returnTo}
      title={`Import ${noun}`}
      description={<bdi>{`${file.name}, ${countText(file.rows.length, 'rows')}`}</bdi>}
      footer={
        <>
          {/* Not a field: a phone would open its keyboard over the result. */}
          <Button data-autofocus tone="outline" onClick={onBack}>
            Other file
          </Button>
          <Confirm {...props} noun={noun} counts={counts} choices={isChanged ? choices : null} />
        </>
      }
    >
      <Grid templateColumns="minmax(0, 1fr)" gap="5">
        {error && <FormAlert title="The check stopped" detail={messageOf(error)} />}
        <OutcomeBadges noun={noun} counts={counts} isEnded={false} />
        <FirstRows file={file} />
        {file.ignored.length > 0 && (
          <Notice
            hue="ochre"
            icon="alert"
            title={file.ignored.length === 1 ? 'A column is ignored' : 'Some columns are ignored'}
            detail={file.ignored.join(', ')}
          />
        )}
        {counts.MADE_BEFORE > 0 && (
          <Notice
            hue="indigo"
            icon="check"
            title="Rows of this file were imported before"
            detail="Nobody is made twice. Where no mails are sent, importing again makes new links for those without a password; earlier links end."
          />
        )}
        {names.length > 0 && (
          <NamesPart audience={audience} names={names} choices={choices} onChoices={setChoices} />
        )}
        <RowList
          state="to mend"
          columns={file.columns}
          rows={wrong}
          file={`${noun} failed`}
          download="Download failed rows"
        />
        <SkippedRows noun={noun} file={file} results={checked} />
      </Grid>
      <UnsavedChangesPrompt
        hasUnsaved={() => choices.size > 0}
        title="Close without importing?"
        description="The choices for clubs and mentors are lost."
        stay="Keep open"
        searchParams={['tab', 'dialog']}
      />
    </Dialog>
  );
}

interface ConfirmProps extends Pick<CheckStepProps, 'onChoose' | 'onCheck' | 'onImport'> {
  noun: string;
  counts: ReturnType<typeof countOutcomes>;
  /** Choices that were not checked; null without one. */
  choices: Choices | null;
}

/** The next action: check what is open, else import. */
function Confirm({ noun, counts, choices, onChoose, onCheck, onImport }: ConfirmProps) {
  if (choices) {
    return (
      <Button
        tone="go"
        onClick={() => {
          onChoose(choices);
        }}
      >
        Check again
      </Button>
    );
  }
  if (counts.NOT_DONE > 0) {
    return (
      <Button tone="go" onClick={onCheck}>
        Check the rest
      </Button>
    );
  }
  return (
    <Button tone="go" disabled={counts.MADE + counts.MADE_BEFORE === 0} onClick={onImport}>
      {counts.MADE === 0 && counts.MADE_BEFORE > 0
        ? 'Import again'
        : `Import ${countText(counts.MADE, noun)}`}
    </Button>
  );
}
