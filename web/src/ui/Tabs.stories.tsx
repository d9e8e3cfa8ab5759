import { useState } from 'react';
import type { Meta } from '../testing/story.ts';
import { Tabs } from './Tabs.tsx';

export default { component: Tabs } satisfies Meta;

const TABS = ['Students', 'Educators', 'Form Submissions', 'Progress Tracker'].map((label) => ({
  value: label,
  label,
}));

export const FourTabs = {
  render: function FourTabs() {
    const [tab, setTab] = useState('Students');
    return (
      <Tabs label="Sections" tabs={TABS} value={tab} onChange={setTab}>
        {tab}
      </Tabs>
    );
  },
};
