import type { Meta } from '../../testing/story.ts';
import { QuickButton, QuickLink, QuickActions } from './QuickActions.tsx';

export default { component: QuickActions } satisfies Meta;

export const LinkAndButton = {
  render: () => (
    <QuickActions>
      <QuickLink to="/" icon="document" title="Refill Career Form" note="Prefilled" />
      <QuickButton icon="logout" title="Logout" />
    </QuickActions>
  ),
};
