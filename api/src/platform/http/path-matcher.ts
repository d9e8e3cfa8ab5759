/** Whether a path matches the pattern of a route, such as `/api/admin/clubs/:id`. */
export function pathMatcher(pattern: string): (path: string) => boolean {
  const source = pattern
    .split('/')
    .map((step) => (step.startsWith(':') ? '[^/]+' : step.replaceAll('*', '.*')))
    .join('/');
  const whole = new RegExp(`^${source}$`);
  return (path) => whole.test(path);
}
