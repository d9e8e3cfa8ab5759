/** Import rules that ESLint can't check; docs/architecture.md describes them. */
const apiRules = [
  {
    name: 'api-domain',
    comment: 'The domain of the api knows no HTTP, no database and no framework.',
    from: { path: '^api/src/domain/', pathNot: '[.]test[.]ts$' },
    to: { pathNot: '^(api/src/domain/|(node_modules/)?(typebox|@zxcvbn-ts)(/|$))' },
  },
  {
    name: 'api-platform',
    comment: 'The platform of the api knows the domain, but no plugin and no module.',
    from: { path: '^api/src/platform/', pathNot: '[.]test[.]ts$' },
    to: { path: '^api/src/', pathNot: '^api/src/(platform|domain)/' },
  },
  {
    name: 'api-http-in-one-folder',
    comment: 'In the platform of the api only http/ and openapi/ know HTTP and Fastify.',
    from: {
      path: '^api/src/platform/',
      pathNot: '^api/src/platform/(http|openapi)/|[.]test[.]ts$',
    },
    to: { path: '^(api/src/platform/(http|openapi)/|(node_modules/)?@?fastify(/|$))' },
  },
  {
    name: 'api-plugins',
    comment: 'Plugins of the api know no module.',
    from: { path: '^api/src/plugins/', pathNot: '[.]test[.]ts$' },
    to: { path: '^api/src/', pathNot: '^api/src/(plugins|platform|domain)/' },
  },
  {
    name: 'api-modules',
    comment: 'Only app.ts of the api adds plugins.',
    from: { path: '^api/src/modules/', pathNot: '[.]test[.]ts$' },
    to: { path: '^api/src/(plugins|demo|backup|testing)/|^api/src/[^/]+[.]ts$' },
  },
];

/** Finds import cycles, also through type imports, which lint rules for cycles ignore. */
const noCycle = { name: 'no-cycle', from: {}, to: { circular: true } };

export default {
  forbidden: [noCycle, ...apiRules].map((rule) => ({ severity: 'error', ...rule })),
  required: [
    {
      name: 'api-plugins-only',
      comment: 'A file in plugins/ adds to the Fastify app; everything else belongs in platform/.',
      severity: 'error',
      module: { path: '^api/src/plugins/', pathNot: '[.]test[.]ts$' },
      to: { path: '^api/src/platform/http/app-type[.]ts$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
