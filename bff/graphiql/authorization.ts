type Headers = Record<string, unknown>;

/** The headers of a tab, as text, with this token in place of any other; null removes it. */
export function withToken(text: string, token: string | null): string {
  const others = Object.entries(headersIn(text)).filter(([name]) => !isAuthorization(name));
  const own = token === null ? [] : [['Authorization', `Bearer ${token}`]];
  const headers = [...own, ...others] as [string, unknown][];
  return headers.length === 0 ? '' : JSON.stringify(Object.fromEntries(headers), null, 2);
}

/** The token in the headers of a tab; null without one. */
export function tokenIn(text: string): string | null {
  const entry = Object.entries(headersIn(text)).find(([name]) => isAuthorization(name));
  const value = entry?.[1];
  return typeof value === 'string' && value !== '' ? value.replace(/^Bearer +/i, '') : null;
}

/** Invalid JSON while typing counts as no headers. */
function headersIn(text: string): Headers {
  try {
    const headers: unknown = JSON.parse(text);
    const isObject = typeof headers === 'object' && headers !== null && !Array.isArray(headers);
    return isObject ? (headers as Headers) : {};
  } catch {
    return {};
  }
}

function isAuthorization(name: string): boolean {
  return name.toLowerCase() === 'authorization';
}
