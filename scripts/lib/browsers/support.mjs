import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import browsers from '../../../web/browsers.json' with { type: 'json' };

const SUPPORTED = {
  ...browsers,
  safari_ios: browsers.safari,
  chrome_android: browsers.chrome,
};

/** Instances of an interface that are global variables. */
const INSTANCES = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  sessionStorage: 'Storage',
};

/** Names in TypeScript's libraries and the interface with their members in the compatibility data. */
const INTERFACES = {
  Animatable: 'Element',
  ArrayIterator: 'Iterator',
  Body: 'Response',
  ChildNode: 'Element',
  ElementCSSInlineStyle: 'HTMLElement',
  GlobalEventHandlers: 'Element',
  Generator: 'Iterator',
  HTMLOrSVGElement: 'HTMLElement',
  IterableIterator: 'Iterator',
  MapIterator: 'Iterator',
  ParentNode: 'Element',
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  SetIterator: 'Iterator',
  WindowOrWorkerGlobalScope: 'Window',
};

const isAtMost = (version, supported) => {
  const [a, b] = [version, supported].map((text) => text.replace('≤', '').split('.').map(Number));
  return (a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0)) <= 0;
};

const isIn = (version, supported) =>
  version === true ||
  (typeof version === 'string' && /\d/.test(version) && isAtMost(version, supported));

/** Supported browsers that lack what an entry of the compatibility data describes. */
function lackedBy(entry) {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return Object.entries(SUPPORTED).flatMap(([browser, supported]) => {
    const ranges = [support[browser] ?? []].flat();
    const has = ranges.some(
      (range) =>
        !range.flags &&
        !range.prefix &&
        !range.alternative_name &&
        isIn(range.version_added, supported) &&
        !(range.version_removed && isIn(range.version_removed, supported)),
    );
    return has ? [] : [`${browser} ${supported}`];
  });
}

const own = (object, key) => (object && Object.hasOwn(object, key) ? object[key] : undefined);

/** Entry of a global function, constructor or object. */
const globalEntry = (name) => own(bcd.javascript.builtins, name) ?? own(bcd.api, name);

/** Whether the compatibility data knows a global of this name. */
export const isKnown = (name) =>
  own(INSTANCES, name) !== undefined || globalEntry(name) !== undefined;

/** Supported browsers without a global function, constructor or object. */
export const lacksGlobal = (name) => lackedBy(globalEntry(name));

/** Supported browsers without a member of an interface, or of its constructor. */
export function lacksMember(owner, member) {
  const name = own(INSTANCES, owner) ?? own(INTERFACES, owner) ?? owner.replace(/Constructor$/, '');
  const builtin = own(
    bcd.javascript.builtins,
    /^(Big)?(Ui|I|U)nt\d+|^Float\d+Array/.test(name) ? 'TypedArray' : name,
  );
  const api = own(bcd.api, name);
  return lackedBy(
    own(builtin, member) ??
      own(api, `${member}_static`) ??
      own(api, member) ??
      own(bcd.api, name === 'Window' ? member : ''),
  );
}

/** Supported browsers without the syntax of a regular expression. */
export function lacksPattern({ pattern, flags }) {
  const { RegExp } = bcd.javascript.builtins;
  return [
    ...(flags.includes('v') ? lackedBy(RegExp.unicodeSets) : []),
    ...(flags.includes('d') ? lackedBy(RegExp.hasIndices) : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern)
      ? lackedBy(bcd.javascript.regular_expressions.modifier)
      : []),
    ...(/\(\?<[=!]/.test(pattern)
      ? lackedBy(bcd.javascript.regular_expressions.lookbehind_assertion)
      : []),
  ];
}
