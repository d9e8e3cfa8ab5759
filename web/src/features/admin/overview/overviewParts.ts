import { FUNNEL_LEGEND } from '../../../ui/chart/funnelRow.ts';
import type { RowLegend } from '../../../ui/chart/RowChart.tsx';
import { bandFigure, submissionFigure } from './countFigures.ts';
import type { Figure, Scope } from './figure.ts';
import { loadFigure, silentFigure, waitingFigure } from './mentorFigures.ts';
import type { OverviewQuery } from './Overview.generated.ts';
import { clubFigure, STAGE_LEGEND, stageFigure } from './stageFigure.ts';

type Overview = NonNullable<OverviewQuery['overview']>;

/** A figure of the overview with its texts. */
export interface OverviewPart {
  title: string;
  /** Field of the overview. */
  field: keyof Overview;
  /** Undefined while it is loading or could not be read. */
  figure: Figure | undefined;
  /** Text below the title without data. */
  note: string;
  empty: { title: string; detail: string };
  /** Columns instead of rows. */
  isColumns?: boolean;
  /** Rows of full width. */
  isShare?: boolean;
  legend?: RowLegend;
  /** Text below the chart. */
  rest?: string;
}

interface OverviewData {
  overview: Overview | null | undefined;
  clubs: OverviewQuery['clubs'];
  /** The club of the scope. */
  club: NonNullable<OverviewQuery['clubs']>[number] | undefined;
}

/** The parts of the overview, in the order of the print. */
export function overviewParts(data: OverviewData, by: 'WEEK' | 'MONTH', scope: Scope) {
  const { overview, clubs, club } = data;
  const { noun, clubId } = scope;
  const of = <T>(value: T | null | undefined, figure: (value: T) => Figure | undefined) =>
    value ? figure(value) : undefined;
  const nobody = { title: `No ${noun} yet`, detail: 'They are counted as soon as they register.' };
  return {
    stages: {
      title: 'Clubs and stages',
      field: 'stages',
      figure: of(overview?.stages, (counts) =>
        club ? clubFigure(counts, club, scope) : stageFigure(counts, clubs, scope),
      ),
      note: `All ${noun} by club and current stage`,
      empty: nobody,
      isShare: !club,
      legend: club ? FUNNEL_LEGEND : STAGE_LEGEND,
    },
    bands: {
      title: 'Progress',
      field: 'bands',
      figure: of(overview?.bands, (counts) => bandFigure(counts, scope)),
      note: `All ${noun} by percent completed`,
      empty: nobody,
      isColumns: true,
    },
    submissions: {
      title: 'Submitted forms',
      field: 'submissions',
      figure: of(overview?.submissions, (counts) => submissionFigure(counts, by, scope)),
      note: 'Forms with a date',
      empty: {
        title: 'No form submitted',
        detail: `None in the last 12 ${by === 'WEEK' ? 'weeks' : 'months'}.`,
      },
      isColumns: true,
      rest: clubId && 'The list behind a bar has the forms of all clubs.',
    },
    load: {
      title: 'Mentor load',
      field: 'mentors',
      figure: of(overview?.mentors, (mentors) => loadFigure(mentors, scope)),
      note: `Active mentors by ${noun}`,
      empty: { title: 'No active mentor', detail: 'Add a mentor, or make one active.' },
    },
    waiting: {
      title: 'Waiting longest',
      field: 'longestWaiting',
      figure: of(overview?.longestWaiting, (people) => waitingFigure(people, scope)),
      note: 'Days since the last save or, without one, the registration',
      empty: { title: 'No one waits', detail: `All ${noun} are at 100 percent.` },
    },
    silent: {
      title: 'Silent mentors',
      field: 'silentMentors',
      figure: of(overview?.silentMentors, (mentors) => silentFigure(mentors, scope)),
      note: 'Mentors without a save for 30 days',
      empty: {
        title: 'No mentor is silent',
        detail: 'Each has a person who was saved, or has registered, within 30 days.',
      },
    },
  } as const satisfies Record<string, OverviewPart>;
}
