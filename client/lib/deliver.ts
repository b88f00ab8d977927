/** When a request that got no answer is sent again, in milliseconds; after the last time it is given up. */
const RETRIES = [2000, 4000, 8000, 16_000, 32_000, 60_000] as const

/** Resolves after a while, and not before the browser is online. */
async function untilRetry(delay: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay))
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

/**
 * Sends something until there is an answer; nothing if there is none in the end. What is sent again must be harmless.
 *
 * @param onWaiting is called once, when it has to be sent again.
 */
export async function deliver<Answer>(
  send: () => Promise<Answer>,
  onWaiting: () => void,
): Promise<Answer | undefined> {
  for (const delay of [...RETRIES, undefined]) {
    try {
      return await send()
    } catch {
      if (delay === undefined) break
      if (delay === RETRIES[0]) onWaiting()
      await untilRetry(delay)
    }
  }
  return undefined
}
