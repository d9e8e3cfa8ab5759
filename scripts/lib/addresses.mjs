/** Host by which a browser on this machine reaches a server that listens on `host`. */
function originOf(host, port) {
  const reachable = host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable}:${port}`;
}

/** Addresses of the running product, as printed lines. */
export function addressLines(inForce) {
  const web = originOf(inForce.HOST, inForce.PORT ?? '4000');
  const rest = inForce.API_URL ?? originOf(inForce.API_HOST, inForce.API_PORT ?? '4100');
  const isExplored = inForce.NODE_ENV !== 'production' && inForce.TRUSTED_DOCUMENTS !== '1';
  const docsPort = inForce.API_METRICS_PORT;
  const docs = docsPort === undefined ? rest : originOf(inForce.API_HOST, docsPort);
  const hasDocs = !inForce.API_URL && (docsPort !== undefined || inForce.NODE_ENV !== 'production');
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
