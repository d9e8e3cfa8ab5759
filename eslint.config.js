import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { readdirSync } from 'node:fs';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Folders directly below `path`, or none when it does not exist yet. */
const foldersIn = (path) => {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
};

/** Who may import whom; docs/architecture.md says why. */
const zones = [
  // The tiers know each other over the wire only.
  { target: './api', from: ['./bff', './web'], message: 'api knows nothing of bff or web.' },
  {
    target: './bff',
    from: ['./api', './web'],
    message: 'bff knows the documented REST calls only.',
  },
  { target: './web', from: ['./api', './bff'], message: 'web knows schema.graphql only.' },
  // Libraries never know the domain.
  { target: './api/src/plugins', from: './api/src/modules', message: 'Plugins know no module.' },
  // bff: rest → lists and resolving → modules → graphql and http.
  {
    target: './bff/src/rest',
    from: ['lists', 'resolving', 'modules', 'graphql', 'http'].map((name) => `./bff/src/${name}`),
    message: 'The REST client is at the bottom of the bff.',
  },
  {
    target: ['./bff/src/lists', './bff/src/resolving'],
    from: ['modules', 'graphql', 'http'].map((name) => `./bff/src/${name}`),
    message: 'What modules share knows no module.',
  },
  {
    target: './bff/src/modules',
    from: ['./bff/src/graphql', './bff/src/http'],
    message: 'Modules do not know who serves them.',
  },
  // web: ui and lib → features → app.
  {
    target: './web/src/ui',
    from: ['./web/src/app', './web/src/features', './web/src/lib'],
    message: 'Shared widgets know Chakra only.',
  },
  {
    target: './web/src/lib',
    from: ['./web/src/app', './web/src/features', './web/src/ui'],
    message: 'lib is below features, ui and app.',
  },
  {
    target: './web/src/features',
    from: './web/src/app',
    message: 'Features never import the app.',
  },
  ...foldersIn('web/src/features').map((feature) => ({
    target: `./web/src/features/${feature}`,
    from: './web/src/features',
    except: [`./${feature}`],
    message: 'A feature never imports another feature.',
  })),
];

/** One for all files: the plugin keeps the first that it is given. */
const graphQLConfig = { schema: './schema.graphql', documents: './web/src/**/*.graphql' };

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/*.generated.ts',
    'bff/src/gen/',
    '.data/',
    'e2e/playwright-report/',
    'e2e/test-results/',
    'coverage/',
  ]),
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['*/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
  },
  {
    // Types of Storybook are there only once its package is installed.
    files: ['storybook/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['schema.graphql'],
    extends: [graphql.configs['flat/schema-recommended']],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      '@graphql-eslint/description-style': 'off',
      '@graphql-eslint/no-typename-prefix': 'off', // `clubFor` is the documented word
      '@graphql-eslint/strict-id-in-types': 'off',
      '@graphql-eslint/no-unreachable-types': 'error',
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    extends: [graphql.configs['flat/operations-recommended']],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: { '@graphql-eslint/require-selections': 'error' },
  },
  prettier,
);
