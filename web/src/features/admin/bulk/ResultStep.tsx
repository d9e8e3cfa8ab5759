import { Flex, Grid } from '@chakra-ui/react';
import { csvOf } from '../../../lib/csv.ts';
import { countText, figureText } from '../../../lib/format.ts';
import { saveCsv } from '../../../lib/saveFile.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FilteredItems } from '../table/FilteredItems.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { BulkPerson, LeftOut } from './plan.ts';
import { outcomeIn, type BulkRun } from './useBulkRun.ts';

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

/** What became of people whose change was not made, in the order of the list. */
const STATES = {
  refused: { label: 'Refused', badge: { hue: 'brick', icon: 'x' } },
  notDone: { label: 'Not done', badge: { hue: 'ochre', icon: 'clock' } },
  leftOut: { label: 'Left out', badge: { hue: 'stone', icon: 'circle-dashed' } },
} as const;

type State = keyof typeof STATES;

interface ResultRow {
  person: BulkPerson;
  state: State;
  reason: string;
}

/** Result of an action: the numbers, and who was refused, not done or left out. */
export function ResultStep(props: ResultStepProps) {
  const { title, noun, run, leftOut, onClose, returnTo, onRetry, onUndo } = props;
  const notMade: ResultRow[] = run.changes.flatMap(({ person }) => {
    const outcome = outcomeIn(run, person.id);
    return outcome.state === 'done' ? [] : { person, ...outcome };
  });
  const all = [...notMade, ...leftOut.map((one) => ({ ...one, state: 'leftOut' as const }))];
  const groups = (Object.keys(STATES) as State[])
    .map((state) => ({ state, rows: all.filter((row) => row.state === state), ...STATES[state] }))
    .filter(({ rows }) => rows.length > 0);
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
            {`${countText(run.changes.length - notMade.length, noun)} ${run.isUndo ? 'undone' : 'done'}`}
          </Badge>
          {groups.map(({ state, rows, label, badge }) => (
            <Badge key={state} {...badge}>
              {`${figureText(rows.length)} ${label.toLowerCase()}`}
            </Badge>
          ))}
        </Flex>
        {groups.length > 0 && (
          <FilteredItems
            items={groups.flatMap(({ rows }) => rows)}
            nouns={[`${noun} without the change`, noun, noun]}
            textOf={rowText}
            hint="Name, email or reason"
            filter={{
              label: 'Result',
              placeholder: 'All results',
              values: groups.map(({ state, label }) => ({ value: state, label })),
              matches: (row, value) => row.state === value,
            }}
            download="Download CSV"
            onDownload={(shown) => {
              saveCsv(`${noun} not changed`, [], resultCsv(shown));
            }}
          >
            {(page) => (
              <PeopleList
                label={`${noun} without the change`}
                people={page.map(({ person, state, reason }) => ({
                  ...person,
                  text: `${STATES[state].label}: ${reason}`,
                }))}
              />
            )}
          </FilteredItems>
        )}
      </Grid>
    </Dialog>
  );
}

const rowText = ({ person: { name, email }, reason }: ResultRow) => [name, email, reason].join(' ');

const resultCsv = (rows: readonly ResultRow[]): string =>
  csvOf(
    ['Name', 'Email', 'Club', 'Mentor', 'Result', 'Reason'],
    rows.map(({ person: { name, email, club, mentor }, state, reason }) => [
      ...[name, email, club?.name, mentor?.name],
      ...[STATES[state].label, reason],
    ]),
  );
