import { LRUCache } from 'lru-cache'
import { keepAnswerText } from '../../client/entry-server'
import type { Operation } from '../../schema/operation'
import { writesSoFar } from '../data/database'
import type { CacheTags } from '../edge-cache/tags'
import type { GraphQLContext } from '../graphql/context'
import { executeOperation } from '../graphql/execute'
import { watched } from '../graphql/impersonal'
import type { Clock } from '../platform/clock'

/** How long an answer is remembered, in milliseconds, and so the longest that a page may lag behind. */
const REMEMBERED_FOR = 500
/** From this age on, the next request renews the answer while it still serves others. */
const RENEWED_AFTER = 350
const MOST_ANSWERS = 1000
/** The size of all answers together, in bytes of JSON; as objects they take a few times as much. */
const MOST_BYTES = 4_000_000

interface Answer {
  data: object
  tags: CacheTags
  /** When it was requested. */
  at: number
  /** `writesSoFar` before its rows were read. */
  writes: number
  /** A request is already renewing it. */
  isRenewed: boolean
}

/** Whether what was requested is younger than a number of milliseconds, and nothing was written since. */
function isYounger({ at, writes }: Pick<Answer, 'at' | 'writes'>, limit: number, clock: Clock): boolean {
  const age = clock.now() - at
  return age >= 0 && age < limit && writes === writesSoFar()
}

/** Freezes an answer, so that mutating shared data fails at once. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** How much the memory holds at most. */
export interface MemoryLimits {
  answers: number
  /** Bytes of JSON. */
  bytes: number
}

/**
 * Recent answers of operations, for pages that are rendered for one viewer. It holds only answers that don't
 * depend on the viewer, didn't fail, and are no older than the isolate's last write. Rule:
 * docs/rules/graphql.md, "Remembered answers".
 */
export class OperationMemory {
  readonly #answers: LRUCache<string, Answer>
  /** When pages were last rendered from answers of their own, and `writesSoFar` then. */
  readonly #renders = new LRUCache<string, Pick<Answer, 'at' | 'writes'>>({ max: MOST_ANSWERS })

  constructor({ answers, bytes }: MemoryLimits = { answers: MOST_ANSWERS, bytes: MOST_BYTES }) {
    this.#answers = new LRUCache({ max: answers, maxSize: bytes })
  }

  /** Forgets everything. */
  clear(): void {
    this.#answers.clear()
    this.#renders.clear()
  }

  /** A page has been rendered; its answers are remembered unless they were already. */
  noteRender(address: string, { clock, reader }: Pick<GraphQLContext, 'clock' | 'reader'>): void {
    if (reader.db.usage.remembered === 0)
      this.#renders.set(address, { at: clock.now(), writes: reader.db.openedAfter })
  }

  /** Whether the answers of a page are remembered, most likely. */
  knowsPage(address: string, clock: Clock): boolean {
    const render = this.#renders.get(address)
    return render !== undefined && isYounger(render, RENEWED_AFTER, clock)
  }

  /** How many answers it holds. */
  get size(): number {
    return this.#answers.size
  }

  /**
   * Executes an operation, or answers a query from memory where that is allowed. The data may be shared with
   * other requests, so nobody may mutate it.
   *
   * @param isVisitor whether the request can't be anybody's. What visitors are shown is remembered apart.
   * @throws whatever `executeOperation` throws; failures aren't remembered.
   */
  async execute<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    context: GraphQLContext,
    isVisitor = false,
  ): Promise<Data> {
    // The operation gets exactly what the key contains, even where JSON drops something.
    const text = JSON.stringify(variables ?? {})
    // Flags differ between the groups of an experiment.
    const group = context.parts.experiment?.group ?? 'none'
    const audience = isVisitor ? 'visitors' : 'people'
    const key = `${context.origin} ${audience} ${group} ${operation.id} ${text}`
    const known = this.#valid(key, context)
    if (known) {
      context.tags.addAll(known.tags)
      context.reader.db.usage.remembered += 1
      return known.data as Data
    }
    const at = context.clock.now()
    const { context: own, isPersonal } = watched(context, isVisitor)
    try {
      const data = await executeOperation(operation, JSON.parse(text) as Variables, own)
      if (operation.kind === 'query' && !isPersonal()) {
        this.#remember(key, { data: data as object, tags: own.tags, at, context })
      }
      return data
    } finally {
      context.tags.addAll(own.tags)
    }
  }

  /** The answer under a key, unless it is too old, or old enough for this request to renew it. */
  #valid(key: string, { clock }: GraphQLContext): Answer | undefined {
    const known = this.#answers.get(key)
    if (!known || !isYounger(known, REMEMBERED_FOR, clock)) return undefined
    if (known.isRenewed || isYounger(known, RENEWED_AFTER, clock)) return known
    known.isRenewed = true
    return undefined
  }

  #remember(key: string, answer: Omit<Answer, 'writes' | 'isRenewed'> & { context: GraphQLContext }): void {
    const { data, tags, at, context } = answer
    const writes = context.reader.db.openedAfter
    if (writes !== writesSoFar()) return
    const size = keepAnswerText(__DEVELOPMENT__ ? frozen(data) : data)
    this.#answers.set(key, { data, tags, at, writes, isRenewed: false }, { size: size + key.length })
  }
}
