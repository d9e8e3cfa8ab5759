import { plural, t } from '@lingui/core/macro';
import { currentLanguage } from '../i18n/catalogs.ts';
import { isolated } from '../i18n/formats.ts';
import { daysSince, shortDate } from '../format.ts';
import { completedCount, activeStage, type JourneyStage } from './journey.ts';

const NUMBERS = [
  'No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six',
  'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve',
]; // prettier-ignore

/** The number as an English word ("Two"), in digits above twelve and in other languages. */
export const numberWord = (count: number): string =>
  (currentLanguage() === 'en' && NUMBERS[count]) || String(count);

/** First word of a name, used to address a person. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** Heading of a person's dashboard, by the number of completed stages. */
export function headline(name: string, stages: readonly JourneyStage[]): string {
  const done = completedCount(stages);
  const first = isolated(firstName(name));
  if (stages.length === 0) return t`Welcome, ${first}.`;
  if (done === stages.length) return t`The whole path is behind you, ${first}.`;
  if (done > 0) {
    const count = numberWord(done);
    return plural(done, {
      one: `${count} waymark behind you, ${first}.`,
      other: `${count} waymarks behind you, ${first}.`,
    });
  }
  return stages.some((stage) => stage.status === 'IN_PROGRESS')
    ? t`You are on your way, ${first}.`
    : t`Your path starts here, ${first}.`;
}

/** Why a person's path has no stages. */
export function noStagesWords(hasClub: boolean, hasProgress: boolean): string {
  if (!hasClub) return t`Stages come with a club, and none is assigned yet.`;
  return hasProgress ? t`No stages available` : t`The stages could not be read.`;
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
  const stage = isolated(now?.name ?? '');
  const place =
    now &&
    (now.status === 'IN_PROGRESS' ? t`${stage} is where you are now.` : t`${stage} comes next.`);
  const name = isolated(mentor?.name ?? '');
  const home = isolated(club?.name ?? '');
  const together =
    club && mentor
      ? other === null
        ? t`${{ club: home }}, with ${{ mentor: name }}.`
        : t`${{ club: home }}. With ${{ mentor: name }} of ${{ other: isolated(other) }}.`
      : club
        ? `${home}.`
        : mentor
          ? t`With ${{ mentor: name }}.`
          : undefined;
  const known = [place, together].filter((part) => part !== undefined);
  if (known.length > 0) return known.join(' ');
  return club === null
    ? t`Your stages appear here once you belong to a club.`
    : t`Some parts of this page could not be loaded.`;
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
      title: t`Every waymark is reached`,
      detail:
        guide === 'mentor'
          ? t`All stages of your club are completed. What your mentor wrote stays here for you.`
          : t`All stages of your club are completed. What your counsellor wrote stays here for you.`,
    };
  }
  if (now.description !== null) return { title: now.name, detail: isolated(now.description) };
  if (mentor === null) {
    return {
      title: now.name,
      detail:
        guide === 'mentor'
          ? t`It begins with your mentor, who is matched to your interests. The name appears here.`
          : t`It begins with your counsellor, who is matched to your interests. The name appears here.`,
    };
  }
  const by = mentor
    ? isolated(firstName(mentor.name))
    : guide === 'mentor'
      ? t`Your mentor`
      : t`Your counsellor`;
  const detail =
    now.status === 'IN_PROGRESS'
      ? t`${by} marks this stage completed when the two of you are through with it.`
      : t`${by} opens this stage with you and writes here how it goes.`;
  return { title: now.name, detail };
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
  const name = isolated(firstName(mentor.name));
  const date = shortDate(last);
  if (!mentor.phone) {
    return t`${name} last wrote on ${date}. A mail from you is welcome: ask what you can do next.`;
  }
  return mentor.email
    ? t`${name} last wrote on ${date}. A mail or call from you is welcome: ask what you can do next.`
    : t`${name} last wrote on ${date}. A call from you is welcome: ask what you can do next.`;
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
