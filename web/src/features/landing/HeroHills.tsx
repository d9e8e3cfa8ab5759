import { chakra } from '@chakra-ui/react';

const TREES = [
  { x: 1360, y: 300, scale: 0.8, crown: 'art-hill-3' },
  { x: 1384, y: 306, scale: 0.6, crown: 'art-hill-4' },
  { x: 900, y: 420, scale: 0.7, crown: 'art-hill-3' },
  { x: 640, y: 590, scale: 1, crown: 'art-hill-3' },
  { x: 666, y: 596, scale: 0.75, crown: 'art-hill-4' },
];

const NEAR_TREES = [
  { x: 1310, y: 640, scale: 1.9, crown: 'art-hill-5' },
  { x: 1364, y: 650, scale: 1.4, crown: 'art-hill-4' },
];

/** Sun, three rows of hills and trees, from far to near. */
export function HeroHills() {
  return (
    <>
      <chakra.circle cx="1262" cy="196" r="104" fill="art-sun" opacity="0.38" />
      <chakra.circle cx="1262" cy="196" r="66" fill="art-sun" opacity="0.55" />
      <chakra.path
        d="M0 668C260 640 420 600 600 530S960 340 1090 296s250-96 350-60v564H0Z"
        fill="art-hill-1"
      />
      <chakra.path
        d="M0 712c300-34 600-44 760-130s240-146 420-166 210-76 260-86v470H0Z"
        fill="art-hill-2"
      />
      <chakra.path d="M420 800c160-50 400-140 580-190s300-84 440-130v320Z" fill="art-hill-3" />
      <Trees trees={TREES} />
    </>
  );
}

/** The slope and trees in front of the way. */
export function HeroForeground() {
  return (
    <>
      <chakra.path d="M980 800c90-70 260-110 460-160v160Z" fill="art-hill-4" />
      <chakra.path d="M1180 800c70-50 160-70 260-90v90Z" fill="art-hill-5" />
      <Trees trees={NEAR_TREES} />
    </>
  );
}

function Trees({ trees }: { trees: typeof TREES }) {
  return trees.map(({ x, y, scale, crown }) => (
    <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
      <chakra.path d="M-2 0h4v26h-4Z" fill="art-hill-5" />
      <chakra.path d="M-15 10V-14a15 17 0 0 1 30 0v24Z" fill={crown} />
    </g>
  ));
}
