import { chakra } from '@chakra-ui/react';

const WAY = 'M8 92c40-6 44-34 84-34s52-16 100-40';

interface PathPictureProps {
  /** Marigold for an empty state, grey for no matches. */
  cap: 'marigold' | 'stone-soft';
}

/** Decorative picture of the empty and no-match states. */
export function PathPicture({ cap }: PathPictureProps) {
  return (
    <chakra.svg viewBox="0 0 200 104" width="statePicture" maxW="100%" aria-hidden>
      <chakra.path d={WAY} fill="none" stroke="stone-soft" strokeWidth="12" strokeLinecap="round" />
      <chakra.path
        d={WAY}
        fill="none"
        stroke="line-strong"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <chakra.path
        d="M76 62V34a16 16 0 0 1 32 0v28Z"
        fill="surface"
        stroke="brand"
        strokeWidth="2.5"
      />
      <chakra.path d="M77.5 33a14.5 14.5 0 0 1 29 0Z" fill={cap} />
      <chakra.path
        d="M150 40V26a8 8 0 0 1 16 0v14Z"
        fill="surface"
        stroke="line-strong"
        strokeWidth="2"
      />
    </chakra.svg>
  );
}
