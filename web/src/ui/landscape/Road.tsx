import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { roadAlong, type Way } from './road.ts';

interface RoadProps {
  /** Unique on the page. */
  id: string;
  way: Way;
  /** Draws itself once, from near to far. */
  drawn?: boolean;
}

/** The path of the picture, wide in front and narrow far away. */
export function Road({ id, way, drawn = false }: RoadProps) {
  const { line, outline, marks } = roadAlong(way);
  const [there, setThere] = useState(!drawn);
  const drawing = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (!drawing.current || !('getAnimations' in drawing.current)) return;
    // None where a page that was made ahead has drawn it before its code came, and where it is not
    // shown: the next change of the window's size would draw it once more.
    const running = drawing.current.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(running).then(() => {
      setThere(true);
    });
  }, []);
  return (
    <>
      {!there && (
        <mask id={id} maskUnits="userSpaceOnUse" x="-100" y="-100" width="1700" height="1100">
          <chakra.path
            ref={drawing}
            d={line}
            pathLength="1"
            fill="none"
            stroke="white"
            strokeWidth={way.width[0] * 1.3}
            strokeDasharray="1"
            animationName="draw"
            animationDuration="draw"
            animationTimingFunction="settle"
            animationFillMode="backwards"
          />
        </mask>
      )}
      <g mask={there ? undefined : `url(#${id})`}>
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
      </g>
    </>
  );
}
