/** The first match wins: Chrome contains Safari, Edge contains Chrome. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Browser and device of a User-Agent, for example `Chrome on Android`. */
export function deviceOf(userAgent: string | null): string {
  const known = [browsers, systems].flatMap(
    (words) => words.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? [],
  );
  return known.join(' on ') || 'Unknown device';
}
