import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const LISTS = /preset-base\.js$/;
const PROPERTIES = /@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
const COMPONENTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@chakra-ui/react/package.json')),
  'dist/esm/components',
);

/** All words of the source files below a folder: a style that nobody names is not used. */
function wordsBelow(folder: string): Set<string> {
  const words = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|js)$/.test(name) || /\.(test|generated)\./.test(name)) continue;
    for (const [word] of readFileSync(path.join(folder, name), 'utf8').matchAll(/[_a-zA-Z]\w*/g)) {
      words.add(word);
    }
  }
  return words;
}

/** The objects that are declared under a name, as `utilities: {…}` or `const x = define({…})`. */
function objectsNamed(name: string, node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap((item) => objectsNamed(name, item));
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, key, id, value, init } = node as Record<string, Node | undefined> & Node;
  const named = (type === 'Property' ? key : type === 'VariableDeclarator' ? id : undefined)?.name;
  const given = value ?? (init?.arguments as Node[] | undefined)?.[0];
  if (named === name && given?.type === 'ObjectExpression') return [given];
  return Object.values(node).flatMap((child) => objectsNamed(name, child));
}

const keyOf = ({ key }: Record<string, unknown>): string => {
  const { name, value } = key as { name?: string; value?: string };
  return name ?? value ?? '';
};

/** The CSS properties that an element may be given: those that we or Chakra's components name. */
function propertiesIn(code: string, places: Set<string>[]): string {
  const [, list] = /cssPropertiesStr = "([^"]+)/.exec(code) ?? [];
  if (list === undefined) throw new Error('The list of CSS properties is kept elsewhere.');
  const isNamed = (name: string) => places.some((words) => words.has(name));
  return code.replace(list, () => list.split(',').filter(isNamed).join(','));
}

/** Chakra knows some 300 properties and conditions; those that no source names are left out. */
export function unusedStyles(source: string): Plugin {
  return {
    name: 'waymark:unused-styles',
    apply: 'build',
    transform(code, id) {
      if (PROPERTIES.test(id)) {
        return {
          code: propertiesIn(code, [wordsBelow(source), wordsBelow(COMPONENTS)]),
          map: null,
        };
      }
      if (!LISTS.test(id)) return null;
      const words = wordsBelow(source);
      const ast = this.parse(code);
      const isUsed = (entry: Node) => {
        const shorthands = code
          .slice(entry.start, entry.end)
          .match(/shorthand: (.*?\]|"\w+")/s)?.[0];
        const names = [keyOf(entry), `_${keyOf(entry)}`, ...(shorthands?.match(/\w+/g) ?? [])];
        return names.some((name) => words.has(name));
      };
      const lists = [...objectsNamed('utilities', ast), ...objectsNamed('defaultConditions', ast)];
      if (lists.length !== 2) throw new Error('Chakra keeps its lists of styles elsewhere.');
      const unused = lists
        .flatMap(({ properties }) => properties as Node[])
        .filter((entry) => !isUsed(entry))
        .sort((one, other) => other.start - one.start);
      let kept = code;
      for (const { start, end } of unused) {
        kept = kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, '');
      }
      return { code: kept, map: null };
    },
  };
}
