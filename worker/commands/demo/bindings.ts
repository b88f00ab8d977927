/** What of a running worker the demo is put into. */
export interface DemoBindings {
  DB: D1Database
  SEARCH_DB: D1Database
  MEDIA: R2Bucket
  KV: KVNamespace
}

/** @throws Error when the database isn't one on this machine: the demo is never put into another. */
export async function refuseRemote(bindings: DemoBindings): Promise<void> {
  const { meta } = await bindings.DB.prepare('SELECT 1').run()
  // The local runtime signs its answers so; the platform names a data centre's database.
  if (!String(meta.served_by ?? '').startsWith('miniflare'))
    throw new Error('The demo is only put into a database on this machine. This one seems to be remote.')
}
