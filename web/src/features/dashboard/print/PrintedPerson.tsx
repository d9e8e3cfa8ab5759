import { isolated } from '../../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { shortDate, shortMoment } from '../../../lib/format.ts';
import { leaningText } from '../../../lib/interests/leaningText.ts';
import { TimeAndPlace } from '../../../lib/nextSession/TimeAndPlace.tsx';
import { professionalItems } from '../../../lib/profile/professionalItems.tsx';
import type { JourneyView } from '../journey/journeyView.ts';
import { PrintPage } from '../../../ui/PrintSheet.tsx';
import { currentIndex, stageStatusText } from '../../../ui/stage.ts';
import { Stone } from '../../../ui/Stone.tsx';
import type { DashboardPerson } from '../dashboards.ts';
import { accountItems, answerItems, careerItems, careerMarks } from '../personItems.tsx';
import { PrintedFacts, PrintedPart } from './PrintedPart.tsx';

interface PrintedPersonProps {
  person: DashboardPerson;
  view: JourneyView;
}

/** Profile, path and feedback on one A4 page; rendered only while printing. */
export function PrintedPerson(props: PrintedPersonProps) {
  return (
    <PrintPage>
      <Content {...props} />
    </PrintPage>
  );
}

function Content({ person, view }: PrintedPersonProps) {
  const { club, mentor } = person;
  const profile = person.__typename === 'Student' ? person.interestProfile : null;
  const steps = person.agreedSteps?.filter(({ doneAt }) => doneAt === null) ?? [];
  const answers = new Map(
    person.progress?.stages?.flatMap(({ stage, answer }) =>
      answer ? [[stage.id, answer.text] as const] : [],
    ),
  );
  const current = currentIndex(view.stages);
  const facts = [
    ...accountItems(person).slice(1),
    ...answerItems(person),
    ...(person.__typename === 'Student'
      ? [...careerMarks(person), ...careerItems(person)]
      : professionalItems(person.formDetails)),
  ];
  return (
    <>
      <Flex justify="space-between" paddingBottom="3">
        <chakra.b fontFamily="head">Waymark</chakra.b>
        <span>{t`Printed ${{ date: shortDate(new Date().toISOString()) }}`}</span>
      </Flex>
      <Flex justify="space-between" align="end" gap="6">
        <div>
          <chakra.h1 textStyle="section">
            <bdi>{person.name}</bdi>
          </chakra.h1>
          <p>
            {[
              club && isolated(club.name),
              mentor && t`with ${{ mentor: isolated(mentor.name) }}`,
              profile && t`interest profile: ${{ areas: isolated(leaningText(profile)) }}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        {view.percent !== null && (
          <chakra.p flex="none" textAlign="end">
            <chakra.b display="block" textStyle="section">
              {`${view.percent}%`}
            </chakra.b>
            {view.stageCount && <span>{t`${{ stages: view.stageCount }} completed`}</span>}
          </chakra.p>
        )}
      </Flex>
      {(person.nextSession ?? steps.length > 0) && (
        <PrintedPart title={t`What is next`}>
          {person.nextSession && (
            <p>
              <TimeAndPlace
                time={t`Session, ${{ time: shortMoment(person.nextSession.at) }}`}
                place={person.nextSession.place}
              />
            </p>
          )}
          <ul>
            {steps.map(({ id, text, dueOn }) => (
              <li key={id}>
                {dueOn === null
                  ? isolated(text)
                  : t`${{ step: isolated(text) }}, by ${{ date: shortDate(dueOn) }}`}
              </li>
            ))}
          </ul>
        </PrintedPart>
      )}
      <PrintedPart title={t`Profile`}>
        <PrintedFacts items={facts} />
      </PrintedPart>
      {view.stages.length > 0 && (
        <PrintedPart title={t`Path`}>
          <Grid
            as="ol"
            templateColumns="repeat(auto-fit, minmax(7rem, 1fr))"
            gap="3"
            lineHeight="snug"
            textAlign="center"
          >
            {view.stages.map((stage, index) => (
              <Grid as="li" key={stage.id} justifyItems="center" alignContent="start">
                <Grid as="span" height="trailSm" alignItems="end" marginBottom="2">
                  <Stone
                    number={index + 1}
                    status={stage.status}
                    current={index === current}
                    size="sm"
                  />
                </Grid>
                <b>
                  <bdi>{stage.name}</bdi>
                </b>
                <span>{stageStatusText(stage.status, 'Pending')}</span>
                {stage.date && <span>{stage.date}</span>}
              </Grid>
            ))}
          </Grid>
        </PrintedPart>
      )}
      {view.feedback.length > 0 && (
        <PrintedPart title={t`Feedback`} note={t`Latest words of each stage`}>
          {view.feedback.map(({ id, stageId, stage, words, date }) => (
            <Grid
              key={id}
              templateColumns="10rem minmax(0, 1fr)"
              gap="4"
              paddingBlock="1"
              breakInside="avoid"
            >
              <div>
                <chakra.b display="block">
                  <bdi>{stage}</bdi>
                </chakra.b>
                {date && <span>{date}</span>}
              </div>
              <chakra.div whiteSpace="pre-line" overflowWrap="anywhere">
                <p>
                  <bdi>{words}</bdi>
                </p>
                {answers.has(stageId) && (
                  <p>{t`Your answer: ${{ answer: isolated(answers.get(stageId) ?? '') }}`}</p>
                )}
              </chakra.div>
            </Grid>
          ))}
        </PrintedPart>
      )}
      {mentor && (
        <chakra.p borderTop="line" marginTop="5" paddingTop="3">
          <bdi>
            {[mentor.name, mentor.specialization, mentor.email, mentor.phone]
              .filter(Boolean)
              .join(', ')}
          </bdi>
        </chakra.p>
      )}
    </>
  );
}
