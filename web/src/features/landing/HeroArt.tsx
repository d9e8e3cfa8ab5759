import { chakra } from '@chakra-ui/react';
import { HeroHills, HeroForeground } from './HeroHills.tsx';
import { HeroStone } from './HeroStone.tsx';

const WAY =
  'M-60 812C60 786 130 764 240 756S640 742 742 728 956 690 957 640 850 560 850 528 980 452 1030 436 1181 404 1181 376 1111 328 1111 300 1180 258 1256 240';

const STONES = [
  { x: 400, y: 676, scale: 1.35, name: 'Initial Counseling', side: 'right' },
  { x: 826, y: 650, scale: 1.2, name: 'Assessment', side: 'left' },
  { x: 776, y: 500, scale: 1, name: 'Document Review', side: 'left' },
  { x: 1096, y: 372, scale: 0.86, name: 'Career Planning', side: 'left' },
  { x: 1272, y: 200, scale: 0.78, name: 'Final Guidance', side: 'right' },
] as const;

/** The product's picture: a way through hills past five waymarks, drawn once on load. */
export function HeroArt() {
  return (
    <chakra.svg
      role="img"
      aria-label={`A path climbs through hills past five waymarks: ${STONES.map(({ name }) => name).join(', ')}`}
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMaxYMax slice"
      position="absolute"
      inset="auto 0 0"
      width="100%"
      height={{ base: 'heroArtPhone', md: 'heroArtTablet', xl: '100%' }}
      overflow="visible"
    >
      <HeroHills />
      <chakra.g fill="none" strokeLinecap="round">
        <chakra.path d={WAY} stroke="art-road-edge" strokeWidth="37" />
        <chakra.path d={WAY} stroke="art-road" strokeWidth="34" />
        <chakra.path
          d={WAY}
          pathLength="1"
          stroke="art-hill-4"
          strokeWidth="3"
          strokeDasharray="1"
          animationName="draw"
          animationDuration="draw"
          animationTimingFunction="settle"
          animationFillMode="backwards"
        />
      </chakra.g>
      <HeroForeground />
      {STONES.map((stone, index) => (
        <HeroStone key={stone.name} number={index + 1} {...stone} />
      ))}
    </chakra.svg>
  );
}
