// Waymark’s bff as it is served, with its limits, log and metrics.
import { buildApp } from '../../../bff/dist/app.js';
import { readConfig } from '../../../bff/dist/config.js';
import { logToOutput } from '../../../bff/dist/http/logger.js';
import { measured, upstream } from '../measured.mjs';

const config = readConfig({ NODE_ENV: 'production', API_URL: upstream });
const app = await buildApp(config, {}, { logTo: logToOutput() });
await app.listen({ port: 0, host: '127.0.0.1' });
measured(app.server.address().port);
