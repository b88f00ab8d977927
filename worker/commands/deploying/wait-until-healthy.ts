/** How a deployment's health is polled. */
export interface HealthOptions {
  /** Milliseconds until it gives up. */
  patience?: number
  /** Milliseconds between two requests. */
  pause?: number
  fetch?: (address: string) => Promise<Pick<Response, 'status' | 'text'>>
}

/**
 * Polls `/_/health` until it answers 200, because a new host's certificate and routes take a moment.
 *
 * @throws Error with the last response when the time is up.
 */
export async function waitUntilHealthy(origin: string, options: HealthOptions = {}): Promise<void> {
  const { patience = 120_000, pause = 3000, fetch: ask = fetch } = options
  const until = Date.now() + patience
  let last = 'nothing'
  do {
    try {
      const response = await ask(`${origin}/_/health`)
      if (response.status === 200) return
      last = `${response.status} ${(await response.text()).slice(0, 200)}`
    } catch (error) {
      last = String(error instanceof Error ? (error.cause ?? error) : error)
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  } while (Date.now() < until)
  throw new Error(`${origin}/_/health isn't well; it said last: ${last}`)
}
