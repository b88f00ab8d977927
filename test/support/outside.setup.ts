import type { TestProject } from 'vitest/node'
import { startOutsideServices } from './outside-services'
import { startMailServer } from './outside-smtp'

let services: Awaited<ReturnType<typeof startOutsideServices>> | undefined
let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined

/** Starts the outside services, in a process other than the worker's. */
export async function setup(project: TestProject): Promise<void> {
  services = await startOutsideServices()
  mailServer = await startMailServer(services.keep)
  project.provide('outside', services.url)
  project.provide('smtp', mailServer.address)
}

export async function teardown(): Promise<void> {
  await mailServer?.stop()
  await services?.stop()
}
