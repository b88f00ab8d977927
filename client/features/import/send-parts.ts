import { linkTo } from '../../../schema/routes/links'
import { IMPORT_PART_BYTES, partCount } from '../../../schema/rules/imports'
import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'

/** Files that this visit has chosen, by their imports. */
const chosen = new Map<string, File>()

export const keepFile = (importId: string, file: File): void => void chosen.set(importId, file)
export const keptFile = (importId: string): File | undefined => chosen.get(importId)

/** How often a part is sent, and the milliseconds before the second time; they double. */
const TRIES = 4
const PAUSE = 1_000
/** How long a part may take, in milliseconds: 8 MB over a slow connection. */
const TIME_LIMIT = 300_000

async function sendPart(importId: string, number: number, part: Blob): Promise<void> {
  for (let turn = 1; ; turn++) {
    try {
      const response = await fetch(linkTo('ImportPart', { importId, number }), {
        method: 'POST',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(TIME_LIMIT),
        headers: { [XSRF_HEADER]: xsrfOf(document.cookie) ?? '' },
        body: part,
      })
      if (response.ok) return
      if (response.status < 500) throw new RangeError(`The part was refused with ${response.status}`)
    } catch (error) {
      if (turn === TRIES || error instanceof RangeError) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE * 2 ** (turn - 1)))
  }
}

/**
 * Sends the parts of a file that haven't arrived yet, one after the other.
 *
 * @param onProgress told which share has arrived, from 0 to 1.
 * @throws if a part can't be sent.
 */
export async function sendParts(
  { id, uploadedParts }: { id: string; uploadedParts: readonly number[] },
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const count = partCount(file.size)
  const there = new Set(uploadedParts)
  for (let number = 1; number <= count; number++) {
    onProgress((number - 1) / count)
    if (there.has(number)) continue
    const from = (number - 1) * IMPORT_PART_BYTES
    await sendPart(id, number, file.slice(from, from + IMPORT_PART_BYTES))
  }
  onProgress(1)
}
