// This bff as it is served: its limits, its log and its metrics included.
import { buildApp } from '../../../bff/dist/app.js';
import { readConfig } from '../../../bff/dist/config.js';
import { measured, upstream } from '../measured.mjs';

const app = await buildApp(readConfig({ NODE_ENV: 'production', API_URL: upstream }));
await app.listen({ port: 0, host: '127.0.0.1' });
measured(app.server.address().port);
