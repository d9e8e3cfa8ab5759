import { settingsOf, tracing, webAddress } from '../../settings.mjs';

/** The validated settings of the bff. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings, once at start. @throws StartupError at the first invalid one */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const read = settingsOf(environment);
  return {
    ...webAddress(read),
    nodeEnv: read('NODE_ENV'),
    /** Origin of the REST backend, without `/api`. */
    apiOrigin: read('API_URL') ?? `http://127.0.0.1:${read('API_PORT')}`,
    /** Folder of the built web app; null for the default beside the bff. */
    webDist: read('WEB_DIST') ?? null,
    /** Whether only operations of the web app are served. */
    trustedDocuments: read('TRUSTED_DOCUMENTS'),
    /** Port of `/metrics`. Without it the path is on `port`, and not served in production. */
    metricsPort: read('METRICS_PORT') ?? null,
    /** Whether HSTS includes all subdomains of the site. */
    hstsSubdomains: read('HSTS_SUBDOMAINS'),
    /** Whether the web's service worker is served; otherwise one that removes itself. */
    serviceWorker: read('SERVICE_WORKER'),
    /** IANA time zone of the days of statistics and filters. */
    timeZone: read('TIME_ZONE'),
    /** Peers whose X-Forwarded-For is trusted: addresses and ranges. */
    trustedProxies: read('TRUSTED_PROXIES'),
    tracing: tracing(read),
  };
}
