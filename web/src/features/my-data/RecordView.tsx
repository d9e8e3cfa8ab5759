import { chakra, Flex, Grid } from '@chakra-ui/react';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { shortDate, shortMoment } from '../../lib/format.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PrintButton } from '../../ui/PrintSheet.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useMyData, type OwnData } from './useMyData.ts';

type Section = OwnData['sections'][number];
type Row = Section['entries'][number]['rows'][number];

/** Records of a section. */
function DataEntries({ section: { title, entries } }: { section: Section }) {
  if (entries.length === 0) return <chakra.p color="ink-soft">Nothing is held.</chakra.p>;
  return (
    <Grid as="ul" aria-label={title} gap="4">
      {entries.map(({ rows }, index) => (
        <chakra.li
          key={index}
          breakInside="avoid"
          css={{ '& + &': { borderTop: 'line', paddingTop: '4' } }}
        >
          <DetailsList
            items={rows
              .filter(({ isOnPage }) => isOnPage)
              .map((row) => ({ term: row.label, value: wordsOf(row) }))}
          />
        </chakra.li>
      ))}
    </Grid>
  );
}

function wordsOf({ value, kind }: Row): string | null {
  if (value === null) return null;
  if (kind === 'DATE') return shortDate(value);
  return kind === 'MOMENT' ? shortMoment(value) : value;
}

const CONCERNS = 'concerns';

/** A concern and the accesses to it are not printed: others may see the paper. */
const printedSections = (sections: readonly Section[]): Section[] =>
  sections
    .filter(({ name }) => name !== CONCERNS)
    .map((section) => ({
      ...section,
      entries: section.entries.filter(
        ({ rows }) => !rows.some(({ name, value }) => name === 'part' && value === 'concern'),
      ),
    }));

/** All data about the user, to read and print. */
export function RecordView({ name }: { name: string }) {
  const { data, error, loading, isAbsent, load } = useMyData();
  return (
    <>
      <BackLink to="/my-data">Back to My data</BackLink>
      {data ? (
        <Record name={name} data={data} />
      ) : isAbsent ? (
        <EmptyState
          title="This server has no page of your data"
          detail="Ask an administrator for what is held about you."
        />
      ) : loading && !error ? (
        <LoadingView />
      ) : (
        <LoadFailure
          title="Your data could not be loaded"
          error={error}
          busy={loading}
          onRetry={() => void load()}
        />
      )}
    </>
  );
}

function Record({ name, data }: { name: string; data: OwnData }) {
  const sections = data.sections.filter(({ isOnPage }) => isOnPage);
  const made = `As it was on ${shortMoment(data.madeAt)}`;
  return (
    <>
      <Flex wrap="wrap" gap="3" justify="space-between" align="end">
        <div>
          <chakra.h1 textStyle="section">Everything about you</chakra.h1>
          <chakra.p color="ink-soft">{made}</chakra.p>
        </div>
        <PrintButton>
          <chakra.h1 textStyle="section">
            <bdi>{name}</bdi>
          </chakra.h1>
          <p>{made}</p>
          {printedSections(sections).map((section) => (
            <chakra.section key={section.name} paddingTop="5">
              <chakra.h2 textStyle="item" borderBottom="line" marginBottom="2" breakAfter="avoid">
                {section.title}
              </chakra.h2>
              <DataEntries section={section} />
            </chakra.section>
          ))}
        </PrintButton>
      </Flex>
      {sections.map((section) => (
        <Panel key={section.name} title={section.title} padded>
          {section.name === CONCERNS && <Caption>They are not printed.</Caption>}
          <DataEntries section={section} />
        </Panel>
      ))}
    </>
  );
}
