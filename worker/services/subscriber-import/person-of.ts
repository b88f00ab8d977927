import { cleanLine } from '../../../schema/rules/clean-text'
import {
  type ListColumns,
  type ListField,
  MOST_SUBSCRIBER_NAME,
  MOST_SUBSCRIBER_NOTE,
  MOST_SUBSCRIBER_TAG,
  MOST_SUBSCRIBER_TAGS,
} from '../../../schema/rules/subscribers'
import { addressIn } from './columns'

/** Somebody on a list. */
export interface ListedPerson {
  email: string
  name: string
  tags: string[]
  note: string
  /** When they subscribed there; null if the list doesn't say. */
  since: number | null
  /** Whether the list says that they never confirmed. */
  isUnconfirmed: boolean
}

/** What becomes of a line: somebody, nobody who wants letters, or a line without an address. */
type LineOutcome = { person: ListedPerson } | 'left out' | 'fault'

/** How lists call those who get no mail, and those who have yet to confirm. */
const LEFT =
  /^(?:un-?subscribed|inactive|cleaned|bounced|complained|spam(?:med)?|blocked|banned|undeliverable|removed|deleted|archived|disabled|churned|non-?subscribed|no|false|0|f|n)$/
const UNCONFIRMED = /^(?:unconfirmed|unactivated|pending|validating|waiting|invited)$/
const YES = /^(?:yes|true|1|t|y)$/

/** Cuts a text at a number of characters, as readers count them. */
const cut = (text: string, most: number): string => [...cleanLine(text)].slice(0, most).join('').trim()

const tagsIn = (cell: string): string[] => {
  const tags = cell
    .replace(/^\[(.*)\]$/, '$1')
    .split(/[,;|]/)
    .map((tag) => cut(tag.replace(/["']/g, ''), MOST_SUBSCRIBER_TAG).toLowerCase())
  return [...new Set(tags)].filter((tag) => tag !== '').slice(0, MOST_SUBSCRIBER_TAGS)
}

/** A time within those in which there was mail; a bare number is in seconds. */
function timeIn(cell: string, now: number): number | null {
  const time = /^\d{9,10}$/.test(cell) ? Number(cell) * 1000 : Date.parse(cell)
  return Number.isFinite(time) && time > 0 && time <= now ? time : null
}

/**
 * Whom a line is about.
 *
 * @param isTurned whether a yes in the column of states means that somebody gets no mail.
 */
export function personOf(
  cells: readonly string[],
  columns: ListColumns,
  { now, isTurned }: { now: number; isTurned: boolean },
): LineOutcome {
  const of = (field: ListField): string => {
    const column = columns[field]
    return column === null ? '' : (cells[column] ?? '')
  }
  const address = addressIn(of('email'))
  if (!address) return 'fault'
  const state = of('state').trim().toLowerCase()
  if (isTurned ? YES.test(state) : LEFT.test(state)) return 'left out'
  const name = cut(`${of('name')} ${of('lastName')}`, MOST_SUBSCRIBER_NAME)
  return {
    person: {
      email: address.email,
      name: name || cut(address.name, MOST_SUBSCRIBER_NAME),
      tags: tagsIn(of('tags')),
      note: cut(of('note'), MOST_SUBSCRIBER_NOTE),
      since: timeIn(of('since').trim(), now),
      isUnconfirmed: UNCONFIRMED.test(state),
    },
  }
}
