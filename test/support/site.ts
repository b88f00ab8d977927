import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'quire-state-'))

/**
 * Writes the demo once, in a folder that sites are started from copies of: that takes a second or two, writing it five
 * to twenty. It belongs to whoever asked for it.
 */
export async function writeDemoState(): Promise<string> {
  const state = await emptyFolder()
  const port = await freePort()
  const instance = await startInstance({
    port,
    bundle: DEVELOPMENT_BUNDLE,
    vars: developmentVars(port),
    state,
  })
  try {
    const bindings = await instance.miniflare.getBindings<Env>()
    await applyMigrations(bindings)
    await seedDemo(bindings)
  } finally {
    await instance.stop()
  }
  return state
}

async function copyOf(state: string): Promise<string> {
  const copy = await emptyFolder()
  await cp(state, copy, { recursive: true })
  return copy
}

/**
 * Starts the built worker with its tables: for tests that write. Their changes are gone when it is stopped. It has
 * the demo if it is given the folder of it, `inject('demo')` in tests; `vars` override its variables.
 */
export async function startSite({
  demo,
  port: wanted,
  vars = {},
  bundle = DEVELOPMENT_BUNDLE,
}: {
  /** What `writeDemoState` wrote; by default the site is empty, and keeps everything in memory. */
  demo?: string
  /** A free port; by default any. */
  port?: number
  vars?: Record<string, string>
  /** The folder of another build of the worker. */
  bundle?: string
} = {}): Promise<Site> {
  const port = wanted ?? (await freePort())
  const state = demo === undefined ? undefined : await copyOf(demo)
  const instance = await startInstance({
    port,
    bundle,
    vars: { ...developmentVars(port), ...vars },
    state,
  })
  const bindings = await instance.miniflare.getBindings<Env>()
  if (!state) await applyMigrations(bindings)
  const stop = async () => {
    await instance.stop()
    if (state) await rm(state, { recursive: true, force: true })
  }
  return { ...instance, bindings, stop }
}
