import { newUsage } from './database-usage'
import { keyOfRead, PlannedReads, type Read } from './planned-reads'

/** A value that D1 can bind. Lists are passed as one JSON parameter and read by `json_each(?)`. */
export type SqlValue = string | number | null

/** A named statement that reads. `Params` are its positional parameters, `Row` is its row type. */
export interface Query<Params extends readonly SqlValue[], Row> {
  readonly name: string
  readonly sql: string
  /** Never set: carries only the types. */
  readonly types?: { params: Params; row: Row }
}

/** The row type of a statement. */
export type RowOf<Q> = Q extends Query<readonly SqlValue[], infer Row> ? Row : never

/** A statement that writes, ready for a batch. */
export interface Statement {
  sql: string
  params: SqlValue[]
  /** What is to be done soon about the rows that it writes, if it writes any. */
  leaves?: Left
}

/** Work that a write leaves: webhooks are to be told. */
export type Left = 'deliveries'

/** Whether a batch failed because something that it creates already exists. */
export const isDuplicate = (error: unknown): boolean => /UNIQUE constraint failed/.test(String(error))

/** The column with what a row names. */
const BROUGHT = 'brought'

let writes = 0

/**
 * How often this isolate has written to a database. Anything remembered is invalid once the number has
 * changed since its rows were read (docs/rules/data.md, "Writing").
 */
export const writesSoFar = (): number => writes

interface Waiting extends Read {
  isAhead: boolean
  resolve: (rows: unknown[]) => void
  reject: (error: unknown) => void
}

/**
 * One request's view of a D1 database. Reads that are requested at the same time go out in one batch, so a
 * page's round trips are the depth of its data, not its breadth.
 */
export class Database {
  /** `writesSoFar` when this view was opened: its rows may be as old as that. */
  readonly openedAfter = writes
  readonly usage = newUsage()
  /** Receives each row of a statement that brings along what its rows name. */
  onBrought: (row: object) => void = () => {}
  /** Receives what a write has left to be done, once it has happened. Must not throw. */
  onLeft: (work: Left) => void = () => {}
  #d1: D1Database | D1DatabaseSession
  /** Whether the next round trip has to go to the primary. */
  #isForPrimary: boolean
  #waiting: Waiting[] = []
  #asksAhead: (() => unknown)[] = []
  #isAhead = false
  /** By `keyOfRead`: what was asked ahead and nobody has taken yet, and `writesSoFar` before it. */
  readonly #ahead = new Map<string, { rows: Promise<unknown[]>; writes: number }>()
  readonly #plan = new PlannedReads()
  #beforeFlush: (() => void)[] = []
  /** Give rows that were asked ahead to whoever takes them. */
  #taken: (() => void)[] = []
  #scheduled = false

  /** @param isPrimaryFirst whether the session was opened so that its first read comes from the primary. */
  constructor(d1: D1Database | D1DatabaseSession, isPrimaryFirst = false) {
    this.#d1 = d1
    this.#isForPrimary = isPrimaryFirst
  }

