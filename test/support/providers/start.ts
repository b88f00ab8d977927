import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { MastodonFault } from './mastodon'

/** The stand-ins for identity providers, and the worker's configuration to use them. */
export interface Providers {
  vars: Record<string, string>
  /** Address of the broken issuers (mischief.ts). */
  mischief: string
  /** Hosts of Mastodon servers, by their fault (mastodon.ts): two are fine. */
  mastodon: Readonly<Record<'fine' | 'other' | MastodonFault, string>>
}

/** How long they may take to start, in milliseconds. */
const TIME_LIMIT = 30_000

/** Starts the stand-ins in a separate process, for sites at these origins. */
export async function startProviders(origins: readonly string[]): Promise<Providers & { stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/support/providers/process.ts'], {
    env: { ...process.env, ORIGINS: origins.join(','), PORT: '', WITH_PARENT: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  const stop = (): void => {
    child.kill()
  }
  const ready = new Promise<Providers>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The providers took too long to start')), TIME_LIMIT)
    child.on('exit', (code) => reject(new Error(`The providers ended with ${code}: ${said.join('')}`)))
    createInterface(child.stdout).on('line', (line) => {
      if (!line.startsWith('{"vars"')) return
      clearTimeout(timer)
      resolve(JSON.parse(line) as Providers)
    })
  })
  try {
    return { ...(await ready), stop }
  } catch (error) {
    stop()
    throw error
  }
}
