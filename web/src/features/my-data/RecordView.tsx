import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { LoadFailure } from '../../lib/failure/LoadFailure.tsx';
import { shortMoment } from '../../lib/format.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PrintButton } from '../../ui/PrintSheet.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { recordItem, sectionTitle, type Section } from './recordItem.tsx';
import { useMyData, type OwnData } from './useMyData.ts';

const SectionTitle = ({ section }: { section: Section }) => {
  const { text, lang } = sectionTitle(section);
  return <span lang={lang}>{text}</span>;
};

/** Records of a section. */
function DataEntries({ section }: { section: Section }) {
  const { entries } = section;
  const { text, lang } = sectionTitle(section);
  if (entries.length === 0) return <chakra.p color="ink-soft">{t`Nothing is held.`}</chakra.p>;
  return (
    <Grid as="ul" aria-label={lang === undefined ? text : undefined} gap="4">
      {entries.map(({ rows }, index) => (
        <chakra.li
          key={index}
          breakInside="avoid"
          css={{ '& + &': { borderTop: 'line', paddingTop: '4' } }}
        >
          <DetailsList
            items={rows.filter(({ isOnPage }) => isOnPage).map((row) => recordItem(row, rows))}
          />
        </chakra.li>
      ))}
    </Grid>
  );
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
      <BackLink to="/my-data">{t`Back to My data`}</BackLink>
      {data ? (
        <Record name={name} data={data} />
      ) : isAbsent ? (
        <EmptyState
          title={t`This server has no page of your data`}
          detail={t`Ask an administrator for what is held about you.`}
        />
      ) : loading && !error ? (
        <LoadingView />
      ) : (
        <LoadFailure
          title={t`Your data could not be loaded`}
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
  const time = shortMoment(data.madeAt);
  const made = t`As it was on ${time}`;
  return (
    <>
      <Flex wrap="wrap" gap="3" justify="space-between" align="end">
        <div>
          <chakra.h1 textStyle="section">{t`Everything about you`}</chakra.h1>
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
                <SectionTitle section={section} />
              </chakra.h2>
              <DataEntries section={section} />
            </chakra.section>
          ))}
        </PrintButton>
      </Flex>
      {sections.map((section) => (
        <Panel key={section.name} title={<SectionTitle section={section} />} padded>
          {section.name === CONCERNS && <Caption>{t`They are not printed.`}</Caption>}
          <DataEntries section={section} />
        </Panel>
      ))}
    </>
  );
}
