import type { Meta, Story } from '../../testing/story.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { FUNNEL_LEGEND, funnelRow } from './funnelRow.ts';
import { RowChart } from './RowChart.tsx';

export default { component: ChartFigure } satisfies Meta;

const BANDS = [
  { label: 'Not Started', detail: '0%', value: 4 },
  { label: 'Low', detail: '1-39%', value: 6 },
  { label: 'Medium', detail: '40-79%', value: 9 },
  { label: 'High', detail: '80%+', value: 6 },
];

const STAGES = [
  { label: 'Not Started', value: 2, reached: 25 },
  { label: 'Initial Counseling', value: 2, reached: 23 },
  { label: 'Assessment', value: 6, reached: 21 },
  { label: 'Document Review', value: 5, reached: 15 },
  { label: 'Career Planning', value: 4, reached: 10 },
  { label: 'Final Guidance', value: 6, reached: 6 },
];

const columns = (chosen?: string) =>
  BANDS.map((band) => ({
    ...band,
    key: band.label,
    name: `${band.label}, ${band.detail}: ${band.value} students`,
    to: '/mentor',
    isCurrent: band.label === chosen,
  }));

const steps = (chosen?: string) =>
  STAGES.map((stage) => ({
    ...stage,
    key: stage.label,
    name: `${stage.label}: ${stage.value} students here now`,
    to: '/mentor',
    isCurrent: stage.label === chosen,
  }));

const funnel = (chosen?: string) => {
  const items = steps(chosen);
  return <RowChart items={items.map((item) => funnelRow(item, items))} legend={FUNNEL_LEGEND} />;
};

const table = {
  columns: ['Progress', 'Students'],
  rows: BANDS.map(({ label, value }) => ({ key: label, name: label, cells: [value] })),
};

const figure = { title: 'How far they are', note: '25 students by percent completed', table };

export const Columns = {
  args: { ...figure, children: <ColumnChart items={columns()} /> },
} satisfies Story<typeof ChartFigure>;

export const ChosenColumn = {
  args: {
    ...figure,
    shown: 'The list shows Medium: 9 students',
    children: <ColumnChart items={columns('Medium')} />,
  },
} satisfies Story<typeof ChartFigure>;

export const Funnel = {
  args: {
    title: 'Where they stand',
    note: '25 students by stage of Robotics Club',
    children: funnel(),
  },
} satisfies Story<typeof ChartFigure>;

export const ChosenStep = {
  args: {
    ...Funnel.args,
    children: funnel('Assessment'),
  },
} satisfies Story<typeof ChartFigure>;

export const StackedRows = {
  args: {
    title: 'Clubs and stages',
    note: '25 students by club and stage',
    children: (
      <RowChart
        legend={[
          { label: 'Not Started', tone: 'rest' },
          { label: 'Last stage', tone: 'full' },
        ]}
        items={['Robotics Club', 'Chess Club'].map((club, index) => ({
          key: club,
          label: club,
          value: 9 + index,
          text: String(9 + index),
          name: `${club}: ${9 + index} students`,
          to: '/admin',
          parts: [
            { key: 'not-started', value: 4, tone: 'rest' },
            { key: 'last', value: 5 + index, tone: 'full' },
          ],
        }))}
      />
    ),
  },
} satisfies Story<typeof ChartFigure>;

export const Loading = {
  args: { title: 'How far they are', note: 'Loading', children: null },
} satisfies Story<typeof ChartFigure>;
