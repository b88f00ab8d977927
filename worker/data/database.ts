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
}

/** Whether a batch failed because something that it creates already exists. */
export const isDuplicate = (error: unknown): boolean => /UNIQUE constraint failed/.test(String(error))

/** What one request asked of the database. */
export interface DatabaseUsage {
  roundTrips: number
  statements: number
  rowsRead: number
  /** Milliseconds spent waiting. */
  waited: number
  /** Operations that were answered from memory, without asking the database. */
  remembered: number
}

let writes = 0

/**
 * How often this isolate has written to a database. Anything remembered is invalid once the number has
 * changed since its rows were read (docs/rules/data.md, "Writing").
 */
export const writesSoFar = (): number => writes

interface Waiting {
  sql: string
  params: readonly SqlValue[]
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
  readonly usage: DatabaseUsage = { roundTrips: 0, statements: 0, rowsRead: 0, waited: 0, remembered: 0 }
  #d1: D1Database | D1DatabaseSession
  #waiting: Waiting[] = []
  #beforeFlush: (() => void)[] = []
  #scheduled = false

  constructor(d1: D1Database | D1DatabaseSession) {
    this.#d1 = d1
  }

  /** The rows of a reading statement, which joins the next batch. */
  all<Params extends readonly SqlValue[], Row>(q: Query<Params, Row>, ...params: Params): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ sql: q.sql, params, resolve: resolve as (rows: unknown[]) => void, reject })
      this.#schedule()
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
    try {
      const results = await this.#send(statements)
      return results.map((r) => r.meta.changes ?? 0)
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
    // Collecting one loader's keys never calls another loader, so one pass is enough.
    for (const collect of this.#beforeFlush.splice(0)) collect()
    // `collect` may have scheduled again by asking: those statements leave now.
    const batch = this.#waiting.splice(0)
    if (batch.length === 0) return
    this.#send(batch).then(
      (results) => {
        for (const [i, waiting] of batch.entries()) waiting.resolve(results[i]?.results ?? [])
      },
      (error: unknown) => {
        for (const waiting of batch) waiting.reject(error)
      },
    )
  }

  async #send(statements: readonly { sql: string; params: readonly SqlValue[] }[]): Promise<D1Result[]> {
    const started = performance.now()
    const prepared = statements.map((s) => this.#d1.prepare(s.sql).bind(...s.params))
    const results = await this.#d1.batch(prepared)
    this.usage.roundTrips += 1
    this.usage.statements += statements.length
    this.usage.waited += performance.now() - started
    for (const r of results) this.usage.rowsRead += r.meta.rows_read ?? 0
    return results
  }
}
