import { chakra } from '@chakra-ui/react';

const WAY = 'M-20 580C80 480 330 520 330 430S170 380 220 320s190-30 220-100';

const STONES = [
  { x: 90, y: 480, scale: 1.2 },
  { x: 372, y: 440, scale: 1 },
  { x: 150, y: 352, scale: 0.85 },
  { x: 330, y: 272, scale: 0.7 },
  { x: 452, y: 186, scale: 0.6 },
];

/** Decorative picture of a path with five milestones, at night. */
export function PathArt() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 560 560"
      preserveAspectRatio="xMidYMax slice"
      position="absolute"
      bottom="0"
      insetInlineEnd="0"
      width={{ base: '54%', md: '100%' }}
      height={{ base: '100%', md: 'min(66%, 50vw)' }}
      maskImage={{ base: 'linear-gradient(90deg, transparent, black 55%)', md: 'none' }}
    >
      <chakra.path
        d="M0 300C120 210 220 260 320 220s170-60 240-30v370H0Z"
        fill="art-hill-4"
        opacity="0.35"
      />
      <chakra.path
        d="M0 390c150-90 260-10 370-70 80-40 140-40 190-20v260H0Z"
        fill="art-hill-4"
        opacity="0.6"
      />
      <chakra.g fill="none" strokeLinecap="round">
        <chakra.path d={WAY} stroke="art-road" strokeWidth="26" />
        <chakra.path d={WAY} stroke="art-hill-5" strokeWidth="2" strokeDasharray="10 12" />
      </chakra.g>
      {STONES.map(({ x, y, scale }, index) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <chakra.path d="M-24 36V-8a24 24 0 0 1 48 0v44Z" fill="art-cream" />
          <chakra.path
            d="M-24-8a24 24 0 0 1 48 0Z"
            fill={index === 0 ? 'marigold' : 'art-hill-3'}
          />
          <chakra.text
            y="24"
            textAnchor="middle"
            fontFamily="head"
            fontWeight="head"
            fontSize="24px"
            fill="band"
          >
            {index + 1}
          </chakra.text>
        </g>
      ))}
    </chakra.svg>
  );
}
