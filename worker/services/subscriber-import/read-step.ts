import { cleanLine } from '../../../schema/rules/clean-text'
import { MOST_LIST_COLUMNS, MOST_LIST_LINES, PREVIEWED_LINES } from '../../../schema/rules/subscribers'
import { subscriberMessages } from '../../../schema/wording/subscriber-messages'
import {
  moveSubscriberImport,
  readSubscriberImport,
  type SubscriberImport,
} from '../../data/subscriber/imports'
import type { JobNeeds } from '../parts'
import { guessColumns, isHeading } from './columns'
import { readList } from './read-list'
import { fileOf, type ListLine, linesOf, storedLine } from './stored-lines'

type Parts = JobNeeds<'clock' | 'db' | 'importFile' | 'imports'>

/** How many characters are made to bytes at a time. */
const PIECE = 65_536

/** What a list's lines are as bytes, with its heading and the first of them. */
class Stored {
  names: string[] = []
  readonly first: string[][] = []
  count = 0
  readonly #pieces: Uint8Array<ArrayBuffer>[] = []
  readonly #encoder = new TextEncoder()
  #text = ''
  #isBegun = false

  take(line: ListLine): void {
    const { cells } = line
    const isFirst = !this.#isBegun
    this.#isBegun = true
    if (isFirst && cells && isHeading(cells)) {
      this.names = cells.slice(0, MOST_LIST_COLUMNS)
      return
    }
    if (cells && this.first.length < PREVIEWED_LINES) this.first.push(cells.slice(0, MOST_LIST_COLUMNS))
    this.count += 1
    this.#text += storedLine(line)
    if (this.#text.length > PIECE) this.#flush()
  }

  #flush(): void {
    this.#pieces.push(this.#encoder.encode(this.#text))
    this.#text = ''
  }

  end(): Promise<ArrayBuffer> {
    this.#flush()
    return new Blob(this.#pieces).arrayBuffer()
  }
}

/** Reads a list as it came: its lines are stored in one form beside it, and what its columns hold is guessed. */
export async function readStep(parts: Parts, row: SubscriberImport): Promise<void> {
  const { db, clock, imports, importFile } = parts
  const { id, fileName, size } = row
  const fail = async (problem: string): Promise<void> => {
    await db.write([moveSubscriberImport(id, 'reading', 'failed', problem, clock.now())])
    await imports.remove(fileOf(id), null)
  }
  const list = await readList(importFile({ id: fileOf(id), fileName, size }))
  const stored = new Stored()
  for await (const line of list.lines) {
    stored.take(line)
    if (stored.count > MOST_LIST_LINES) return fail(subscriberMessages.lines)
  }
  if (stored.count === 0) return fail(subscriberMessages.empty)
  const bytes = await stored.end()
  await imports.put(linesOf(id), bytes)
  const preview = JSON.stringify({
    names: stored.names.map(short),
    lines: stored.first.map((cells) => cells.map(short)),
  })
  const columns = JSON.stringify(guessColumns(stored.names, stored.first))
  await db.write([
    readSubscriberImport(
      id,
      preview,
      columns,
      list.notes().join('\n'),
      stored.count,
      bytes.byteLength,
      clock.now(),
    ),
  ])
}

/** How much of a value a preview shows. */
const SHOWN = 80
function short(cell: string): string {
  const line = cleanLine(cell)
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1).toWellFormed()}…` : line
}
