import type { Operation } from '../../../schema/operation'
import { BATCH_SIZE } from '../../../schema/rules/graphql'
import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'
import type { Execute } from '../app'

/** How long the first operation of a request waits for others. */
const BATCH_INTERVAL_MS = 20
/** The time after which a request counts as failed, in milliseconds. */
const TIME_LIMIT = 15_000
/** How long a query waits before its retry, in milliseconds. */
const RETRY_DELAY = 500

/** A GraphQL error response; `code` is the worker's. */
export class GraphQLRequestError extends Error {
  readonly code: string | undefined
  /** For a request that was refused as a whole. */
  readonly status: number | undefined
  constructor(message: string, code?: string, status?: number) {
    super(message)
    this.name = 'GraphQLRequestError'
    this.code = code
    this.status = status
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

/** What runs operations over the network. */
export interface Transport extends Execute {
  /** In requests that outlive their page. */
  keepalive: Execute
  /** The page is being closed: sends at once what waits for others. */
  leave(): void
}

export interface TransportOptions {
  uri: string
  version: string
  /** The route's name, sent with each request; nothing if it isn't known. */
  routeName: () => string | undefined
  /** Further headers, by which the requests belong to the page's trace. */
  carrier?: Readonly<Record<string, string>> | undefined
  /** By default the browser's own. */
  fetch?: typeof fetch
}

/** Whether a retry may help: not if the worker has rejected the request itself. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof GraphQLRequestError && error.status !== undefined && error.status < 500)

/**
 * Delivers an answer to its caller. Errors alongside data aren't a failure: the page shows the data that
 * there is.
 */
function settle({ resolve, reject }: Waiting, answer: Answer | undefined): void {
  if (answer?.data) resolve(answer.data)
  else {
    const error = answer?.errors?.[0]
    reject(new GraphQLRequestError(error?.message ?? 'GraphQL gave no answer', error?.extensions?.code))
  }
}

/**
 * The GraphQL transport of the browser: operations requested within 20 ms go out as one request of up to 20
 * (docs/rules/graphql.md, "The browser's side"). A query whose request failed in transit is retried once,
 * later; a mutation never, since nobody knows whether it happened.
 *
 * @throws GraphQLRequestError, or what `fetch` throws, through the promise of each operation.
 */
export function createTransport(options: TransportOptions): Transport {
  const queues = { normal: [] as Waiting[], keepalive: [] as Waiting[] }
  const timers: { [Kind in keyof typeof queues]?: ReturnType<typeof setTimeout> | undefined } = {}

  const send = async (batch: Waiting[], keepalive: boolean): Promise<Answer[]> => {
    const names = [...new Set(batch.map(({ operation }) => operation.name))].join(',')
    const xsrf = xsrfOf(document.cookie)
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
        ...options.carrier,
        ...(xsrf ? { [XSRF_HEADER]: xsrf } : {}),
      },
      body: JSON.stringify(
        batch.map(({ operation, variables }) => ({
          documentId: operation.id,
          operationName: operation.name,
          variables,
        })),
      ),
    })
    if (!response.ok) {
      throw new GraphQLRequestError(`GraphQL answered ${response.status}`, undefined, response.status)
    }
    const answers: unknown = await response.json()
    return Array.isArray(answers) ? answers : []
  }

  const ask = async (batch: Waiting[], keepalive: boolean, mayRetry: boolean): Promise<void> => {
    try {
      const answers = await send(batch, keepalive)
      for (const [i, waiting] of batch.entries()) settle(waiting, answers[i])
    } catch (error) {
      const again =
        mayRetry && mayPass(error) ? batch.filter(({ operation }) => operation.kind === 'query') : []
      for (const waiting of batch) if (!again.includes(waiting)) waiting.reject(error)
      if (again.length > 0) setTimeout(() => ask(again, keepalive, false), RETRY_DELAY)
    }
  }

  const flush = (kind: keyof typeof queues): void => {
    clearTimeout(timers[kind])
    timers[kind] = undefined
    ask(queues[kind].splice(0, BATCH_SIZE), kind === 'keepalive', true)
  }

  const schedule = (kind: keyof typeof queues): void => {
    timers[kind] ??= setTimeout(() => flush(kind), BATCH_INTERVAL_MS)
  }

  const through =
    (kind: keyof typeof queues): Execute =>
    (operation, variables) =>
      new Promise((resolve, reject) => {
        queues[kind].push({ operation, variables, resolve: resolve as (data: unknown) => void, reject })
        if (queues[kind].length >= BATCH_SIZE) flush(kind)
        else schedule(kind)
      })

  return Object.assign(through('normal'), {
    keepalive: through('keepalive'),
    leave: () => {
      if (queues.keepalive.length > 0) flush('keepalive')
    },
  })
}
