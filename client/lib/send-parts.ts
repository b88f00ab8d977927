import { XSRF_HEADER, xsrfOf } from '../../schema/rules/session'
import { partCount, UPLOAD_PART_BYTES } from '../../schema/rules/upload-parts'

/** How often a part is sent, and the milliseconds before the second time; they double. */
const TRIES = 4
const PAUSE = 1_000
/** How long a part may take, in milliseconds: 8 MB over a slow connection. */
const TIME_LIMIT = 300_000

/** Where a file's parts go, and how it is said how far they are. */
export interface PartsTarget {
  /** The address of a part, whose number counts from 1. */
  addressOf: (number: number) => string
  /** The numbers of the parts that have arrived already. */
  arrived: readonly number[]
  /** Told which share has arrived, from 0 to 1. */
  onProgress: (share: number) => void
  signal?: AbortSignal | undefined
}

async function sendPart(address: string, part: Blob, signal?: AbortSignal): Promise<void> {
  for (let turn = 1; ; turn++) {
    try {
      const timeout = AbortSignal.timeout(TIME_LIMIT)
      const response = await fetch(address, {
        method: 'POST',
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headers: { [XSRF_HEADER]: xsrfOf(document.cookie) ?? '' },
        body: part,
      })
      // The connection is free for the next one once the answer has been read.
      if (response.ok) return void (await response.arrayBuffer())
      if (response.status < 500) throw new RangeError(`The part was refused with ${response.status}`)
    } catch (error) {
      if (turn === TRIES || signal?.aborted || error instanceof RangeError) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** (turn - 1)))
  }
}

/**
 * Sends the parts of a file that haven't arrived yet, one after the other. A part that fails is sent again.
 *
 * @throws if a part can't be sent, or when the signal says to stop.
 */
export async function sendParts(
  file: Blob,
  { addressOf, arrived, onProgress, signal }: PartsTarget,
): Promise<void> {
  const count = partCount(file.size)
  const there = new Set(arrived)
  for (let number = 1; number <= count; number++) {
    onProgress((number - 1) / count)
    if (there.has(number)) continue
    const from = (number - 1) * UPLOAD_PART_BYTES
    await sendPart(addressOf(number), file.slice(from, from + UPLOAD_PART_BYTES), signal)
  }
  onProgress(1)
}
