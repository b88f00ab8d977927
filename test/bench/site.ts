import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '../../worker/commands/apply-migrations'
import { startInstance } from '../../worker/commands/instance'
import { signIn } from '../support/session'
import { referenceOf } from '../support/session-cookie'
import { cpuTime, ownRuntimes, residentMemory } from './cpu'
import { generate, SAMPLES } from './generate'

/** A running site full of generated stories, bypassing Miniflare's entry. */
export interface Site {
  stories: number
  /** `http://127.0.0.1:port`, which is also the site's main host. */
  origin: string
  /** Seconds that filling the database took. */
  filledIn: number
  /** Milliseconds of CPU that its workerd has used so far; nothing if unknown. */
  cpu: () => number | undefined
  /** Megabytes that its workerd has in memory; nothing where it can't be told. */
  memory: () => number | undefined
  bindings: Env
  stop: () => Promise<void>
}

const HOST = '127.0.0.1'

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, HOST, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}

interface Start {
  bundle: string
  /** The folder of its databases. */
  state: string
  stories: number
  vars?: Record<string, string>
  idleQueue?: string | undefined
}

/** Starts the bundle as in production, unless `vars` say otherwise, and fills its databases. */
async function start(
  { bundle, state, stories, vars = {}, idleQueue }: Start,
  fill: (bindings: Env) => Promise<void>,
): Promise<Site> {
  const directPort = await freePort()
  const others = new Set(ownRuntimes())
  const instance = await startInstance({
    port: 0,
    host: HOST,
    directPort,
    state,
    bundle,
    idleQueue,
    vars: {
      ENVIRONMENT: 'production',
      MAIN_HOST: `${HOST}:${directPort}`,
      AUTH_SECRET: 'of the bench alone, and of no value elsewhere',
      ...vars,
    },
  })
  try {
    const bindings = await instance.miniflare.getBindings<Env>()
    await applyMigrations(bindings)
    const started = performance.now()
    await fill(bindings)
    const { readerId } = SAMPLES
    // An earlier run had another port.
    await bindings.DB.prepare('DELETE FROM session').run()
    await signIn(bindings.DB, 'reader', readerId, `${HOST}:${directPort}`, referenceOf('reader', readerId))
    const filledIn = (performance.now() - started) / 1000
    const runtime = ownRuntimes().find((id) => !others.has(id))
    const cpu = () => cpuTime(runtime)
    const memory = () => residentMemory(runtime)
    const { stop } = instance
    return { stories, origin: `http://${HOST}:${directPort}`, filledIn, cpu, memory, bindings, stop }
  } catch (error) {
    await instance.stop()
    throw error
  }
}

/** Starts a site over a database of its own, which is deleted when the site stops. */
export async function startSite(
  bundle: string,
  stories: number,
  responses: number,
  vars: Record<string, string> = {},
  idleQueue?: string,
): Promise<Site> {
  const state = mkdtempSync(join(tmpdir(), 'quire-bench-'))
  const remove = () => rmSync(state, { recursive: true, force: true })
  try {
    const fill = ({ DB }: Env) => generate(DB, stories, responses)
    const site = await start({ bundle, state, stories, vars, idleQueue }, fill)
    return { ...site, stop: () => site.stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Starts a site over the filled databases in a folder, which stay. */
export const startKept = (bundle: string, state: string, stories: number): Promise<Site> =>
  start({ bundle, state, stories }, async () => {})
