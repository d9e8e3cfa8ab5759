import { chakra } from '@chakra-ui/react';

type Ground = 'art-hill-1' | 'art-hill-2' | 'art-hill-3' | 'art-hill-4' | 'art-hill-5';

export interface Hill {
  d: string;
  fill: Ground;
}

export function Hills({ hills }: { hills: readonly Hill[] }) {
  return hills.map((hill) => <chakra.path key={hill.d} {...hill} />);
}
