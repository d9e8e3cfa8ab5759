/** Who may import whom; docs/architecture.md describes it. */
const tiers = [
  {
    name: 'node-kit-alone',
    comment: 'What both servers share knows no tier, no settings and no limits.',
    from: { path: '^node-kit/' },
    to: { path: '^(api|bff|web|e2e|scripts|bench)/|^(settings|limits)[.]mjs$' },
  },
  {
    name: 'api-alone',
    comment: 'The api knows nothing of bff or web.',
    from: { path: '^api/' },
    to: { path: '^(bff|web)/' },
  },
  {
    name: 'bff-alone',
    comment: 'The bff knows the documented REST calls only.',
    from: { path: '^bff/' },
    to: { path: '^(api|web)/' },
  },
  {
    name: 'web-alone',
    comment: 'The web knows schema.graphql and limits.mjs only.',
    from: { path: '^web/' },
    to: { path: '^(node-kit|api|bff)/|^settings[.]mjs$' },
  },
];

const apiRules = [
  {
    name: 'api-domain',
    comment:
      'The domain of the api knows no HTTP, no database and no framework; `url` has ToASCII.',
    from: { path: '^api/src/domain/', pathNot: '[.]test[.]ts$' },
    to: {
      pathNot: '^(api/src/domain/|limits[.]mjs$|url$|(node_modules/)?(typebox|@zxcvbn-ts)(/|$))',
    },
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

/** Modules of the api, from the bottom up; a file of `auth` or `mentors` itself is below their folders. */
const apiModules = [
  'mails/texts',
  'mails',
  'update-mails',
  'auth',
  'auth/email',
  'auth/second-factor',
  'auth/login',
  'auth/password',
  'auth/session',
  'events',
  'administrators',
  'history',
  'audit',
  'exports',
  'concerns',
  'counselling-sessions',
  'agreed-steps',
  'interest-profiles',
  'clubs',
  'mentors',
  'people',
  'mentors/reassign',
  'people-import',
  'batches',
  'submissions',
  'progress',
  'mentor-dashboard',
  'deletion',
  'own-data',
  'counts',
  'overview',
  'reminders',
];

/** A module imports itself and those before it in the list. */
const apiModuleOrder = apiModules.map((module, place) => ({
  name: 'api-module-order',
  comment: 'Modules of the api import only modules below them.',
  from: { path: `^api/src/modules/${module}/[^/]+$`, pathNot: '[.]test[.]ts$' },
  to: {
    path: '^api/src/modules/.+/',
    pathNot: `^api/src/modules/(${apiModules.slice(0, place + 1).join('|')})/[^/]+$`,
  },
}));

/** http → graphql → backend/port.ts; context.ts puts the backend behind the port. */
const bffRules = [
  {
    name: 'bff-check',
    comment: 'check/ is a program of its own that uses the bff.',
    from: { path: '^bff/src/' },
    to: { path: '^bff/check/' },
  },
  {
    name: 'bff-domain',
    comment: 'Domain types import nothing.',
    from: { path: '^bff/src/domain/' },
    to: { path: '^bff/src/', pathNot: '^bff/src/domain/' },
  },
  {
    name: 'bff-backend',
    comment: 'The backend does not know what uses it.',
    from: { path: '^bff/src/backend/' },
    to: { path: '^bff/src/((gen|graphql|http)/|context[.]ts$)' },
  },
  {
    name: 'bff-graphql-in-one-folder',
    comment: 'Only graphql/ knows GraphQL.',
    from: { path: '^bff/src/(backend|domain)/', pathNot: '[.]test[.]ts$' },
    to: { path: '^(node_modules/)?(graphql|@apollo)(/|$)' },
  },
  {
    name: 'bff-graphql',
    comment: 'Resolvers know the port of the backend only, and not what serves them.',
    from: { path: '^bff/src/graphql/' },
    to: {
      path: '^bff/src/((backend|http)/|context[.]ts$)',
      pathNot: '^bff/src/backend/port[.]ts$',
    },
  },
  {
    name: 'bff-http',
    comment: 'Only context.ts puts the backend behind its port.',
    from: { path: '^bff/src/http/' },
    to: {
      path: '^bff/src/backend/',
      pathNot: '^bff/src/backend/((http|reading)/|port[.]ts$)',
    },
  },
  {
    name: 'bff-backend-domains',
    comment: 'Domains of the backend do not import each other; the shared folders are named here.',
    from: { path: '^bff/src/backend/([^/]+)/' },
    to: {
      path: '^bff/src/backend/[^/]+/',
      pathNot: '^bff/src/backend/($1|entities|failures|http|lists|reading|writes)/',
    },
  },
  {
    name: 'bff-graphql-domains',
    comment: 'Domains of the resolvers do not import each other.',
    from: { path: '^bff/src/graphql/([^/]+)/' },
    to: { path: '^bff/src/graphql/[^/]+/', pathNot: '^bff/src/graphql/$1/' },
  },
];

/**
 * Rules for the folders of a feature, given from the ground up: files of a folder import only from
 * folders of the floors below. Tests may also use the fixtures of their feature.
 */
const floorsOf = (feature, floors) =>
  floors.map((folders, floor) => ({
    name: `web-${feature}-${folders[0]}`,
    comment: 'A folder of a feature imports only the floors below it.',
    from: {
      path: `^web/src/features/${feature}/(${folders.join('|')})/`,
      pathNot: '[.](test|stories|testing)[.]tsx?$|/test[A-Z]',
    },
    to: {
      path: `^web/src/features/${feature}/`,
      pathNot: `^web/src/features/${feature}/(${['$1', ...floors.slice(0, floor).flat()].join('|')})/`,
    },
  }));

/** ui → lib → features → app. */
const webRules = [
  {
    name: 'web-ui',
    comment: 'Shared widgets know Chakra only.',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/(app|features|lib)/' },
  },
  {
    name: 'web-lib',
    comment: 'lib is below features and app.',
    from: { path: '^web/src/lib/' },
    to: { path: '^web/src/(app|features)/' },
  },
  {
    name: 'web-features',
    comment: 'Features never import the app or another feature.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/(app|features)/', pathNot: '^web/src/features/$1/' },
  },
  ...floorsOf('mentor', [
    ['list'],
    ['changes'],
    ['answers', 'charts', 'attention', 'export', 'offline'],
    ['session', 'steps'],
    ['details'],
    ['people'],
    ['update'],
  ]),
  ...floorsOf('admin', [
    ['filters'],
    ['row', 'table', 'record', 'counts'],
    ['audit', 'history', 'deletion', 'export'],
    ['access'],
    ['person'],
    ['pickers'],
    ['reassign', 'import', 'bulk', 'tab'],
    [
      'people',
      'clubs',
      'mentors',
      'submissions',
      'tracker',
      'overview',
      'administrators',
      'concerns',
      'mails',
    ],
  ]),
  {
    name: 'web-unsent-store',
    comment: 'Changes are sent and kept by useSend alone.',
    from: { path: '^web/src/', pathNot: '^web/src/lib/unsent/' },
    to: { path: '^web/src/lib/unsent/unsentStore[.]ts$' },
  },
  {
    name: 'web-app-screens',
    comment: 'The app imports screens of features, and parts of pages of several features.',
    from: { path: '^web/src/app/', pathNot: '[.]test[.]tsx?$' },
    to: {
      path: '^web/src/features/',
      pathNot:
        'Screen[.]tsx$|auth/AuthSkeleton|dashboard/concern/ConcernPart|mentor/offline/KeepList|landing/shared/(PublicShell|visitor)',
    },
  },
  {
    name: 'web-csv',
    comment: 'Only lib/csv.ts writes CSV: it escapes formulas. lib/readCsv.ts reads it.',
    from: { path: '^web/src/', pathNot: '^web/src/lib/(csv|readCsv)[.]ts$' },
    to: { path: 'node_modules/(@types/)?papaparse/' },
  },
  {
    name: 'web-retried',
    comment: 'Calls that are repeated are made by lib/run/inTurn.ts alone.',
    from: { path: '^web/src/', pathNot: '^web/src/lib/run/inTurn[.]ts$' },
    to: { path: '^web/src/lib/run/retried[.]ts$' },
  },
];

/** Finds import cycles, also through type imports. */
const noCycle = { name: 'no-cycle', from: {}, to: { circular: true } };

export default {
  forbidden: [noCycle, ...tiers, ...apiRules, ...apiModuleOrder, ...bffRules, ...webRules].map(
    (rule) => ({
      severity: 'error',
      ...rule,
    }),
  ),
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
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['waymark-source', 'import', 'node', 'default'],
    },
  },
};
