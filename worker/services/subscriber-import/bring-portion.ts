import { SUBSCRIBERS_COUNTED_AFTER } from '../../../schema/rules/milestones'
import { MOST_LIST_FAULTS } from '../../../schema/rules/subscribers'
import { countSoon } from '../../data/milestone/subscribers'
import { advanceList, bringSubscribers, bringTags, keepFaults } from '../../data/subscriber/bring'
import type { SubscriberImport } from '../../data/subscriber/imports'
import { unsuppressed } from '../newsletter/suppression'
import type { JobNeeds } from '../parts'
import { isTurnedRound, parseColumns } from './columns'
import { type ListedPerson, personOf } from './person-of'
import { type ListLine, linesOf, PORTION_BYTES, readStored } from './stored-lines'

type Parts = JobNeeds<'clock' | 'db' | 'importFile' | 'keys' | 'newId'>

interface Fault {
  line: number
  reason: 'address' | 'form'
  content: string
}

/** What a portion of lines comes to. */
interface Sorted {
  people: ListedPerson[]
  faults: Fault[]
  leftOut: number
}

/** How much of a line is kept that holds no address. */
const KEPT = 300

function sort(lines: readonly ListLine[], row: SubscriberImport, now: number): Sorted {
  const columns = parseColumns(row.columns)
  const { names } = JSON.parse(row.preview) as { names: string[] }
  const isTurned = columns.state !== null && isTurnedRound(names[columns.state] ?? '')
  const sorted: Sorted = { people: [], faults: [], leftOut: 0 }
  for (const { line, cells } of lines) {
    const outcome = cells ? personOf(cells, columns, { now, isTurned }) : 'fault'
    if (outcome === 'left out') sorted.leftOut += 1
    else if (outcome !== 'fault') sorted.people.push(outcome.person)
    else {
      const reason = cells ? 'address' : 'form'
      sorted.faults.push({ line, reason, content: (cells ?? []).join(', ').slice(0, KEPT) })
    }
  }
  return sorted
}

const idsOf = (rows: readonly { id: string }[]): string => JSON.stringify(rows.map(({ id }) => id))

/**
 * Brings the lines behind a place of a list, in one batch with the place of the next ones. A portion that comes again, or
 * is brought by two workers, changes nothing the second time.
 *
 * @param consentText what whoever brings the list says of those on it.
 * @returns the place of the next portion; nothing if somebody else has gone on with the list.
 */
export async function bringPortion(
  parts: Parts,
  row: SubscriberImport,
  position: number,
  consentText: string,
): Promise<number | undefined> {
  const { db, clock, newId, importFile } = parts
  const { id, fileName, storedSize, newsletterId, consent, faultCount } = row
  const file = importFile({ id: linesOf(id), fileName, size: storedSize })
  const { lines, size } = readStored(await file.read(position, PORTION_BYTES))
  if (size === 0) throw new Error(`${id} has no line at ${position}`)
  const now = clock.now()
  const { people, faults, leftOut } = sort(lines, row, now)
  const wanted = await unsuppressed(parts, people)
  const rows = wanted.map(({ since, isUnconfirmed, ...person }) => ({
    ...person,
    id: newId(),
    nameKey: person.name.toLowerCase(),
    isAsked: consent !== 'given' || isUnconfirmed ? 1 : 0,
    since: since ?? now,
  }))
  const tags = rows.flatMap((one) => one.tags.map((tag) => [one.id, tag]))
  const kept = faults.slice(0, Math.max(0, MOST_LIST_FAULTS - faultCount))
  const outcomes = await db.write([
    countSoon(newsletterId, now + SUBSCRIBERS_COUNTED_AFTER),
    bringSubscribers(id, position, newsletterId, JSON.stringify(rows), consentText, now),
    bringTags(id, position, JSON.stringify(tags)),
    keepFaults(id, position, JSON.stringify(kept)),
    advanceList(
      id,
      position,
      position + size,
      idsOf(rows.filter(({ isAsked }) => isAsked === 0)),
      idsOf(rows.filter(({ isAsked }) => isAsked === 1)),
      lines.length,
      rows.length,
      people.length - wanted.length,
      leftOut,
      faults.length,
      now,
    ),
  ])
  return outcomes.at(-1) === 1 ? position + size : undefined
}
