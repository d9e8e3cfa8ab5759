import { chakra } from '@chakra-ui/react';

const WAY = 'M196 540C150 470 330 452 318 396S118 366 128 316 292 284 276 246 214 226 236 204';

const STONES = [
  { x: 150, y: 448, scale: 1.5, cap: 'marigold' },
  { x: 352, y: 376, scale: 1.15, cap: 'art-hill-5' },
  { x: 96, y: 306, scale: 0.9, cap: 'art-hill-5' },
  { x: 304, y: 240, scale: 0.66, cap: 'art-hill-5' },
  { x: 214, y: 196, scale: 0.46, cap: 'art-hill-5' },
];

/** A look through an arch: the road with its five waymarks, up to the hills. */
export function ArchWindow() {
  return (
    <chakra.div
      overflow="hidden"
      borderTopRadius="full"
      bg="art-sky"
      height={{ base: 'windowPhone', md: 'windowHeight' }}
      width="100%"
      maxW="window"
      marginInline="auto"
    >
      <chakra.svg
        role="img"
        aria-label="Through an arch: a road winds past five waymarks up into the hills"
        viewBox="0 0 440 540"
        preserveAspectRatio="xMidYMax slice"
        width="100%"
        height="100%"
        display="block"
      >
        <chakra.circle cx="296" cy="138" r="74" fill="art-sun" opacity="0.35" />
        <chakra.circle cx="296" cy="138" r="46" fill="art-sun" opacity="0.6" />
        <chakra.path d="M0 218c90-40 150-14 220-30s130-34 220-2v354H0Z" fill="art-hill-1" />
        <chakra.path d="M0 262c120-46 220 20 300-16s110-16 140-10v304H0Z" fill="art-hill-2" />
        <chakra.path d="M0 352c90-50 170 6 260-18s130-30 180-12v218H0Z" fill="art-hill-3" />
        <chakra.path d="M0 462c110-60 200-6 290-32s110-24 150-16v126H0Z" fill="art-hill-4" />
        <chakra.g fill="none" strokeLinecap="round">
          <chakra.path d={WAY} stroke="art-road-edge" strokeWidth="27" />
          <chakra.path d={WAY} stroke="art-road" strokeWidth="24" />
          <chakra.path
            d={WAY}
            pathLength="1"
            stroke="art-hill-4"
            strokeWidth="2.5"
            strokeDasharray="1"
            animationName="draw"
            animationDuration="draw"
            animationTimingFunction="settle"
            animationFillMode="backwards"
          />
        </chakra.g>
        {STONES.map(({ x, y, scale, cap }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <chakra.path d="M-20 30V-8a20 20 0 0 1 40 0v38Z" fill="art-cream" />
            <chakra.path d="M-20-8a20 20 0 0 1 40 0Z" fill={cap} />
          </g>
        ))}
        <chakra.path d="M0 540v-40c60-30 110-4 150 40Z" fill="art-hill-5" />
        <chakra.path d="M330 540c20-44 60-70 110-66v66Z" fill="art-hill-5" />
      </chakra.svg>
    </chakra.div>
  );
}
