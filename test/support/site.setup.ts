import type { TestProject } from 'vitest/node'
import { bundle } from '../../worker/commands/bundle'
import { shared } from './shared'
import { type Site, startSite } from './site'

let site: Promise<Site> | undefined

/** Builds the worker and starts it with the demo: once for all projects, which only read from it. */
export async function setup(project: TestProject): Promise<void> {
  site = shared('site', async () => {
    await bundle('development')
    return startSite({ demo: true })
  })
  project.provide('site', (await site).url)
}

/** Stops it; to stop it twice does no harm. */
export async function teardown(): Promise<void> {
  await (await site)?.stop()
}
