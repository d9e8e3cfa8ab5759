import { journeyStages, type JourneyStage } from '../../lib/journey/journey.ts';
import type { DashboardPerson } from './dashboardPerson.ts';

const list = new Intl.ListFormat('en');
const NOW = { NOT_STARTED: 'pending', IN_PROGRESS: 'in progress', COMPLETED: 'completed' };

/** Messages about changes between two versions of a dashboard; empty without relevant ones. */
export function dashboardNews(before: DashboardPerson, after: DashboardPerson): string[] {
  const { club, mentor } = after;
  const word = after.__typename === 'Student' ? 'mentor' : 'counsellor';
  const isSameClub = club?.id === before.club?.id;
  return [
    // After a change of the club all stages differ.
    ...(isSameClub ? stageNews(journeyStages(before.progress), journeyStages(after.progress)) : []),
    ...(mentor?.id === before.mentor?.id
      ? []
      : [mentor ? `Your ${word} is now ${mentor.name}.` : `You have no ${word} at present.`]),
    ...(isSameClub ? [] : [club ? `Your club is now ${club.name}.` : 'You are in no club now.']),
  ];
}

function stageNews(before: readonly JourneyStage[], after: readonly JourneyStage[]): string[] {
  const previous = new Map(before.map((stage) => [stage.id, stage]));
  const differs = (stage: JourneyStage, field: 'feedback' | 'status') => {
    const old = previous.get(stage.id);
    return old !== undefined && old[field] !== stage[field];
  };
  const written = after.filter((stage) => stage.feedback !== null && differs(stage, 'feedback'));
  const moved = after.filter((stage) => differs(stage, 'status'));
  return [
    ...(written.length > 0
      ? [`New feedback on ${list.format(written.map(({ name }) => name))}.`]
      : []),
    ...moved.map(({ name, status }) => `${name} is now ${NOW[status]}.`),
  ];
}
