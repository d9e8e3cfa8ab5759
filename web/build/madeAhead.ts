import type { Plugin } from 'vite';

interface Spared {
  file: RegExp;
  /** What Chakra does when it starts, as it is written there. */
  code: string;
  instead: string;
}

const SPARED: Spared[] = [
  // The style sheets of all documents hold these rules already (pages.mjs).
  {
    file: /styled-system\/system\.js$/,
    code: '[getPreflightCss(), getGlobalCss(), getTokenCss()]',
    instead: '[]',
  },
  {
    file: /styled-system\/system\.js$/,
    code: 'createPreflight({ preflight })',
    instead: '{}',
  },
  // Palettes by name (`colorPalette`) and sizes in pixels, which nothing here asks for.
  {
    file: /styled-system\/token-middleware\.js$/,
    code: '  addVirtualPalette,\n  addPixelUnit,\n',
    instead: '',
  },
  {
    file: /styled-system\/token-transforms\.js$/,
    code: 'addConditionalCssVariables,\n  addColorPalette\n',
    instead: 'addConditionalCssVariables\n',
  },
];

function without({ file, code, instead }: Spared, source: string): string {
  if (!source.includes(code)) throw new Error(`Chakra begins otherwise now: ${file.source}`);
  return source.replace(code, () => instead);
}

/**
 * Leaves out of the browser's start what the build has done. A slow phone spends half of the time
 * that Chakra takes to begin on rules which the page has brought along.
 */
export function madeAhead(): Plugin {
  return {
    name: 'waymark:made-ahead',
    // The bundle that makes pages ahead does need the rules: they come from there.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const spared = SPARED.filter(({ file }) => file.test(id));
      if (spared.length === 0) return null;
      return { code: spared.reduce((rest, part) => without(part, rest), code), map: null };
    },
  };
}
