import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import '../../web/src/ui/theme/fonts/webFonts.ts';
import { activate } from '../../web/src/lib/i18n/catalogs.ts';
import { UiProvider } from '../../web/src/ui/Provider.tsx';
import { ColorModeFrame, type StoryMode } from './ColorModeFrame.tsx';

activate('en');

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <UiProvider>
        <MemoryRouter>
          <ColorModeFrame mode={globals['mode'] as StoryMode}>
            <Story />
          </ColorModeFrame>
        </MemoryRouter>
      </UiProvider>
    ),
  ],
  globalTypes: {
    mode: {
      description: 'Color mode',
      toolbar: {
        title: 'Color mode',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'both', title: 'Light and dark', icon: 'sidebyside' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { mode: 'light' },
  parameters: { actions: { argTypesRegex: '^on[A-Z].*' } },
};

export default preview;
