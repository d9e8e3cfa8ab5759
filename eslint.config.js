import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { supportedMembers } from './scripts/lib/browsers/eslintRule.mjs';

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

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file itself.',
};

/** Also of statuses as text. */
const noStatusMap = {
  selector: `ObjectExpression > Property[key.raw=/^['"]?[1-5]\\d\\d['"]?$/]`,
  message: 'The statuses of a route are named by responses() or responsesOf().',
};

/** A formatter keeps the time zone that the device had at its creation: `format.ts` drops it. */
const noFormatter = [
  'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]',
  'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
].map((selector) => ({
  selector,
  message: 'Times are formatted by lib/format.ts, which follows the time zone of the device.',
}));

/**
 * A browser's translator replaces text nodes. React then fails to insert or remove an element
 * beside one, and updates the replaced node, unless the text is the only child of its element.
 */
const textHasItsOwnElement = (() => {
  const message = 'Text with a value or with a changing sibling needs an element of its own.';
  const parent = ':matches(JSXElement, JSXFragment)';
  const child = ':matches(JSXElement, JSXFragment, JSXExpressionContainer)';
  // Properties and variables that hold elements.
  const slots = '/^(action|aside|children|footer|header|history|leading|list|picture|prompt)$/';
  const text = `:matches(
    Identifier[name!=${slots}], MemberExpression[property.name!=${slots}], TemplateLiteral,
    BinaryExpression, ConditionalExpression:not(:has(JSXElement, CallExpression)),
    LogicalExpression:not(:has(JSXElement, CallExpression)))`;
  return [
    `${parent}:has(> JSXText[value=/\\S/]) > JSXExpressionContainer:not(:has(> Literal))`,
    'JSXFragment > JSXText[value=/\\S/]',
    `${parent}:has(> ${child} ~ ${child}) > JSXExpressionContainer > ${text}`,
  ].map((selector) => ({ selector, message }));
})();

/** Files of `features/admin` that use the client itself, with the reason; others use a hook. */
const clientUsers = Object.keys({
  'bulk/useBulkPeople.ts': 'reads the selected people from the cache, in parts',
  'bulk/useBulkRun.ts': 'reads refused people again after the dialog may be closed',
  'mentors/EditMentorDialog.tsx': 'repeats queries after the last of two mutations',
  'person/EditDialog.tsx': 'reads the last change when a save conflicts, and repeats a query',
  'pickers/useAssign.ts': 'evicts the figures of two mentors',
  'reassign/useReassign.ts': 'reads names from the cache',
});

/** One for all files: the plugin keeps the first that it is given. */
/** With the directive that only Apollo Client reads. */
const graphQLConfig = {
  schema: ['./schema.graphql', 'directive @unmask on FRAGMENT_SPREAD'],
  documents: './web/src/**/*.graphql',
};

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
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', noBarrels],
    },
  },
  {
    files: ['api/src/modules/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, noStatusMap] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['web/src/**/*.ts'],
    ignores: ['web/src/lib/format.ts'],
    rules: { 'no-restricted-syntax': ['error', noBarrels, ...noFormatter] },
  },
  {
    files: ['web/src/**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    settings: { 'jsx-a11y-x': { components } },
    rules: {
      'no-restricted-syntax': ['error', noBarrels, ...noFormatter, ...textHasItsOwnElement],
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
    files: ['web/src/features/admin/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{generated,test,testing}.{ts,tsx}',
      ...clientUsers.map((file) => `web/src/features/admin/${file}`),
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@apollo/client/react',
          importNames: ['useApolloClient'],
          message: 'Pages and batches are read and sent by useRun, which has the client.',
        },
      ],
    },
  },
  {
    // Code of the browser, prerendered or not.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,testing,stories}.{ts,tsx}', 'web/src/testing/**'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { browsers: { rules: { 'supported-members': supportedMembers } } },
    rules: { 'browsers/supported-members': 'error' },
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
