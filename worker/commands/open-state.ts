import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { openStateDatabase, stateFile } from './state-database'

type Bindings<Value> = Record<string, Value>
interface Options {
  d1Databases?: Bindings<{ id: string }>
  kvNamespaces?: Bindings<{ id: string }>
  r2Buckets?: Bindings<{ id: string }>
  bindings?: Bindings<string>
}

type Databases = Pick<Env, 'DB' | 'SEARCH_DB' | 'STATS_DB_0'>

const options = (): Options => unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions as Options

/** The files of a local state's databases, by their bindings. */
export const stateFiles = (
  state: string,
  { d1Databases = {} } = options(),
): Record<keyof Databases, string> =>
  Object.fromEntries(
    Object.entries(d1Databases).map(([name, { id }]) => [name, stateFile(resolve(state), id)]),
  ) as Record<keyof Databases, string>

/** The databases and stores of a local state, and the secret of the workers that run on it if they are given one. */
export type StateBindings = Databases & Pick<Env, 'KV' | 'MEDIA' | 'AUTH_SECRET'>

/**
 * Opens the stores of a local state without building a worker, passes them to `work`, and closes them. No
 * instance may be running on the same state.
 */
export async function withState<Result>(
  state: string,
  work: (bindings: StateBindings) => Promise<Result>,
): Promise<Result> {
  const own = options()
  const { kvNamespaces = {}, r2Buckets = {}, bindings = {} } = own
  // It has the stores, and not the databases: those are opened without it.
  const worker = {
    name: 'quire',
    modules: true as const,
    script: 'export default {}',
    kvNamespaces,
    r2Buckets,
  }
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ resourcePersistencePath: join(resolve(state), 'v3'), workers: [worker] }),
  )
  const opened = Object.entries(stateFiles(state, own)).map(
    ([name, file]) => [name, openStateDatabase(file)] as const,
  )
  try {
    const { KV, MEDIA } = await miniflare.getBindings<Env>()
    const databases = Object.fromEntries(opened.map(([name, { database }]) => [name, database]))
    const { AUTH_SECRET } = bindings
    return await work({
      KV,
      MEDIA,
      ...(databases as Databases),
      ...(AUTH_SECRET === undefined ? {} : { AUTH_SECRET }),
    })
  } finally {
    for (const [, { close }] of opened) close()
    await miniflare.dispose()
  }
}
