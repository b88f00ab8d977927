import type { TestProject } from 'vitest/node'
import { startPayments } from '../../worker/commands/payments/start'

let stop: (() => void) | undefined

/** Starts the stand-in for the providers of payments, in a process other than the worker’s. */
export async function setup(project: TestProject): Promise<void> {
  const started = await startPayments()
  stop = started.stop
  project.provide('payments', started.url)
}

export const teardown = (): void => stop?.()
