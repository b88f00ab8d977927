import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '../../worker/commands/apply-migrations'
import { startInstance } from '../../worker/commands/instance'
import { signIn } from '../support/session'
import { referenceOf } from '../support/session-cookie'
import { cpuTime, ownRuntimes, residentMemory } from './cpu'
import { generate, RESPONSES, SAMPLES } from './generate'

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
  /** Does what the platform's cron does each minute. */
  cron: () => Promise<unknown>
  stop: () => Promise<void>
  /** Ends its workerd in the middle of whatever it does, as a crash would. */
  kill: () => Promise<void>
}

const HOST = '127.0.0.1'
export const AUTH_SECRET = 'of the bench alone, and of no value elsewhere'

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
  /** A free one by default. */
  port?: number
}

/** Starts the bundle as in production, unless `vars` say otherwise, and fills its databases. */
async function start(
  { bundle, state, stories, vars = {}, idleQueue, port }: Start,
  fill: (bindings: Env) => Promise<void>,
): Promise<Site> {
  const directPort = port ?? (await freePort())
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
      AUTH_SECRET,
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
    const { miniflare, stop } = instance
    const cron = async () => (await miniflare.getWorker()).scheduled({ cron: '* * * * *' })
    const kill = async () => {
      if (runtime === undefined) throw new Error('There is no workerd of ours')
      process.kill(Number(runtime), 'SIGKILL')
      await stop()
    }
    const origin = `http://${HOST}:${directPort}`
    return { stories, origin, filledIn, cpu, memory, bindings, cron, stop, kill }
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

/** Fills a folder with the databases of a site, which stay. @returns the seconds that it took. */
export async function fillState(
  { bundle, state, stories, vars }: Start,
  fill: (bindings: Env) => Promise<void>,
): Promise<number> {
  const site = await start({ bundle, state, stories, ...(vars ? { vars } : {}) }, async (bindings) => {
    await generate(bindings.DB, stories, RESPONSES[0])
    await fill(bindings)
  })
  await site.stop()
  return site.filledIn
}

/** A site whose workerd can be killed: another one goes on with the same databases, at the same address. */
export interface MortalSite {
  /** The one that is running. */
  now: Site
  /** Kills it, and starts the next one. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts such a site over the databases in a folder, which stay. */
export async function openMortal(
  given: Start,
  fill: (bindings: Env) => Promise<void> = async () => {},
): Promise<MortalSite> {
  const life = { ...given, port: await freePort() }
  const mortal: MortalSite = {
    now: await start(life, fill),
    async kill() {
      await mortal.now.kill()
      mortal.now = await start(life, async () => {})
    },
    stop: () => mortal.now.stop(),
  }
  return mortal
}

/** Starts such a site over databases of its own, which are deleted when it stops. */
export async function startMortal(
  bundle: string,
  stories: number,
  responses: number,
  vars: Record<string, string>,
): Promise<MortalSite> {
  const state = mkdtempSync(join(tmpdir(), 'quire-bench-'))
  const remove = () => rmSync(state, { recursive: true, force: true })
  try {
    const fill = ({ DB }: Env) => generate(DB, stories, responses)
    const site = await openMortal({ bundle, state, stories, vars }, fill)
    return Object.assign(site, { stop: () => site.now.stop().then(remove) })
  } catch (error) {
    remove()
    throw error
  }
}
