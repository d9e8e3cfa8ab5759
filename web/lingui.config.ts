import { extractor } from '@lingui/cli/api';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES } from './src/lib/i18n/languages.ts';

/**
 * Catalog → folders and files of `src` whose messages it has, except those of other catalogs. Every
 * page loads `shell`, every page for signed-in users `signedIn`.
 */
const PARTS = {
  shell: ['app', 'lib', 'ui', 'prerender.tsx'],
  // Loaded by pages in other languages than English alone.
  reasons: ['lib/i18n/reasons.ts'],
  notFound: ['features/not-found'],
  account: ['features/auth', 'content/accountPages.ts'],
  signedIn: [
    // Also displayed by other pages: reports of concerns, what waits on the page without a network.
    'features/dashboard/QuickActions.tsx',
    'features/dashboard/concern',
    'features/dashboard/unsent',
    'lib/clubOptions.ts',
    'lib/history',
    'lib/i18n/options.ts',
    'lib/interests',
    'lib/journey',
    'lib/nextSession',
    'lib/profile/professionalItems.tsx',
    'lib/session/deviceText.ts',
    'lib/session/SessionItem.tsx',
    'lib/stepForm',
    'lib/steps',
    'lib/unsent',
  ],
  profileForm: ['lib/conflict', 'lib/profile'],
  dashboard: ['features/dashboard'],
  myData: ['features/my-data', 'app/pages/MyDataPage.tsx'],
  interests: ['features/interests'],
  careerForm: ['features/career-form'],
  // Only displayed once they are signed: the context of each message is the part.
  consent: [
    'features/career-form/consentTexts.ts',
    'features/career-form/fields/ConsentFields.tsx',
  ],
  englishOnly: ['lib/i18n/EnglishOnly.tsx'],
};

/** The sources of other parts within the sources of a part. */
const othersIn = (sources: string[]) =>
  Object.values(PARTS)
    .flat()
    .filter((source) => sources.some((folder) => source.startsWith(`${folder}/`)));

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  catalogs: Object.entries(PARTS).map(([part, sources]) => ({
    path: `<rootDir>/src/locales/{locale}/${part}`,
    include: sources.map((source) => `<rootDir>/src/${source}`),
    exclude: [
      ...['**/*.test.*', '**/*.stories.*', '**/*.generated.*'],
      ...othersIn(sources).map((source) => `**/src/${source}{,/**}`),
    ],
  })),
  // `Trans` of our own: without a provider.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  extractors: [
    {
      match: (file) => extractor.match(file),
      // Parsing takes long: most files have no message.
      extract: async (file, code, ...context) => {
        if (code.includes('@lingui/')) await extractor.extract(file, code, ...context);
      },
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  compileNamespace: 'es',
});
