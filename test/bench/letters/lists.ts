import { setTimeout as wait } from 'node:timers/promises'
import { OwnSubscriberImport } from '../../../client/features/subscriber/own-subscriber-import.generated'
import { StartSubscriberImport } from '../../../client/features/subscriber/start-subscriber-import.generated'
import { newId } from '../../../schema/rules/new-id'
import { send } from '../http'
import type { Site } from '../site'
import { ANEW } from '../subjects'
import { BROUGHT_TO } from './audience'
import { operate } from './operate'

const LOOK_EVERY = 200
/** Milliseconds that a list may take. */
const LIMIT = 15 * 60_000

/** What bringing a list came to. */
export interface Brought {
  lines: number
  /** People who are subscribed by it. */
  added: number
  /** Milliseconds, of which reading the file comes first, and of workerd's CPU. */
  took: number
  cpu: number
  /** How many different states of progress were seen. */
  steps: number
}

/** A list as other services write it. */
const fileOf = (lines: number, name: string): string =>
  [
    'email,name,tags,created_at',
    ...Array.from(
      { length: lines },
      (_, i) => `${name}-${i}@mail.example,"Reader, Number ${i}","one, two",2026-0${1 + (i % 9)}-1${i % 10}`,
    ),
  ].join('\n')

/** Brings a list of so many lines by a job, and looks at its progress meanwhile. */
export async function bringList(site: Site, lines: number, name: string): Promise<Brought> {
  const importId = newId()
  const body = fileOf(lines, name)
  const now = async () => {
    const { viewer } = await operate(site, OwnSubscriberImport, { importId })
    const list = viewer?.subscriberImport
    if (!list || list.state === 'FAILED') throw new Error(`The list failed: ${list?.problem}`)
    return list
  }
  const begun = performance.now()
  const seen = new Set<number>()
  async function until(state: string) {
    for (;;) {
      const list = await now()
      seen.add(list.doneCount)
      if (list.state === state) return list
      if (performance.now() - begun > LIMIT) throw new Error(`The list is ${list.state} after a long time`)
      await wait(LOOK_EVERY)
    }
  }
  const before = site.cpu() ?? Number.NaN
  const { status, bytes } = await send(site.origin, {
    path: `/_/api/newsletters/${BROUGHT_TO}/import/process-unvalidated-files?import=${importId}&name=list.csv`,
    method: 'POST',
    headers: { ...ANEW, origin: site.origin, 'content-type': 'text/csv' },
    body,
  })
  if (status !== 200) throw new Error(`The list is answered by ${status} ${bytes}`)
  const { email, name: names, lastName, tags, note, state, since } = (await until('READY')).columns
  if (email === null) throw new Error('The column of addresses wasn’t found')
  await operate(site, StartSubscriberImport, {
    input: {
      importId,
      columns: { email, name: names, lastName, tags, note, state, since },
      hasConsent: true,
    },
  })
  const { addedCount } = await until('DONE')
  return {
    lines,
    added: addedCount,
    took: performance.now() - begun,
    cpu: (site.cpu() ?? Number.NaN) - before,
    steps: seen.size,
  }
}
