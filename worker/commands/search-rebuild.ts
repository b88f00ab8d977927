/** `npm run search:rebuild`: rebuilds the search index from the main database. */
import { REBUILD_START, type RebuildCursor, rebuildStep, writeCursor } from '../services/search/rebuild-index'
import { applyMigrations } from './apply-migrations'
import { fail } from './fail'
import { localSettings } from './local-settings'
import { withState } from './open-state'
import { askOperator, NotListening, type OperatorAccess, operatorAccess } from './operating/ask-operator'
import { readOptions } from './options'

const USAGE = `npm run search:rebuild -- [options]

Asks the instance that runs here; when none does, works on the databases in QUIRE_STATE (else .quire).
Search goes on meanwhile.

  --url URL     another instance (also QUIRE_URL), such as https://quire.example
  --key KEY     the operators' key (also ADMIN_KEY); a development instance needs none
  --cursor C    go on where an earlier rebuild broke off`

const OPTIONS = { url: { type: 'string' }, key: { type: 'string' }, cursor: { type: 'string' } } as const

interface Progress {
  written: number
  removed: number
  cursor: string | null
}

const total = { written: 0, removed: 0 }

function report({ written, removed, cursor }: Progress): void {
  total.written += written
  total.removed += removed
  if (cursor !== null && process.stdout.isTTY)
    process.stdout.write(`\r${total.written} entries written, at ${cursor.slice(0, 40).padEnd(40)}`)
}

async function rebuildOver(access: OperatorAccess, from: string | undefined): Promise<void> {
  let cursor: string | null | undefined = from
  do {
    const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''
    const progress: Progress = await askOperator<Progress>(access, `/_/admin/search-rebuild${query}`).catch(
      (error) => {
        if (cursor && cursor !== from) console.error(`\nGo on with --cursor '${cursor}'`)
        throw error
      },
    )
    report(progress)
    cursor = progress.cursor
  } while (cursor)
}

async function rebuildState(state: string): Promise<void> {
  await withState(state, async (databases) => {
    await applyMigrations(databases)
    let next: RebuildCursor | undefined = REBUILD_START
    while (next) {
      const step = await rebuildStep(databases, next)
      next = step.next
      report({ ...step, cursor: next ? writeCursor(next) : null })
    }
  })
}

const { cursor, ...where } = readOptions(process.argv.slice(2), OPTIONS, USAGE)
try {
  const isChosen = where.url !== undefined || Boolean(process.env.QUIRE_URL)
  await rebuildOver(operatorAccess(where, process.env), cursor).catch((error) => {
    if (isChosen || !(error instanceof NotListening)) throw error
    return rebuildState(localSettings(process.env).state)
  })
  console.log(`\rThe search index: ${total.written} entries written, ${total.removed} removed.`.padEnd(80))
} catch (error) {
  fail(error)
}
