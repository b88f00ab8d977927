import { EXPORT_KINDS } from '../../../schema/routes/values'
import type { Taker } from './kinds/taken-kind'
import { type KindFile, writeKind } from './kinds/write-kind'
import type { PartWriter } from './part-writer'

/** Characters of one table in memory; a longer one is several files. */
const MOST_TEXT = 4_000_000

/**
 * Writes what data/ has by ids as tables with titles and addresses, which people can read. Rule: docs/rules/export.md,
 * "What is in it".
 *
 * @param from the kind to begin with.
 * @returns the kind to go on with, if the part is full.
 */
export async function writeTables(
  writer: PartWriter,
  taker: Taker,
  about: Omit<KindFile, 'kind'>,
  from: number,
): Promise<number | undefined> {
  for (const [i, kind] of EXPORT_KINDS.entries()) {
    if (i < from) continue
    if (!writer.hasRoom()) return i
    let number = 1
    let text = ''
    const end = async () => {
      await writer.addTable(number === 1 ? kind : `${kind}-${number}`, text)
      number += 1
      text = ''
    }
    let isEmpty = true
    let isHead = true
    for await (const piece of writeKind('csv', taker, { kind, ...about })) {
      text += piece
      isEmpty &&= isHead
      isHead = false
      if (text.length > MOST_TEXT) await end()
    }
    if (text !== '' && !isEmpty) await end()
  }
  return undefined
}
