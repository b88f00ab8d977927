/** `npm run seed`: migrates the local database and puts the demo into it. Stop a running instance first. */
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { applyMigrations } from './apply-migrations'
import { seedDemo } from './demo/seedDemo'

const state = process.env.QUIRE_STATE ?? '.quire'
const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml')
type Stores = Partial<Record<'d1Databases' | 'kvNamespaces' | 'r2Buckets', Record<string, string>>>
const { d1Databases = {}, kvNamespaces = {}, r2Buckets = {} } = workerOptions as Stores

/** The stores alone: no worker needs to be built for them. */
const worker = {
  name: 'quire',
  modules: true as const,
  script: 'export default { fetch: () => new Response() }',
  d1Databases,
  kvNamespaces,
  r2Buckets,
}
const miniflare = new Miniflare(
  convertV4MiniflareOptions({ resourcePersistencePath: join(resolve(state), 'v3'), workers: [worker] }),
)
try {
  const bindings = await miniflare.getBindings<Env>()
  for (const name of await applyMigrations(bindings)) console.log(`Migrated ${name}`)
  await seedDemo(bindings, { log: console.log })
} finally {
  await miniflare.dispose()
}
