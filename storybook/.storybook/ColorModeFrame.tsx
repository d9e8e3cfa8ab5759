import { chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { setColorMode } from '../../web/src/ui/colorMode.ts';

export type StoryMode = 'light' | 'dark' | 'both';

interface ColorModeFrameProps {
  mode: StoryMode;
  children: ReactNode;
}

/** Sets the color mode of the page. `both` renders the story once in each mode. */
export function ColorModeFrame({ mode, children }: ColorModeFrameProps) {
  useEffect(() => {
    setColorMode(mode === 'dark' ? 'dark' : 'light');
  }, [mode]);
  if (mode !== 'both') return children;
  return (['light', 'dark'] as const).map((each) => (
    <chakra.div key={each} data-theme={each} padding="4" bg="paper" color="ink" colorScheme={each}>
      {children}
    </chakra.div>
  ));
}
