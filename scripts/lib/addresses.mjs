/** Host by which a browser on this machine reaches a server that listens on `host`. */
function originOf(host, port) {
  const reachable = host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable}:${port}`;
}

/** Addresses of the running product, as printed lines. */
export function addressLines(settings) {
  const web = originOf(settings.HOST, settings.PORT ?? '4000');
  const rest = settings.API_URL ?? originOf(settings.API_HOST, settings.API_PORT ?? '4100');
  const isExplored = settings.NODE_ENV !== 'production' && settings.TRUSTED_DOCUMENTS !== '1';
  const docsPort = settings.API_METRICS_PORT;
  const docs = docsPort === undefined ? rest : originOf(settings.API_HOST, docsPort);
  const hasDocs =
    !settings.API_URL && (docsPort !== undefined || settings.NODE_ENV !== 'production');
  const rows = [
    ['Web', web],
    ['GraphQL', `${web}/graphql`],
    ...(isExplored ? [['GraphiQL', `${web}/graphiql`]] : []),
    ['REST', `${rest}/api`],
    ...(hasDocs ? [['REST docs', `${docs}/docs`]] : []),
  ];
  return rows.map(([name, address]) => `  ${name.padEnd(11)}${address}`);
}

/** The accounts of the demo data, as printed lines. */
export function demoAccountLines(accounts) {
  const rows = accounts.map(
    ({ role, email, password }) => `  ${role.padEnd(11)}${email.padEnd(26)}${password}`,
  );
  return ['Demo accounts (role, email, password):', ...rows];
}
