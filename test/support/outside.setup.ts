import type { TestProject } from 'vitest/node'
import { startOutsideServices } from './outside-services'

let services: Awaited<ReturnType<typeof startOutsideServices>> | undefined

/** Starts the outside services, in a process other than the worker's. */
export async function setup(project: TestProject): Promise<void> {
  services = await startOutsideServices()
  project.provide('outside', services.url)
}

export async function teardown(): Promise<void> {
  await services?.stop()
}
