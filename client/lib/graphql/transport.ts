import type { Operation } from '../../../schema/operation'
import type { Execute } from '../query'

/** How many operations one request carries at most, and how long the first of them waits for others. */
const BATCH_SIZE = 20
const BATCH_INTERVAL_MS = 20
/** After this a request counts as failed, in milliseconds. */
const TIME_LIMIT = 15_000

/** An error that GraphQL answered with; `code` is what the worker calls it. */
export class GraphQLRequestError extends Error {
  readonly code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.name = 'GraphQLRequestError'
    this.code = code
  }
}

interface Answer {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
}

interface Waiting {
  operation: Operation<unknown, unknown>
  variables: unknown
  resolve: (data: unknown) => void
  reject: (error: unknown) => void
}

export interface TransportOptions {
  uri: string
  version: string
  /** The route's name, sent with each request; none when it isn't known. */
  routeName: () => string | undefined
  /** For tests. */
  fetch?: typeof fetch
}

/**
 * The way to GraphQL in the browser: what is asked for within 20 ms goes out as one request of up to 20
 * operations. A query whose request failed on the way is asked once more, later; a mutation never.
 */
export function createTransport(options: TransportOptions): Execute & {
  keepalive: Execute
} {
  const queues = { normal: [] as Waiting[], keepalive: [] as Waiting[] }
  const timers: Partial<Record<keyof typeof queues, ReturnType<typeof setTimeout>>> = {}

  const send = async (batch: Waiting[], keepalive: boolean): Promise<Answer[]> => {
    const names = [...new Set(batch.map(({ operation }) => operation.name))].join(',')
    const xsrf = /(?:^|; )xsrf=([^;]*)/.exec(document.cookie)?.[1]
    const response = await (options.fetch ?? fetch)(options.uri, {
      method: 'POST',
      credentials: 'same-origin',
      keepalive,
      signal: AbortSignal.timeout(TIME_LIMIT),
      headers: {
        'content-type': 'application/json',
        'graphql-operation': names,
        'frontend-app': `lite/${options.version}`,
        'frontend-route': options.routeName() || 'unidentified',
        'frontend-path': location.pathname + location.search,
        ...(xsrf ? { 'x-xsrf-token': decodeURIComponent(xsrf) } : {}),
      },
      body: JSON.stringify(
        batch.map(({ operation, variables }) => ({
          documentId: operation.id,
          operationName: operation.name,
          variables,
        })),
      ),
    })
    if (!response.ok) throw new GraphQLRequestError(`GraphQL answered ${response.status}`)
    return (await response.json()) as Answer[]
  }

  const flush = async (kind: keyof typeof queues): Promise<void> => {
    delete timers[kind]
    const batch = queues[kind].splice(0, BATCH_SIZE)
    if (queues[kind].length > 0) schedule(kind)
    const mayRetry = batch.every(({ operation }) => operation.kind === 'query')
    try {
      const answers = await send(batch, kind === 'keepalive').catch((error) => {
        if (!mayRetry) throw error
        return new Promise((resolve) => setTimeout(resolve, 500)).then(() =>
          send(batch, kind === 'keepalive'),
        )
      })
      for (const [i, { resolve, reject }] of batch.entries()) {
        const answer = answers[i]
        const error = answer?.errors?.[0]
        if (!answer || (error && !answer.data)) {
          reject(new GraphQLRequestError(error?.message ?? 'GraphQL gave no answer', error?.extensions?.code))
        } else resolve(answer.data)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const schedule = (kind: keyof typeof queues): void => {
    timers[kind] ??= setTimeout(() => flush(kind), BATCH_INTERVAL_MS)
  }

  const through =
    (kind: keyof typeof queues): Execute =>
    (operation, variables) =>
      new Promise((resolve, reject) => {
        queues[kind].push({ operation, variables, resolve: resolve as (data: unknown) => void, reject })
        if (queues[kind].length >= BATCH_SIZE) {
          clearTimeout(timers[kind])
          flush(kind)
        } else schedule(kind)
      })

  return Object.assign(through('normal'), { keepalive: through('keepalive') })
}
