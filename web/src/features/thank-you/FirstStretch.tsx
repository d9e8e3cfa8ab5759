import { Milestone } from '../../ui/landscape/Milestone.tsx';
import { Road } from '../../ui/landscape/Road.tsx';
import type { Way } from '../../ui/landscape/road.ts';
import { Walker } from '../../ui/landscape/Walker.tsx';

const WAY: Way = {
  start: [360, 510],
  towards: [470, 440],
  turns: [
    [590, 398, 760, 390],
    [1120, 376, 1120, 330],
    [980, 286, 984, 260],
    [1130, 226, 1136, 202],
    [1066, 170, 1074, 156],
    [1130, 126, 1190, 112],
  ],
  width: [104, 6],
};

/** Illustration: a student on the road to the first milestone. */
export function FirstStretch() {
  return (
    <>
      <Road way={WAY} lit />
      <Milestone number={1} x={960} y={318} scale={1.2} />
      <Milestone number={2} x={1178} y={294} scale={1} />
      <Milestone number={3} x={926} y={236} scale={0.8} />
      <Milestone number={4} x={1186} y={180} scale={0.64} />
      <Milestone number={5} x={1210} y={86} scale={0.54} />
      <Walker x={806} y={262} scale={1.3} />
    </>
  );
}
