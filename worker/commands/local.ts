import { applyMigrations } from './apply-migrations'
import { seedDemo } from './demo/seedDemo'
import { fail } from './fail'
import { developmentVars, type Instance, type InstanceOptions, startInstance } from './instance'
import type { LocalSettings } from './localSettings'

/**
 * Serves a built worker: its databases migrated, the demo in an empty one. Ends with the process; says so when
 * the port is taken.
 *
 * @param more of the instance's options.
 */
export async function serve(
  { port, state }: LocalSettings,
  bundle: string,
  log: (line: string) => void,
  more: Partial<InstanceOptions> = {},
): Promise<Instance> {
  const options = { port, state, bundle, vars: developmentVars(port), ...more }
  const instance = await startInstance(options).catch((error: Error) => {
    const inUse = /EADDRINUSE|in use/i.test(error.message)
    if (inUse) fail(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`)
    throw error
  })
  const stop = () => instance.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  await migrate(instance, log)
  await seedDemo(await instance.miniflare.getBindings<Env>(), { log })
  return instance
}

/** Applies the migrations that an instance's databases lack. */
export async function migrate({ miniflare }: Instance, log: (line: string) => void): Promise<void> {
  const bindings = await miniflare.getBindings<Env>()
  for (const name of await applyMigrations(bindings)) log(`Migrated ${name}`)
}
