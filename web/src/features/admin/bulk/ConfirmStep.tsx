import { chakra, Grid } from '@chakra-ui/react';
import { countText, figureText } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Caution } from '../../../ui/Notice.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PAGE_SIZE, PagedItems } from '../table/PagedItems.tsx';
import type { Prepared } from './ChooseStep.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { Change } from './plan.ts';
import type { Load } from './spread.ts';

interface ConfirmStepProps {
  noun: string;
  prepared: Prepared;
  onBack: () => void;
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo: () => HTMLElement | null;
  onConfirm: () => void;
}

/** What an action will do, before anything is sent. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { noun, prepared, onBack, onClose, returnTo, onConfirm } = props;
  const { question, isSerious, plan, loads } = prepared;
  const cautions = [...(prepared.cautions ?? []), ...cautionsOf(plan.changes, noun)];
  // Longer lists have pages, whose buttons are focusable.
  const lists = [plan.leftOut.length, loads?.length ?? 0];
  const isReading = Math.max(...lists) > 0 && Math.max(...lists) <= PAGE_SIZE;
  return (
    <Dialog
      open
      isReading={isReading}
      role={isSerious ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      returnTo={returnTo}
      title={question.title}
      description={
        loads
          ? 'One after another, by registration: each to the active mentor of their own club with the fewest people, ties by name.'
          : undefined
      }
      footer={
        <>
          <Button data-autofocus tone="outline" onClick={onBack}>
            Back
          </Button>
          <Button
            tone={isSerious ? 'danger' : 'go'}
            disabled={plan.changes.length === 0}
            onClick={onConfirm}
          >
            {question.confirm}
          </Button>
        </>
      }
    >
      <Grid gap="5">
        {cautions.length > 0 && (
          <chakra.ul textStyle="small" display="grid" gap="1">
            {cautions.map((caution) => (
              <li key={caution}>
                <Caution>{caution}</Caution>
              </li>
            ))}
          </chakra.ul>
        )}
        {loads && loads.length > 0 && <LoadTable loads={loads} noun={noun} />}
        {plan.leftOut.length > 0 && (
          <section>
            <chakra.h3 textStyle="item">
              {`${countText(plan.leftOut.length, noun)} left out`}
            </chakra.h3>
            <PagedItems noun={`${noun} left out`} items={plan.leftOut}>
              {(page) => (
                <PeopleList
                  label={`${noun} left out`}
                  people={page.map(({ person, reason }) => ({ ...person, text: reason }))}
                />
              )}
            </PagedItems>
          </section>
        )}
        {plan.changes.length === 0 && <p>No one is left to change.</p>}
      </Grid>
    </Dialog>
  );
}

/** What an administrator should know about the people before the action. */
function cautionsOf(changes: readonly Change[], noun: string): string[] {
  const inactive = changes.filter(({ person }) => person.status?.toLowerCase() === 'inactive');
  const without = changes.filter(({ person }) => person.consentMissing);
  return [
    ...(inactive.length > 0 ? [`${countText(inactive.length, `inactive ${noun}`)} included.`] : []),
    ...(without.length > 0
      ? [`${countText(without.length, noun)} without a guardian’s consent included.`]
      : []),
  ];
}

/** How many people each mentor gets. */
const LoadTable = ({ loads, noun }: { loads: readonly Load[]; noun: string }) => (
  <PagedItems noun="mentors" items={loads}>
    {(shown) => (
      <chakra.table
        width="100%"
        textStyle="small"
        css={{
          '& :is(th, td)': {
            paddingBlock: '2',
            paddingInlineEnd: '3',
            borderBottom: 'line',
            textAlign: 'start',
            overflowWrap: 'anywhere',
          },
        }}
      >
        <chakra.caption srOnly>{`${noun} by mentor`}</chakra.caption>
        <thead>
          <tr>
            <th scope="col">Mentor</th>
            <th scope="col">Gets</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ mentor, gets, before, after }) => (
            <tr key={mentor.id}>
              <td>
                <b>
                  <bdi>{mentor.name}</bdi>
                </b>
                <chakra.p color="ink-soft">{mentor.club?.name}</chakra.p>
              </td>
              <td>{figureText(gets)}</td>
              <td>{before === null ? 'Unknown' : figureText(before)}</td>
              <td>{after === null ? 'Unknown' : figureText(after)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    )}
  </PagedItems>
);
