import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { buildIfNeeded } from '../build.mjs';
import { root } from '../root.mjs';
import { UserError } from '../user-error.mjs';
import { isKnown, lacksGlobal, lacksMember, lacksPattern } from './support.mjs';

const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window']);

/** Uses of what older browsers lack, and why they do no harm. */
export const LISTED = {
  'Error.captureStackTrace': '@zag-js/utils calls it if it exists.',
  'navigator.userAgentData': '@zag-js/dom-query reads it if it exists.',
  ScrollTimeline: 'motion-dom uses it if it exists.',
  trustedTypes: 'watchReleases.ts uses it if it exists.',
};

/** Calls `visit` with each node of a syntax tree and its parents, the nearest last. */
function walk(node, visit, parents = []) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit, parents);
    return;
  }
  if (typeof node?.type !== 'string') return;
  visit(node, parents);
  const inner = [...parents, node];
  for (const value of Object.values(node)) {
    if (typeof value === 'object' && value !== null) walk(value, visit, inner);
  }
}

/** Names that a script declares itself, in any scope. */
function declaredIn(tree) {
  const names = new Set();
  const add = (pattern) => {
    walk(pattern, (node) => node.type === 'Identifier' && names.add(node.name));
  };
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id);
    if (/Function/.test(node.type)) node.params.forEach(add);
    if (/^(Function|Class)/.test(node.type) && node.id) add(node.id);
    if (/^Import.*Specifier$/.test(node.type)) add(node.local);
    if (node.type === 'CatchClause' && node.param) add(node.param);
  });
  return names;
}

const memberOf = (node) =>
  node.type === 'MemberExpression' && !node.computed ? node.property.name : undefined;

/**
 * Uses of what a supported browser lacks: `AbortSignal.any` → its browsers. Methods of instances are
 * not found, because minified code has no types: ESLint checks those of `web/src`.
 */
export function unsupportedIn(code) {
  const tree = parseAst(code);
  const declared = declaredIn(tree);
  const isGlobal = (name) => !declared.has(name) && isKnown(name);
  /** Name of the global that an expression is: `URL`, `window.URL`. */
  const globalOf = (node) => {
    if (node.type === 'Identifier') return isGlobal(node.name) ? node.name : undefined;
    const isOfWindow = node.object?.type === 'Identifier' && GLOBAL_OBJECTS.has(node.object.name);
    const name = isOfWindow ? memberOf(node) : undefined;
    return name !== undefined && isKnown(name) ? name : undefined;
  };
  const found = new Map();
  const note = (use, browsers) => {
    if (browsers.length > 0) found.set(use, browsers);
  };
  walk(tree, (node, parents) => {
    const parent = parents.at(-1);
    if (node.type === 'Literal' && node.regex)
      note(`/${node.regex.pattern}/`, lacksPattern(node.regex));
    if (node.type === 'MemberExpression') {
      const owner = globalOf(node.object);
      const member = memberOf(node);
      if (owner && member) note(`${owner}.${member}`, lacksMember(owner, member));
    }
    const isName =
      parent?.type === 'MemberExpression' && parent.property === node && !parent.computed;
    const isKey =
      /^(Property|MethodDefinition|PropertyDefinition)$/.test(parent?.type) &&
      parent.key === node &&
      !parent.computed;
    const isChecked = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
    if (!isName && !isKey && !isChecked) {
      const name = globalOf(node);
      if (name) note(name, lacksGlobal(name));
    }
  });
  return found;
}

/** Problems of the scripts of a build, a line each. */
export function unsupportedInFolder(folder, listed = LISTED) {
  const problems = new Map();
  const unused = new Set(Object.keys(listed));
  const scripts = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    for (const [use, browsers] of unsupportedIn(readFileSync(path.join(folder, file), 'utf8'))) {
      if (use in listed) unused.delete(use);
      else problems.set(use, `${use} is missing in ${browsers.join(', ')}: ${file}`);
    }
  }
  return [
    ...problems.values(),
    ...[...unused].map(
      (use) => `${use} is listed in scripts/lib/browsers/bundle.mjs and not used.`,
    ),
  ];
}

/** Builds the web app if needed and looks for functions that a supported browser lacks. */
export async function checkBrowsers() {
  try {
    await buildIfNeeded(['web']);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { code: 1, output: error.message };
  }
  const problems = unsupportedInFolder(path.join(root, 'web/dist'));
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}
