import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { bundle } from '../../worker/commands/bundle'
import { signInPeople } from './session'
import { shared } from './shared'
import { type Site, startSite, writeDemoState } from './site'

let demo: Promise<string> | undefined
let site: Promise<Site> | undefined

/**
 * Builds the worker, writes the demo, and starts a site with it: once for all projects, which only read from it.
 */
export async function setup(project: TestProject): Promise<void> {
  const state = shared('demo', async () => {
    await bundle('development', { keepsClient: true })
    return writeDemoState()
  })
  demo = state
  site = shared('site', async () => {
    const started = await startSite({ demo: await state })
    const { host } = new URL(started.url)
    await signInPeople(started.bindings.DB, host)
    return started
  })
  project.provide('demo', await demo)
  project.provide('site', (await site).url)
}

/** Stops it; idempotent. */
export async function teardown(): Promise<void> {
  await (await site)?.stop()
  if (demo) await rm(await demo, { recursive: true, force: true })
}
