import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
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

/** One zone for each domain folder of a floor of the bff: no other folder there imports it. */
const separateDomains = (floor, common) => {
  const folders = foldersIn(floor);
  return folders
    .filter((folder) => !common.includes(folder))
    .map((domain) => ({
      target: folders.filter((folder) => folder !== domain).map((name) => `./${floor}/${name}`),
      from: `./${floor}/${domain}`,
      message: 'Domains do not import each other; what they share is in a common folder.',
    }));
};

/** Folders of bff/src/backend that all of its domains may import. */
const sharedByBackend = ['entities', 'failures', 'http', 'lists', 'reading', 'writes'];

/** Who may import whom; docs/architecture.md says why. */
const zones = [
  // The tiers know each other over the wire only.
  { target: './api', from: ['./bff', './web'], message: 'api knows nothing of bff or web.' },
  {
    target: './bff',
    from: ['./api', './web'],
    message: 'bff knows the documented REST calls only.',
  },
  {
    target: './bff/src',
    from: './bff/check',
    message: 'check/ is a program of its own that uses the bff.',
  },
  { target: './web', from: ['./api', './bff'], message: 'web knows schema.graphql only.' },
  // bff: http → graphql → backend/port.ts; context.ts puts the backend behind the port.
  {
    target: './bff/src/domain',
    from: './bff/src',
    except: ['./domain'],
    message: 'Domain types import nothing.',
  },
  {
    target: './bff/src/backend',
    from: ['./bff/src/gen', './bff/src/graphql', './bff/src/http', './bff/src/context.ts'],
    message: 'The backend knows no GraphQL.',
  },
  {
    target: './bff/src/graphql',
    from: './bff/src/backend',
    except: ['./port.ts'],
    message: 'Resolvers know the port of the backend only.',
  },
  {
    target: './bff/src/graphql',
    from: ['./bff/src/http', './bff/src/context.ts'],
    message: 'Resolvers do not know what serves them.',
  },
  {
    target: './bff/src/http',
    from: './bff/src/backend',
    except: ['./http', './port.ts', './reading'],
    message: 'Only context.ts puts the backend behind its port.',
  },
  ...separateDomains('bff/src/backend', sharedByBackend),
  ...separateDomains('bff/src/graphql', []),
  // web: ui → lib → features → app.
  {
    target: './web/src/ui',
    from: ['./web/src/app', './web/src/features', './web/src/lib'],
    message: 'Shared widgets know Chakra only.',
  },
  {
    target: './web/src/lib',
    from: ['./web/src/app', './web/src/features'],
    message: 'lib is below features and app.',
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

/** Elements that the web renders as `chakra.<element>`. */
const chakraElements =
  'a address article aside b blockquote button caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 header img label li main nav ol p picture section span svg table td th ul';

/** The element that each component renders, for the accessibility rules. */
const components = {
  ...Object.fromEntries(chakraElements.split(' ').map((name) => [`chakra.${name}`, name])),
  Button: 'button',
  ButtonLink: 'a',
  IconButton: 'button',
  Link: 'a',
  Picture: 'img',
  RowLink: 'a',
  TextLink: 'a',
};

/**
 * A key reaches an element that cannot be focused only by bubbling from a control inside it, so
 * handlers of keys are no sign of a hidden control.
 */
const pointerHandlers = ['onClick', 'onMouseDown', 'onMouseUp'];

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
    rules: { 'max-lines': ['error', 300] },
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
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['*/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
  },
  {
    files: ['bff/src/{backend,domain}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(graphql|@apollo)(/|$)',
              message: 'Only graphql/ knows GraphQL.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['web/src/**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    settings: { 'jsx-a11y-x': { components } },
    rules: {
      'jsx-a11y-x/anchor-is-valid': ['error', { specialLink: ['to'] }],
      // After registration, login has the email filled in and focuses the password.
      'jsx-a11y-x/no-autofocus': 'off',
      'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: pointerHandlers }],
      'jsx-a11y-x/no-noninteractive-element-interactions': ['error', { handlers: pointerHandlers }],
      // A group that scrolls must be focusable to be scrolled by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'group'] }],
    },
  },
  {
    files: ['web/src/**/*.{test,testing}.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // Helpers that render return what their tests need: a spy, the router, markup.
      'testing-library/render-result-naming-convention': 'off',
    },
  },
  {
    // What moves is decorative, so that no role leads to it.
    files: ['web/src/**/*.motion.test.tsx'],
    rules: { 'testing-library/no-node-access': 'off' },
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
    // Each gql template of a test is linted as a virtual .graphql file below the test.
    files: ['bff/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
    processor: graphql.processor,
  },
  {
    files: ['**/*.test.{ts,tsx}/*.graphql'],
    extends: [graphql.configs['flat/operations-recommended']],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      // It fails at an input field that the schema does not have.
      '@graphql-eslint/no-deprecated': 'off',
      // Style of the web's operations, which a test need not keep.
      '@graphql-eslint/naming-convention': 'off',
      '@graphql-eslint/no-anonymous-operations': 'off',
      '@graphql-eslint/require-selections': 'off',
      '@graphql-eslint/selection-set-depth': 'off',
      '@graphql-eslint/unique-operation-name': 'off',
      '@graphql-eslint/unique-fragment-name': 'off',
    },
  },
  {
    files: ['web/src/**/*.graphql'],
    ignores: ['**/*.test.{ts,tsx}/*.graphql'],
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
