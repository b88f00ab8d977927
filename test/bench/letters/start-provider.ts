import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { GOOD_SECRET } from '../../support/outside-secret'
import type { Told } from './provider'

/** A stand-in for a mail service. */
export interface Provider {
  /** The worker's configuration that uses it. */
  vars: Record<string, string>
  /** How many mails it has. */
  count(): Promise<number>
  told(): Promise<Told>
  stop(): void
}

/** Starts it in a process of its own, which ends with this one. */
export async function startProvider(): Promise<Provider> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/bench/letters/provider.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The mail service ended with ${code}`)))
    createInterface(child.stdout).once('line', (line) => resolve((JSON.parse(line) as { url: string }).url))
  })
  return {
    vars: {
      MAIL_PROVIDER: 'http',
      MAIL_HTTP_URL: `${url}/emails`,
      MAIL_HTTP_KEY: GOOD_SECRET,
      MAIL_FROM: 'Quire <mail@quire.example>',
    },
    count: async () => (await fetch(`${url}/count`)).json(),
    told: async () => (await fetch(`${url}/told`)).json(),
    stop: () => void child.kill(),
  }
}
