import { join } from 'node:path'
import { NAME } from '../../schema/brand/name'
import { applyMigrations } from './apply-migrations'
import { seedDemo } from './demo/seed-demo'
import { fail } from './fail'
import { developmentVars, type Instance, type InstanceOptions, startInstance } from './instance'
import type { LocalSettings } from './local-settings'
import { withState } from './open-state'
import { startPayments } from './payments/start'
import { isPortFree } from './ports'

/** The cron's interval in milliseconds, as in wrangler.toml. */
const CRON = 60_000

/** Ends the command with a helpful message if the port is in use. */
export async function refuseTakenPort({ port }: LocalSettings): Promise<void> {
  if (await isPortFree(port)) return
  fail(
    `Port ${port} is taken, by another ${NAME} or something else. Choose another: PORT=${port + 1} npm start`,
  )
}

/**
 * Prepares a local state for an instance: migrates its databases and loads the demo into an empty one. This
 * happens before the instance responds to anybody, so that no reader and no cache gets a page of a
 * half-filled site, and it needs no built worker.
 */
export const prepare = ({ state }: LocalSettings, log: (line: string) => void): Promise<void> =>
  withState(state, async (bindings) => {
    for (const name of await applyMigrations(bindings)) log(`Migrated ${name}`)
    await seedDemo(bindings, { log })
  }).catch(fail)

/**
 * Serves a built worker from a prepared state, with its cron and a stand-in for the providers of payments, where mail
 * arrives, too. Ends with the process.
 *
 * @param more of the instance's options.
 */
export async function serve(
  { port, state, address, country, messages }: LocalSettings,
  bundle: string,
  more: Partial<InstanceOptions> = {},
): Promise<Instance> {
  const payments = await startPayments({ site: address, records: join(state, 'payments.json') })
  const vars = { ...developmentVars(port), ...messages }
  const own = { port, state, bundle, vars, country, payments: payments.vars, receivesMail: true }
  const options = { ...own, ...more }
  const instance = await startInstance(options)
  const stop = () => {
    payments.stop()
    return instance.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  setInterval(() => runCron(instance), CRON).unref()
  return instance
}

/** Stands in for the platform's cron. An instance that is being replaced leaves it to the next minute. */
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
