import type { Miniflare } from 'miniflare'

/** What the worker below takes: statements of one database, which it runs as one batch. */
interface Batch {
  database: string
  statements: { sql: string; params: unknown[] }[]
}

type Answer = { results: D1Result[] } | { error: string }

/** The worker that runs the batches. Anyone who doesn't know its key finds nothing. */
export const STATE_WORKER = `export default {
  async fetch(request, env) {
    if (request.headers.get('authorization') !== env.KEY) return new Response(null, { status: 404 })
    const { database, statements } = await request.json()
    const db = env[database]
    try {
      const prepared = statements.map(({ sql, params }) => db.prepare(sql).bind(...params))
      return Response.json({ results: await db.batch(prepared) })
    } catch (error) {
      return Response.json({ error: error.message })
    }
  },
}`

class StateStatement {
  constructor(
    readonly database: StateDatabase,
    readonly sql: string,
    readonly params: unknown[] = [],
  ) {}

  bind(...params: unknown[]): StateStatement {
    return new StateStatement(this.database, this.sql, params)
  }

  async run(): Promise<D1Result> {
    const [result] = await this.database.batch([this])
    if (!result) throw new Error('The database has not answered')
    return result
  }

  all(): Promise<D1Result> {
    return this.run()
  }
}

/**
 * A database of a local state, of which commands need `prepare`, `bind`, `run`, `all` and `batch`. Miniflare's
 * own bindings block the process once for each `prepare` and each `bind`, which is most of the time that it takes to
 * write the demo; here a batch is one request.
 */
export class StateDatabase {
  constructor(
    readonly miniflare: Miniflare,
    readonly name: string,
    readonly key: string,
  ) {}

  prepare(sql: string): StateStatement {
    return new StateStatement(this, sql)
  }

  /** @throws Error with the database's message, in which case no statement has an effect. */
  async batch(statements: readonly StateStatement[]): Promise<D1Result[]> {
    const batch: Batch = {
      database: this.name,
      statements: statements.map(({ sql, params }) => ({ sql, params })),
    }
    const response = await this.miniflare.dispatchFetch('http://localhost', {
      method: 'POST',
      headers: { authorization: this.key },
      body: JSON.stringify(batch),
    })
    const answer = (await response.json()) as Answer
    if ('error' in answer) throw new Error(answer.error)
    return answer.results
  }
}
