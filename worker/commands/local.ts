import { applyMigrations } from './apply-migrations'
import { seedDemo } from './demo/seed-demo'
import { fail } from './fail'
import { developmentVars, type Instance, type InstanceOptions, startInstance } from './instance'
import type { LocalSettings } from './local-settings'
import { withState } from './open-state'
import { isPortFree } from './ports'

/** How often the cron comes, in milliseconds: as wrangler.toml says. */
const CRON = 60_000

/** Ends the command, kindly, when somebody listens on the port already. */
export async function refuseTakenPort({ port }: LocalSettings): Promise<void> {
  if (await isPortFree(port)) return
  fail(
    `Port ${port} is taken, by another Quire or something else. Choose another: PORT=${port + 1} npm start`,
  )
}

/**
 * Makes a local state ready for an instance: its databases migrated, the demo in an empty one. It happens before
 * the instance answers anybody, so nobody gets a page, and no cache an answer, of a site that is half there;
 * and it needs no built worker.
 */
export const prepare = ({ state }: LocalSettings, log: (line: string) => void): Promise<void> =>
  withState(state, async (bindings) => {
    for (const name of await applyMigrations(bindings)) log(`Migrated ${name}`)
    await seedDemo(bindings, { log })
  })

/**
 * Serves a built worker from a state that is ready, with its cron. Ends with the process.
 *
 * @param more of the instance's options.
 */
export async function serve(
  { port, state }: LocalSettings,
  bundle: string,
  more: Partial<InstanceOptions> = {},
): Promise<Instance> {
  const options = { port, state, bundle, vars: developmentVars(port), ...more }
  const instance = await startInstance(options)
  const stop = () => instance.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  setInterval(() => runCron(instance), CRON).unref()
  return instance
}

/** Does what the platform's cron does. An instance that is just being replaced leaves it to the next minute. */
async function runCron({ miniflare }: Instance): Promise<void> {
  try {
    await (await miniflare.getWorker()).scheduled({ cron: '* * * * *' })
  } catch (error) {
    console.error(`  The cron failed: ${error instanceof Error ? error.message : error}`)
  }
}

/** Applies the migrations that an instance's databases lack. */
export async function migrate({ miniflare }: Instance, log: (line: string) => void): Promise<void> {
  const bindings = await miniflare.getBindings<Env>()
  for (const name of await applyMigrations(bindings)) log(`Migrated ${name}`)
}
