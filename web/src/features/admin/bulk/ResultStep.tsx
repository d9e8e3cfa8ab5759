import { Flex, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { countText, figureText } from '../../../lib/format.ts';
import { includesText } from '../../../lib/list/compareText.ts';
import { saveCsv } from '../../../lib/saveFile.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { LeftOut } from './plan.ts';
import { resultCsv, resultRows, STATES, type ResultRow } from './resultRows.ts';
import type { BulkRun } from './useBulkRun.ts';

interface ResultStepProps {
  title: string;
  noun: string;
  run: BulkRun;
  leftOut: readonly LeftOut[];
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo: () => HTMLElement | null;
  /** Missing if nothing can be sent again. */
  onRetry: (() => void) | undefined;
  /** Missing if the action can't be undone. */
  onUndo: (() => void) | undefined;
}

const BADGES = {
  refused: { hue: 'brick', icon: 'x' },
  notDone: { hue: 'ochre', icon: 'clock' },
  leftOut: { hue: 'stone', icon: 'circle-dashed' },
} as const;

/** Result of an action: the numbers, and who was refused, not done or left out. */
export function ResultStep(props: ResultStepProps) {
  const { title, noun, run, leftOut, onClose, returnTo, onRetry, onUndo } = props;
  const rows = resultRows(run, leftOut);
  const done = [...run.outcomes.values()].filter(({ state }) => state === 'done').length;
  const numberOf = (state: keyof typeof STATES) => rows.filter((row) => row.state === state).length;
  return (
    <Dialog
      open
      onClose={onClose}
      returnTo={returnTo}
      title={run.isUndo ? 'Undone' : title}
      footer={
        <>
          {onUndo && (
            <Button tone="outline" onClick={onUndo}>
              Undo
            </Button>
          )}
          {onRetry && (
            <Button tone="outline" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <Button data-autofocus tone="go" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Grid gap="4">
        <Flex role="status" wrap="wrap" gap="2">
          <Badge hue="leaf" icon="check">
            {`${countText(done, noun)} ${run.isUndo ? 'undone' : 'done'}`}
          </Badge>
          {(['refused', 'notDone', 'leftOut'] as const)
            .filter((state) => numberOf(state) > 0)
            .map((state) => (
              <Badge key={state} {...BADGES[state]}>
                {`${figureText(numberOf(state))} ${STATES[state].toLowerCase()}`}
              </Badge>
            ))}
        </Flex>
        {rows.length > 0 && <ResultList rows={rows} noun={noun} />}
      </Grid>
    </Dialog>
  );
}

/** People whose change was not made, with search, filter and download. */
function ResultList({ rows, noun }: { rows: readonly ResultRow[]; noun: string }) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const states = new Set(rows.map((row) => row.state));
  const shown = rows.filter(
    (row) =>
      (state === '' || row.state === state) &&
      includesText(search, [row.person.name, row.person.email, row.reason]),
  );
  return (
    <Grid gap="3">
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="3">
        <SearchField
          dense
          label={`Search ${noun}`}
          placeholder="Name, email or reason"
          value={search}
          onChange={setSearch}
        />
        <Select
          dense
          aria-label="Result"
          placeholder="All results"
          options={[...states].map((value) => ({ value, label: STATES[value] }))}
          value={state}
          onChange={({ target }) => {
            setState(target.value);
          }}
        />
      </Grid>
      <PeopleList
        label={`${noun} without the change`}
        people={shown.map(({ person: { id, name, email }, state: of, reason }) => ({
          id,
          name,
          email,
          text: `${STATES[of]}: ${reason}`,
        }))}
      />
      {shown.length === 0 && <p role="status">{`No ${noun} found.`}</p>}
      <Button
        icon="download"
        tone="plain"
        size="sm"
        justifySelf="start"
        onClick={() => {
          saveCsv(`${noun} not changed`, [], resultCsv(shown));
        }}
      >
        Download CSV
      </Button>
    </Grid>
  );
}
