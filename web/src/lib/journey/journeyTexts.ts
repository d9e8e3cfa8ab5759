import { daysSince, shortDate } from '../format.ts';
import { completedCount, activeStage, type JourneyStage } from './journey.ts';

const NUMBERS = [
  'No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six',
  'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve',
]; // prettier-ignore

/** The number as a word ("Two"), in digits above twelve. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** First word of a name, used to address a person. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** Heading of a person's dashboard, by the number of completed stages. */
export function headline(name: string, stages: readonly JourneyStage[]): string {
  const done = completedCount(stages);
  const first = firstName(name);
  if (stages.length === 0) return `Welcome, ${first}.`;
  if (done === stages.length) return `The whole path is behind you, ${first}.`;
  if (done > 0)
    return `${numberWord(done)} ${done === 1 ? 'waymark' : 'waymarks'} behind you, ${first}.`;
  return stages.some((stage) => stage.status === 'IN_PROGRESS')
    ? `You are on your way, ${first}.`
    : `Your path starts here, ${first}.`;
}

/** Why a person's path has no stages. */
export function noStagesWords(hasClub: boolean, hasProgress: boolean): string {
  if (!hasClub) return 'Stages come with a club, and none is assigned yet.';
  return hasProgress ? 'No stages available' : 'The stages could not be read.';
}

interface Club {
  id: string;
  name: string;
}

/** Club and mentor of a person; undefined if one could not be loaded. */
interface Assigned {
  club: Club | null | undefined;
  mentor: { name: string; club: Club | null } | null | undefined;
}

/** Text below the heading: current stage, club and mentor, as far as loaded. */
export function lead(stages: readonly JourneyStage[], assigned: Assigned): string {
  const { club, mentor } = assigned;
  const other = otherClub(assigned);
  const now = activeStage(stages);
  const place =
    now &&
    (now.status === 'IN_PROGRESS'
      ? `${now.name} is where you are now.`
      : `${now.name} comes next.`);
  const together =
    club && mentor
      ? other === null
        ? `${club.name}, with ${mentor.name}.`
        : `${club.name}. With ${mentor.name} of ${other}.`
      : club
        ? `${club.name}.`
        : mentor
          ? `With ${mentor.name}.`
          : undefined;
  const known = [place, together].filter((part) => part !== undefined);
  if (known.length > 0) return known.join(' ');
  return club === null
    ? 'Your stages appear here once you belong to a club.'
    : 'Some parts of this page could not be loaded.';
}

/** Title and text of the next step. The path must have stages. */
export function nextWords(
  stages: readonly JourneyStage[],
  mentor: { name: string } | null | undefined,
  guide: 'mentor' | 'counsellor' = 'mentor',
): { title: string; detail: string } {
  const now = activeStage(stages);
  if (!now) {
    return {
      title: 'Every waymark is reached',
      detail: `All stages of your club are completed. What your ${guide} wrote stays here for you.`,
    };
  }
  if (now.description !== null) return { title: now.name, detail: now.description };
  if (mentor === null) {
    return {
      title: now.name,
      detail: `It begins with your ${guide}, who is matched to your interests. The name appears here.`,
    };
  }
  const by = mentor ? firstName(mentor.name) : `Your ${guide}`;
  return now.status === 'IN_PROGRESS'
    ? {
        title: now.name,
        detail: `${by} marks this stage completed when the two of you are through with it.`,
      }
    : { title: now.name, detail: `${by} opens this stage with you and writes here how it goes.` };
}

const SILENT_DAYS = 28;

interface Contact {
  name: string;
  email: string | null;
  phone: string | null;
}

/**
 * Note for a person whose mentor has not saved for four weeks, with the ways of contact. Null
 * otherwise, for a completed path, and without contact details.
 */
export function noRecentUpdateNote(
  stages: readonly JourneyStage[],
  mentor: Contact | null | undefined,
): string | null {
  const last = stages.reduce<string>((latest, { savedAt }) => later(latest, savedAt ?? ''), '');
  if (!mentor || !last || !activeStage(stages) || daysSince(last) < SILENT_DAYS) return null;
  if (!mentor.email && !mentor.phone) return null;
  const ways = [mentor.email && 'mail', mentor.phone && 'call'].filter(Boolean).join(' or ');
  return `${firstName(mentor.name)} last wrote on ${shortDate(last)}. A ${ways} from you is welcome: ask what you can do next.`;
}

const later = (one: string, other: string) => (one > other ? one : other);

interface Clubs {
  club: Pick<Club, 'id'> | null | undefined;
  mentor: { club: Club | null } | null | undefined;
}

/** Name of the mentor's club if it differs from the person's club, else null. */
export function otherClub({ club, mentor }: Clubs): string | null {
  const theirs = mentor?.club;
  return club && theirs && theirs.id !== club.id ? theirs.name : null;
}
