import { chakra } from '@chakra-ui/react';

type Ground = 'art-hill-1' | 'art-hill-2' | 'art-hill-3' | 'art-hill-4' | 'art-hill-5';

export interface Hill {
  d: string;
  fill: Ground;
}

export function Hills({ hills }: { hills: readonly Hill[] }) {
  return hills.map((hill) => <chakra.path key={hill.d} {...hill} />);
}

export interface TreeProps {
  x: number;
  y: number;
  scale: number;
  crown: 'art-hill-3' | 'art-hill-4' | 'art-hill-5';
}

/** A tree in the shape of an arch. */
export function Tree({ x, y, scale, crown }: TreeProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <chakra.path d="M-2 0h4v26h-4Z" fill="art-hill-5" />
      <chakra.path d="M-15 10V-14a15 17 0 0 1 30 0v24Z" fill={crown} />
    </g>
  );
}
