import type { TestProject } from 'vitest/node'
import { bundle } from '../../worker/commands/bundle'
import { demoId } from '../../worker/commands/demo/ids'
import { PEOPLE } from './pages'
import { signIn } from './session'
import { shared } from './shared'
import { type Site, startSite } from './site'

let site: Promise<Site> | undefined

/** Builds the worker and starts it with the demo: once for all projects, which only read from it. */
export async function setup(project: TestProject): Promise<void> {
  site = shared('site', async () => {
    await bundle('development')
    const started = await startSite({ demo: true })
    const { host } = new URL(started.url)
    for (const name of PEOPLE) await signIn(started.bindings.DB, name, demoId('user', name), host)
    return started
  })
  project.provide('site', (await site).url)
}

/** Stops it; idempotent. */
export async function teardown(): Promise<void> {
  await (await site)?.stop()
}
