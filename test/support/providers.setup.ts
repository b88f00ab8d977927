import type { TestProject } from 'vitest/node'
import { startProviders } from './providers/start'

/** The main host of the worker's tests (test/factories/endpoint-context.ts). */
const ORIGINS = ['https://quire.example']

let stop: (() => void) | undefined

/** Starts the stand-ins for identity providers, for the tests of the worker. */
export async function setup(project: TestProject): Promise<void> {
  const { stop: end, ...providers } = await startProviders(ORIGINS)
  stop = end
  project.provide('providers', providers)
}

export const teardown = (): void => stop?.()
