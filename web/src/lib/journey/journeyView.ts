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
import { firstName, headline, lead, nextWords } from './words.ts';

type Traveller = { name: string } & Pick<JourneyFragment, 'progress'> &
  Pick<AssignedMentorFragment, 'club' | 'mentor'>;

const pathDate = ({ status, date }: JourneyStage) =>
  date && status === 'IN_PROGRESS' ? `Updated ${date}` : date;

const latestOf = (stages: readonly JourneyStage[], author: string) => {
  const latest = latestFeedback(stages);
  if (!latest) return null;
  const caption = ['Latest feedback', latest.name, latest.date].filter(Boolean).join(', ');
  return { words: latest.feedback, author, caption };
};

/** Everything that a person's own dashboard says about the path, in words. */
export function journeyView({ name, progress, club, mentor }: Traveller) {
  const stages = journeyStages(progress);
  const updated = progress?.lastUpdated;
  return {
    headline: headline(name, stages),
    lead: lead(stages, { club, mentor }),
    percent: progress?.percent ?? null,
    stageCount:
      stages.length > 0 ? `${completedCount(stages)} of ${stages.length} stages` : undefined,
    updated: updated ? `Last updated ${shortDate(updated)}` : undefined,
    stages: stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      status: stage.status,
      date: pathDate(stage),
    })),
    next: nextWords(stages, mentor),
    latest: latestOf(stages, mentor?.name ?? 'Your mentor'),
    feedback: withFeedback(stages).map((stage) => ({
      id: stage.id,
      stage: stage.name,
      words: stage.feedback,
      date: stage.date,
    })),
    mail: mentor?.email
      ? { email: mentor.email, label: `Write to ${firstName(mentor.name)}` }
      : null,
  };
}
