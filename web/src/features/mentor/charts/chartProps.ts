import type { AudienceWords } from '../list/audienceWords.ts';
import type { ListLink } from '../list/useListLink.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';

export interface ChartProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
  toList: ListLink;
}
