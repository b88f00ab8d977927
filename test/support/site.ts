import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '../../worker/commands/apply-migrations'
import { DEVELOPMENT_BUNDLE } from '../../worker/commands/bundle'
import { seedDemo } from '../../worker/commands/demo/seed-demo'
import {
  developmentVars,
  type Instance,
  type InstanceOptions,
  startInstance,
} from '../../worker/commands/instance'
import { withState } from '../../worker/commands/open-state'

/** A running site with its own databases. */
export interface Site extends Instance {
  bindings: Env
}

/** Ports that no system gives to connections: one of those would be taken again before it is listened on. */
const FIRST_PORT = 11_000
const PORTS = 20_000

/** A free port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'quire-state-'))

interface StartOptions {
  /** A free port; by default any. */
  port?: number
  vars?: Record<string, string>
  /** Where everybody is; empty if nothing tells it. */
  country?: string | undefined
  /** What stands in for all other sites. */
  web?: InstanceOptions['web']
  /** The folder of another build of the worker. */
  bundle?: string
  /** Whether mail arrives, as with `npm start`. */
  receivesMail?: boolean
}

/** Starts the built worker with the databases in a folder, or in memory. */
async function start(state: string | undefined, options: StartOptions = {}): Promise<Site> {
  const port = options.port ?? (await freePort())
  const instance = await startInstance({
    port,
    bundle: options.bundle ?? DEVELOPMENT_BUNDLE,
    vars: { ...developmentVars(port), ...options.vars },
    country: options.country,
    web: options.web,
    receivesMail: options.receivesMail ?? false,
    state,
  })
  return { ...instance, bindings: await instance.miniflare.getBindings<Env>() }
}

/**
 * Writes the demo to a folder, once. Sites start from copies of it, which takes a second or two instead of five to
 * ten. The caller deletes it.
 */
export async function writeDemoState(): Promise<string> {
  const state = await emptyFolder()
  await withState(state, async (bindings) => {
    await applyMigrations(bindings)
    await seedDemo(bindings)
  })
  return state
}

async function copyOf(state: string): Promise<string> {
  const copy = await emptyFolder()
  await cp(state, copy, { recursive: true })
  return copy
}

/**
 * Starts the built worker with its own databases, for tests that write; they are gone when it is stopped. Given the
 * demo's folder (`inject('demo')` in tests) it starts with the demo. `vars` override its variables.
 */
export async function startSite({
  demo,
  ...options
}: StartOptions & {
  /** What `writeDemoState` wrote; by default the site is empty, and keeps everything in memory. */
  demo?: string
} = {}): Promise<Site> {
  const state = demo === undefined ? undefined : await copyOf(demo)
  const site = await start(state, options)
  if (!state) await applyMigrations(site.bindings)
  const stop = async () => {
    await site.stop()
    if (state) await rm(state, { recursive: true, force: true })
  }
  return { ...site, stop }
}
