import type { AudienceWords } from '../audienceWords.ts';
import type { ListLink } from '../people/useListLink.ts';
import type { MentorDashboard } from '../useMentorDashboard.ts';

export interface ChartProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
  toList: ListLink;
}
