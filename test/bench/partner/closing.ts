import type { Sheet } from '../../../schema/rules/partner/sheet'
import { send } from '../http'
import type { Site } from '../site'

export const ADMIN_KEY = 'of-the-bench-alone-0123456789abcdef'

/** More parts than any month has. */
const MOST_PARTS = 5000

/** What closing a month took. */
export interface Closing {
  /** Seconds of each part: requests that close, and runs of the cron that publish. */
  parts: number[]
  /** Seconds of CPU of its workerd; nothing where the system doesn't tell it. */
  cpu: number | undefined
  sheet: Sheet
}

const timed = async <Value>(work: () => Promise<Value>): Promise<{ seconds: number; value: Value }> => {
  const started = performance.now()
  const value = await work()
  return { seconds: (performance.now() - started) / 1000, value }
}

/** Asks for a month to be closed: one part. @throws if it is refused. @returns whether it is closed. */
export async function closePart({ origin }: Pick<Site, 'origin'>, month: string): Promise<boolean> {
  const { status, bytes } = await send(origin, {
    path: `/_/admin/partner/close?month=${month}`,
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_KEY}` },
  })
  if (status !== 200) throw new Error(`Closing ${month}: ${status} ${bytes}`)
  return (JSON.parse(bytes.toString()) as { state: string }).state === 'CLOSED'
}

async function sheetOf({ origin }: Pick<Site, 'origin'>, month: string): Promise<Sheet | undefined> {
  const { status, bytes } = await send(origin, { path: `/_/partner/months/${month}` })
  return status === 200 ? JSON.parse(bytes.toString()) : undefined
}

/**
 * Closes a month, part by part, and publishes it.
 *
 * @param beforePart is asked before each part of closing; it gets the number of those that are done.
 */
export async function closeWhole(
  site: { now: Site },
  month: string,
  beforePart: (done: number) => Promise<void> = async () => {},
): Promise<Closing> {
  const parts: number[] = []
  const cpuBefore = site.now.cpu()
  for (let isClosed = false; !isClosed; ) {
    if (parts.length > MOST_PARTS) throw new Error(`${month} isn't closed after ${MOST_PARTS} parts`)
    await beforePart(parts.length)
    const { seconds, value } = await timed(() => closePart(site.now, month))
    parts.push(seconds)
    isClosed = value
  }
  for (;;) {
    const sheet = await sheetOf(site.now, month)
    if (sheet) {
      const cpu = site.now.cpu()
      return { parts, cpu: cpu === undefined || cpuBefore === undefined ? undefined : cpu - cpuBefore, sheet }
    }
    if (parts.length > 2 * MOST_PARTS) throw new Error(`${month} isn't published`)
    parts.push((await timed(() => site.now.cron())).seconds)
  }
}
