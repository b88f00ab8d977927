import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** The stand-in for the providers of payments, and the worker’s configuration to use it. */
export interface PaymentsStandIn {
  url: string
  vars: Record<string, string>
}

/** How long it may take to start, in milliseconds. */
const TIME_LIMIT = 30_000

/**
 * Starts the stand-in in a separate process, which ends with this one.
 *
 * @param site the site that is told of events, and the file that keeps the records; without them neither.
 */
export async function startPayments(
  site: { port?: number; site?: string; records?: string } = {},
): Promise<PaymentsStandIn & { stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'worker/commands/payments/process.ts'], {
    env: {
      ...process.env,
      PORT: String(site.port ?? ''),
      SITE: site.site ?? '',
      RECORDS: site.records ?? '',
      WITH_PARENT: '1',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  const ready = new Promise<PaymentsStandIn>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The payments took too long to start')), TIME_LIMIT)
    child.on('exit', (code) => reject(new Error(`The payments ended with ${code}: ${said.join('')}`)))
    createInterface(child.stdout).on('line', (line) => {
      if (!line.startsWith('{"url"')) return
      clearTimeout(timer)
      resolve(JSON.parse(line) as PaymentsStandIn)
    })
  })
  const stop = (): void => {
    child.kill()
  }
  try {
    return { ...(await ready), stop }
  } catch (error) {
    stop()
    throw error
  }
}
