import type { Hill, TreeProps } from '../../../ui/landscape/Scenery.tsx';
import type { MilestoneProps } from '../../../ui/landscape/Milestone.tsx';
import type { Way } from '../../../ui/landscape/road.ts';

export interface Scene {
  viewBox: string;
  sun: { x: number; y: number; radius: number };
  /** From far to near. */
  hills: readonly Hill[];
  trees: readonly TreeProps[];
  way: Way;
  /** Slopes in front of the path. */
  slopes: readonly Hill[];
  nearTrees: readonly TreeProps[];
  milestones: readonly Omit<MilestoneProps, 'number' | 'size'>[];
  walker: { x: number; y: number; scale: number };
  /** Font size of the milestones' labels, in SVG units. */
  textSize: { base: string; lg?: string; xl?: string };
}

/** Landscape format, beside the headline. */
export const wide: Scene = {
  viewBox: '0 0 1440 800',
  sun: { x: 1262, y: 196, radius: 104 },
  hills: [
    {
      d: 'M0 668C260 640 420 600 600 530S960 340 1090 296s250-96 350-60v564H0Z',
      fill: 'art-hill-1',
    },
    {
      d: 'M0 712c300-34 600-44 760-130s240-146 420-166 210-76 260-86v470H0Z',
      fill: 'art-hill-2',
    },
    { d: 'M420 800c160-50 400-140 580-190s300-84 440-130v320Z', fill: 'art-hill-3' },
  ],
  trees: [
    { x: 1360, y: 300, scale: 0.8, crown: 'art-hill-3' },
    { x: 1384, y: 306, scale: 0.6, crown: 'art-hill-4' },
    { x: 930, y: 426, scale: 0.7, crown: 'art-hill-3' },
    { x: 690, y: 584, scale: 1, crown: 'art-hill-3' },
    { x: 716, y: 590, scale: 0.75, crown: 'art-hill-4' },
  ],
  way: {
    start: [-60, 812],
    towards: [60, 786],
    turns: [
      [130, 764, 240, 756],
      [640, 742, 742, 728],
      [956, 690, 957, 640],
      [852, 572, 852, 528],
      [980, 452, 1030, 436],
      [1181, 404, 1181, 376],
      [1111, 328, 1111, 304],
      [1180, 258, 1256, 240],
    ],
    width: [92, 6],
  },
  slopes: [
    { d: 'M980 800c90-70 260-110 460-160v160Z', fill: 'art-hill-4' },
    { d: 'M1180 800c70-50 160-70 260-90v90Z', fill: 'art-hill-5' },
  ],
  nearTrees: [
    { x: 1310, y: 640, scale: 1.9, crown: 'art-hill-5' },
    { x: 1364, y: 650, scale: 1.4, crown: 'art-hill-4' },
  ],
  milestones: [
    { x: 400, y: 670, scale: 1.35, name: 'Initial Counseling', at: [446, 680], side: 'right' },
    { x: 822, y: 636, scale: 1.15, name: 'Assessment', at: [782, 650], side: 'left' },
    { x: 778, y: 508, scale: 0.95, name: 'Document Review', at: [742, 508], side: 'left' },
    { x: 1092, y: 384, scale: 0.78, name: 'Career Planning', at: [1062, 384], side: 'left' },
    { x: 1272, y: 212, scale: 0.66, name: 'Final Guidance', at: [1408, 258], side: 'left' },
  ],
  walker: { x: 250, y: 658, scale: 1.15 },
  textSize: { base: '23px', lg: '18px', xl: '15px' },
};

/** Portrait format, below the headline. */
export const tall: Scene = {
  viewBox: '0 0 390 520',
  sun: { x: 290, y: 90, radius: 58 },
  hills: [
    { d: 'M0 190C90 150 160 170 240 120s110-20 150-30v430H0Z', fill: 'art-hill-1' },
    { d: 'M0 300c110-60 180 0 280-60 50-28 80-20 110-26v306H0Z', fill: 'art-hill-2' },
    { d: 'M0 440c120-60 240-10 390-90v170H0Z', fill: 'art-hill-3' },
  ],
  trees: [
    { x: 40, y: 168, scale: 0.8, crown: 'art-hill-3' },
    { x: 60, y: 176, scale: 0.6, crown: 'art-hill-4' },
    { x: 366, y: 268, scale: 0.7, crown: 'art-hill-3' },
  ],
  way: {
    start: [30, 552],
    towards: [70, 516],
    turns: [
      [105, 490, 142, 477],
      [312, 446, 306, 400],
      [230, 354, 180, 338],
      [108, 312, 116, 288],
      [168, 260, 202, 246],
      [284, 230, 282, 206],
      [250, 186, 253, 167],
      [272, 142, 288, 128],
    ],
    width: [84, 5],
  },
  slopes: [{ d: 'M250 520c40-40 90-56 140-66v66Z', fill: 'art-hill-4' }],
  nearTrees: [{ x: 356, y: 448, scale: 1.3, crown: 'art-hill-5' }],
  milestones: [
    { x: 74, y: 416, scale: 1, name: 'Initial Counseling', at: [18, 372], side: 'right' },
    { x: 350, y: 352, scale: 0.86, name: 'Assessment', at: [376, 316], side: 'left' },
    { x: 78, y: 264, scale: 0.74, name: 'Document Review', at: [18, 228], side: 'right' },
    { x: 316, y: 184, scale: 0.62, name: 'Career Planning', at: [234, 190], side: 'left' },
    { x: 292, y: 106, scale: 0.54, name: 'Final Guidance', at: [262, 104], side: 'left' },
  ],
  walker: { x: 178, y: 388, scale: 0.8 },
  textSize: { base: '14px' },
};
