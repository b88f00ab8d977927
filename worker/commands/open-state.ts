import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { STATE_WORKER, StateDatabase } from './state-database'

type Options = Partial<
  Record<'d1Databases' | 'kvNamespaces' | 'r2Buckets' | 'bindings', Record<string, string>>
>

/** The databases and stores of a local state, and the secret of the workers that run on it if they are given one. */
export type StateBindings = Pick<Env, 'DB' | 'SEARCH_DB' | 'STATS_DB_0' | 'KV' | 'MEDIA' | 'AUTH_SECRET'>

/**
 * Opens the stores of a local state without building a worker, passes them to `work`, and closes them. No
 * instance may be running on the same state.
 */
export async function withState<Result>(
  state: string,
  work: (bindings: StateBindings) => Promise<Result>,
): Promise<Result> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml')
  const { d1Databases = {}, kvNamespaces = {}, r2Buckets = {}, bindings = {} } = workerOptions as Options
  const key = randomUUID()
  const worker = {
    name: 'quire',
    modules: true as const,
    script: STATE_WORKER,
    bindings: { KEY: key },
    d1Databases,
    kvNamespaces,
    r2Buckets,
  }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ resourcePersistencePath: join(resolve(state), 'v3'), workers: [worker] }),
  )
  try {
    const { KV, MEDIA } = await miniflare.getBindings<Env>()
    const database = (name: 'DB' | 'SEARCH_DB' | 'STATS_DB_0') =>
      new StateDatabase(miniflare, name, key) as unknown as D1Database
    const { AUTH_SECRET } = bindings
    return await work({
      KV,
      MEDIA,
      DB: database('DB'),
      SEARCH_DB: database('SEARCH_DB'),
      STATS_DB_0: database('STATS_DB_0'),
      ...(AUTH_SECRET === undefined ? {} : { AUTH_SECRET }),
    })
  } finally {
    await miniflare.dispose()
  }
}
