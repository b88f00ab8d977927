import { createServer } from 'node:net'
import { applyMigrations } from '../../worker/commands/apply-migrations'
import { DEVELOPMENT_BUNDLE } from '../../worker/commands/bundle'
import { seedDemo } from '../../worker/commands/demo/seed-demo'
import { developmentVars, type Instance, startInstance } from '../../worker/commands/instance'

/** A running site with databases of its own. */
export interface Site extends Instance {
  bindings: Env
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Starts the built worker with its tables, kept in memory: for tests that write. Their changes are gone when
 * it is stopped. With `demo` it contains the demo, which takes five seconds; `vars` override its variables.
 */
export async function startSite({
  demo = false,
  port: wanted,
  vars = {},
  bundle = DEVELOPMENT_BUNDLE,
}: {
  demo?: boolean
  /** A free port; by default any. */
  port?: number
  vars?: Record<string, string>
  /** The folder of another build of the worker. */
  bundle?: string
} = {}): Promise<Site> {
  const port = wanted ?? (await freePort())
  const instance = await startInstance({
    port,
    bundle,
    vars: { ...developmentVars(port), ...vars },
  })
  const bindings = await instance.miniflare.getBindings<Env>()
  await applyMigrations(bindings)
  if (demo) await seedDemo(bindings)
  return { ...instance, bindings }
}
