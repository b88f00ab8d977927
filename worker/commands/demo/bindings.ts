/** The bindings of a running worker that the demo is written to. */
export interface DemoBindings {
  DB: D1Database
  SEARCH_DB: D1Database
  STATS_DB_0: D1Database
  MEDIA: R2Bucket
  KV: KVNamespace
  /** The worker's secret, from which codes are computed; absent for the one of development. */
  AUTH_SECRET?: string
}

/** @throws Error unless the database is on this machine: the demo is never loaded into any other. */
export async function refuseRemote(bindings: DemoBindings): Promise<void> {
  const { meta } = await bindings.DB.prepare('SELECT 1').run()
  // The local runtime marks its results like this; the platform names the data centre of a database.
  if (!String(meta.served_by ?? '').startsWith('miniflare'))
    throw new Error('The demo is only put into a database on this machine. This one seems to be remote.')
}
