import { isolated } from '../i18n/formats.ts';
import { t } from '@lingui/core/macro';
import type { FailedParts } from '../failure/failedParts.ts';
import { shortDate } from '../format.ts';
import type { AssignedMentorFragment } from './AssignedMentor.generated.ts';
import {
  completedCount,
  journeyStages,
  latestFeedback,
  withFeedback,
  type JourneyStage,
} from './journey.ts';
import type { JourneyFragment } from './Journey.generated.ts';
import { firstName, headline, lead, nextWords, noRecentUpdateNote } from './journeyTexts.ts';

type PersonWithJourney = { __typename: 'Student' | 'Educator'; name: string } & Pick<
  JourneyFragment,
  'progress'
> &
  Pick<AssignedMentorFragment, 'club' | 'mentor'>;

const pathDate = ({ status, date }: JourneyStage) =>
  date && status === 'IN_PROGRESS' ? t`Updated ${date}` : date;

const latestOf = (latest: ReturnType<typeof latestFeedback>, author: string | null) => {
  if (!latest) return null;
  const caption = [t`Latest feedback`, isolated(latest.name), latest.date]
    .filter(Boolean)
    .join(', ');
  return { stageId: latest.stageId, words: latest.feedback, author, caption };
};

/** Texts and data of the journey on a person's own dashboard. */
export function journeyView(person: PersonWithJourney, failed: FailedParts) {
  const { name, progress } = person;
  const stages = journeyStages(progress);
  const latest = latestFeedback(stages);
  const club = person.club ?? (failed.has('club') ? undefined : null);
  const mentor = person.mentor ?? (failed.has('mentor') ? undefined : null);
  const guide = person.__typename === 'Student' ? 'mentor' : 'counsellor';
  const updated = progress?.lastUpdated;
  const feedback = withFeedback(stages).map((stage) => ({
    id: stage.id,
    stageId: stage.stageId,
    stage: stage.name,
    words: stage.feedback,
    date: stage.date,
  }));
  return {
    headline: headline(name, stages),
    lead: lead(stages, { club, mentor }),
    percent: progress?.percent ?? null,
    stageCount:
      stages.length > 0
        ? t`${{ done: completedCount(stages) }} of ${{ total: stages.length }} stages`
        : undefined,
    updated: updated ? t`Last updated ${{ date: shortDate(updated) }}` : undefined,
    stages: stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      status: stage.status,
      date: pathDate(stage),
    })),
    next: { ...nextWords(stages, mentor, guide), note: noRecentUpdateNote(stages, mentor) },
    latest: latestOf(latest, mentor?.name ?? null),
    feedback,
    earlier: feedback.filter(({ id }) => id !== latest?.id),
    mail: mentor?.email
      ? { email: mentor.email, label: t`Write to ${{ name: isolated(firstName(mentor.name)) }}` }
      : null,
  };
}
