import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { serveChromium } from './chromium'

let server: BrowserServer | undefined

/**
 * Starts the browser that all files of the project share, because starting one takes longer than most tests.
 */
export async function setup(project: TestProject): Promise<void> {
  server = await serveChromium()
  project.provide('browser', server.wsEndpoint())
}

export async function teardown(): Promise<void> {
  await server?.close()
}
