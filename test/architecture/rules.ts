import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

const forbid = (
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, severity: 'error', from, to })

/** What each folder of the worker may import from the worker's others. */
const WORKER: Readonly<Record<string, readonly string[]>> = {
  gateway: ['ssr', 'endpoints', 'graphql', 'services', 'edge-cache', 'data', 'platform'],
  ssr: ['graphql', 'services', 'edge-cache', 'data', 'platform'],
  endpoints: ['graphql', 'services', 'edge-cache', 'data', 'platform'],
  graphql: ['services', 'edge-cache', 'data', 'platform'],
  jobs: ['services', 'edge-cache', 'data', 'platform'],
  durable: ['services', 'edge-cache', 'data', 'platform'],
  'edge-cache': ['data', 'durable', 'platform'],
  services: ['data', 'platform'],
  data: [],
  platform: [],
}

/** The client's folders, each of which may import those after it. */
const CLIENT: readonly (readonly string[])[] = [
  ['pages'],
  ['layouts'],
  ['features'],
  ['shell'],
  ['ui'],
  ['lib'],
]

const workerRules = Object.entries(WORKER).map(([folder, allowed]) =>
  forbid(
    `worker/${folder} imports ${allowed.join(', ') || 'nothing else of the worker'}`,
    { path: `^worker/${folder}/` },
    { path: '^worker/', pathNot: `^worker/((${[folder, ...allowed].join('|')})/|isolate-memory\\.ts$)` },
  ),
)

const clientRules = CLIENT.flatMap((layer, i) => {
  const below = CLIENT.slice(i + 1).flat()
  return layer.map((folder) =>
    forbid(
      `client/${folder} imports ${below.join(', ') || 'nothing else of the client'}`,
      { path: `^client/${folder}/`, pathNot: '^client/(pages|layouts)/registry\\.ts$' },
      // Components import the sheets that they need.
      { path: '^client/', pathNot: `^client/(${[folder, ...below, 'styles'].join('|')})/` },
    ),
  )
})

/** Who may import whom (docs/rules/testing.md, "Who may import whom"). */
export const RULES: IRegularForbiddenRuleType[] = [
  ...workerRules,
  ...clientRules,
  forbid('schema stands alone', { path: '^schema/' }, { path: '^(client|worker|test)/' }),
  forbid('the client knows no worker', { path: '^client/' }, { path: '^worker/' }),
  forbid('the client knows no table', { path: '^client/' }, { path: ['^schema/tables/', 'drizzle-orm'] }),
  forbid(
    'tables are for the data layer',
    { path: '^(worker|schema)/', pathNot: ['^worker/(data|commands)/', '^schema/tables/'] },
    { path: ['^schema/tables/', 'drizzle-orm'] },
  ),
  forbid(
    'the worker enters the client by its server entry alone',
    { path: '^worker/', pathNot: '^worker/commands/' },
    { path: '^client/', pathNot: '^client/entry-server\\.tsx$' },
  ),
  forbid(
    'services are handed what is outside: of platform they know types alone',
    { path: '^worker/services/' },
    { path: '^worker/platform/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'jobs go through services: only their parts are opened with the database',
    { path: '^worker/jobs/', pathNot: '^worker/jobs/open-job-parts\\.ts$' },
    { path: '^worker/data/' },
  ),
  forbid(
    'of durable objects the cache knows types alone',
    { path: '^worker/edge-cache/' },
    { path: '^worker/durable/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'a page imports no other page',
    { path: '^client/pages/([^/]+)/' },
    { path: '^client/pages/', pathNot: '^client/pages/$1/' },
  ),
  forbid(
    'the gallery is for developers: nothing of the client imports it',
    { path: '^client/', pathNot: '^client/gallery/' },
    { path: '^client/gallery/' },
  ),
  forbid('ui knows no domain', { path: '^client/ui/' }, { path: ['^schema/wording/', '\\.generated\\.ts$'] }),
  forbid('nothing imports tests', { path: '^(worker|client|schema)/' }, { path: '^test/' }),
  forbid(
    'commands are no part of the worker',
    { path: '^worker/', pathNot: '^worker/commands/' },
    { path: '^worker/commands/' },
  ),
  forbid(
    'what runs in the worker or the browser has no file system',
    { path: '^(worker|client|schema)/', pathNot: ['^worker/commands/', '^client/build/', '\\.build\\.mjs$'] },
    { path: '^(node:)?(fs|child_process|net|http|os|worker_threads)(/|$)' },
  ),
  forbid('no circles, types included', {}, { circular: true }),
]
