import { chakra } from '@chakra-ui/react';
import { RoadLight } from './RoadLight.tsx';
import { roadAlong, type Way } from './road.ts';

interface RoadProps {
  way: Way;
  /** Animates a light along the road once, from near to far. */
  lit?: boolean;
}

/** Road of an illustration in perspective. */
export function Road({ way, lit = false }: RoadProps) {
  const { line, outline, marks } = roadAlong(way);
  return (
    <>
      <chakra.path
        d={outline}
        fill="art-road"
        stroke="art-road-edge"
        strokeWidth="3"
        paintOrder="stroke"
      />
      <chakra.g fill="none" stroke="art-hill-4" strokeLinecap="round">
        {marks.map(({ d, width }) => (
          <path key={d} d={d} strokeWidth={width} />
        ))}
      </chakra.g>
      {lit && <RoadLight line={line} width={way.width[0] / 12} />}
    </>
  );
}
