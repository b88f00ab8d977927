import { LRUCache } from 'lru-cache'
import { MINUTE } from '../../schema/rules/time-units'
import { isolateMemory } from '../isolate-memory'
import type { Database, SqlValue } from './database'
import { keyOfRead, type Read } from './planned-reads'

/** How many plans are kept of each kind. */
const MOST_PLANS = 2000
/** A page that asks for more, or with longer parameters together, isn't planned. */
const MOST_READS = 40
const MOST_CHARACTERS = 20_000

/** Stands for the reader's id in what is kept for all readers. No parameter has this character. */
const READER = '\0'

type Plan = readonly Read[]

/** What readers of a page have in common. */
interface Shared {
  /** What two readers have asked for in the same way. */
  confirmed: Plan
  /** The last one who taught something, and what. */
  last: { readerId: string; plan: Plan }
}

const replaced = (plan: Plan, from: string, to: string): Plan =>
  from === ''
    ? plan
    : plan.map(({ q, params }) => ({
        q,
        params: params.map(
          (param): SqlValue => (typeof param === 'string' ? param.replaceAll(from, to) : param),
        ),
      }))

const common = (plan: Plan, other: Plan): Plan => {
  const keys = new Set(other.map(keyOfRead))
  return plan.filter((read) => keys.has(keyOfRead(read)))
}

/** From 2001 to 2286, in milliseconds. */
const [FIRST_MOMENT, LAST_MOMENT] = [1e12, 1e13]

/** Whether a read goes by the present moment, so that it is never asked for again. A minute or a day comes again. */
const namesMoment = ({ params }: Read): boolean =>
  params.some(
    (param) =>
      typeof param === 'number' && param >= FIRST_MOMENT && param < LAST_MOMENT && param % MINUTE !== 0,
  )

const isPlannable = (plan: Plan): boolean =>
  plan.length <= MOST_READS &&
  plan.reduce((sum, { params }) => sum + JSON.stringify(params).length, 0) <= MOST_CHARACTERS

/**
 * What pages have asked the database for after their first batch, so that the next render of the page asks for it with
 * the first one. Only statements and their parameters are kept, never rows: nobody is shown anything that their own
 * request hasn't read, and asked for. Rule: docs/rules/data.md, "What was asked for before".
 */
class ReadPlans {
  readonly #own = new LRUCache<string, Plan>({ max: MOST_PLANS })
  readonly #shared = new LRUCache<string, Shared>({ max: MOST_PLANS })

  clear(): void {
    this.#own.clear()
    this.#shared.clear()
  }

  /** The plan of a page for a reader: what they asked for themselves, or else what readers have in common. */
  planFor(page: string, readerId: string): Plan | undefined {
    const plan = this.#own.get(`${page} ${readerId}`) ?? this.#shared.get(page)?.confirmed
    return plan && replaced(plan, READER, readerId)
  }

  learn(page: string, readerId: string, reads: Plan): void {
    if (!isPlannable(reads)) return
    const lasting = reads.filter((read) => !namesMoment(read))
    const plan = replaced(lasting, readerId, READER)
    this.#own.set(`${page} ${readerId}`, plan)
    const { confirmed = [], last } = this.#shared.get(page) ?? {}
    const isAnother = last !== undefined && last.readerId !== readerId
    this.#shared.set(page, {
      confirmed: isAnother ? common(plan, last.plan) : confirmed,
      last: { readerId, plan },
    })
  }
}

const plans = isolateMemory(new ReadPlans())

/** A render that answers from memory asks for less, and has a plan of its own. */
const nameOf = (address: string, isRemembered: boolean): string =>
  isRemembered ? `${address} remembered` : address

/** The plan of one request's page. */
export class PagePlan {
  readonly #db: Database
  #page: { address: string; readerId: string } | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * Asks for what the page has asked for before. To be called before the first batch leaves; only the first call counts.
   *
   * @param readerId whose page it seems to be; empty for a visitor's.
   * @param isRemembered whether the page's answers seem to be remembered.
   */
  begin(address: string, readerId = '', isRemembered = false): void {
    if (this.#page) return
    this.#page = { address, readerId }
    const plan = plans.planFor(nameOf(address, isRemembered), readerId)
    if (plan && plan.length > 0) this.#db.plan(plan)
  }

  /** Keeps what the page has asked for, once it is rendered. */
  learn(): void {
    const reads = this.#db.plannable
    if (!this.#page || !reads) return
    const { address, readerId } = this.#page
    plans.learn(nameOf(address, this.#db.usage.remembered > 0), readerId, reads)
  }
}