  /** The rows of a reading statement, which joins the next batch. */
  all<Params extends readonly SqlValue[], Row>(q: Query<Params, Row>, ...params: Params): Promise<Row[]> {
    if (this.#isAhead) return this.#askAhead({ q, params })
    const asked = this.#ahead.size > 0 ? this.#takeAhead<Row>(q, params) : undefined
    return asked ?? this.#ask(q, params)
  }

  /**
   * Asks before it is certain that somebody needs it: the statements of `ask` join the batch that leaves next, and `all`
   * takes their rows once it is asked for the same. Nobody sees them otherwise. Sends no batch of its own.
   *
   * @param ask calls `all` before it waits for anything.
   */
  ahead(ask: () => unknown): void {
    this.#asksAhead.push(ask)
  }

  /** Asks ahead for what an earlier request has asked for after its first batch. */
  plan(reads: readonly Read[]): void {
    const planned = this.#plan.begin(reads)
    this.ahead(() => {
      const waiting = new Set(this.#waiting.map(keyOfRead))
      for (const [key, read] of planned) if (!waiting.has(key)) this.#askAhead(read, key)
    })
  }

  /** What could have left with the first batch, to be planned the next time; nothing if it was what was planned. */
  get plannable(): readonly Read[] | undefined {
    return this.#plan.learned
  }

  #collectAhead(): void {
    this.#isAhead = true
    try {
      for (const ask of this.#asksAhead.splice(0)) ask()
    } finally {
      this.#isAhead = false
    }
  }

  #ask<Row>(q: Read['q'], params: readonly SqlValue[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        q,
        params,
        isAhead: this.#isAhead,
        resolve: resolve as (rows: unknown[]) => void,
        reject,
      })
      this.#schedule()
    })
  }

  #askAhead<Row>({ q, params }: Read, key = keyOfRead({ q, params })): Promise<Row[]> {
    const rows = this.#ask<Row>(q, params)
    // Whoever takes them learns of a failure.
    rows.catch(() => {})
    this.#ahead.set(key, { rows, writes })
    return rows
  }

  #takeAhead<Row>(q: Read['q'], params: readonly SqlValue[]): Promise<Row[]> | undefined {
    const key = keyOfRead({ q, params })
    const ahead = this.#ahead.get(key)
    this.#ahead.delete(key)
    // What was written since isn't in these rows.
    if (!ahead || ahead.writes !== writes) return undefined
    this.#plan.take(key)
    this.#schedule()
    return new Promise((resolve) => {
      this.#taken.push(() => resolve(ahead.rows as Promise<Row[]>))
    })
  }

  /** The first row of a reading statement, or nothing. */
  async first<Params extends readonly SqlValue[], Row>(
    q: Query<Params, Row>,
    ...params: Params
  ): Promise<Row | undefined> {
    return (await this.all(q, ...params))[0]
  }

  /**
   * Runs writing statements as one transaction: all of them happen or none. Returns the number of rows that
   * each changed.
   */
  async write(statements: Statement[]): Promise<number[]> {
    if (statements.length === 0) return []
    // Counted twice, because both reads from before the write and reads during it are invalid.
    writes += 1
    this.#isForPrimary = true
    try {
      const results = await this.#send(statements)
      const changes = results.map((r) => r.meta.changes ?? 0)
      // Told by the write itself, so that nobody has to look, nor to think of asking.
      for (const left of new Set(statements.map(({ leaves }, i) => (changes[i] ? leaves : undefined))))
        if (left) this.onLeft(left)
      return changes
    } finally {
      writes += 1
    }
  }

  /** For loaders: runs `collect` just before the next batch leaves, so that its keys join it. */
  beforeFlush(collect: () => void): void {
    this.#beforeFlush.push(collect)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    // A timer, not a microtask, so that resolvers have asked for everything they are about to ask for.
    setTimeout(() => this.#flush(), 0)
  }

  #flush(): void {
    this.#scheduled = false
    this.#collectAhead()
    // Loaders that share a statement send it once all of them are collected.
    while (this.#beforeFlush.length > 0) for (const collect of this.#beforeFlush.splice(0)) collect()
    // Rows that are there already come together, as they would with a batch, and what depends on them joins this one.
    if (this.#taken.length > 0) {
      for (const give of this.#taken.splice(0)) give()
      this.#schedule()
      return
    }
    // `collect` may have scheduled again by asking: those statements leave now.
    const batch = this.#waiting.splice(0)
    if (batch.length === 0) return
    this.#plan.leaves(batch.filter(({ isAhead }) => !isAhead))
    this.#send(batch.map(({ q, params }) => ({ sql: q.sql, params })))
      .then((results) => {
        for (const [i, waiting] of batch.entries()) {
          const rows = (results[i]?.results ?? []) as object[]
          if (rows[0] && BROUGHT in rows[0]) for (const row of rows) this.onBrought(row)
          waiting.resolve(rows)
        }
      })
      .catch((error: unknown) => {
        for (const waiting of batch) waiting.reject(error)
      })
  }

  async #send(statements: readonly { sql: string; params: readonly SqlValue[] }[]): Promise<D1Result[]> {
    const started = performance.now()
    const prepared = statements.map((s) => this.#d1.prepare(s.sql).bind(...s.params))
    const results = await this.#d1.batch(prepared)
    this.usage.roundTrips += 1
    if (this.#isForPrimary) this.usage.primaryRoundTrips += 1
    this.#isForPrimary = false
    this.usage.statements += statements.length
    this.usage.waited += performance.now() - started
    for (const r of results) this.usage.rowsRead += r.meta.rows_read ?? 0
    return results
  }
}
