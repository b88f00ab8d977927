import { LRUCache } from 'lru-cache'
import { keepAnswerText } from '../../client/entry-server'
import type { Operation } from '../../schema/operation'
import { writesSoFar } from '../data/database'
import type { CacheTags } from '../edge-cache/tags'
import type { GraphQLContext } from '../graphql/context'
import { executeOperation } from '../graphql/execute'
import { watched } from '../graphql/impersonal'

/** How long an answer is remembered, in milliseconds: the longest that a page may be behind. */
const REMEMBERED_FOR = 500
/** From this age on the next who asks has it made anew, while it still serves the others. */
const RENEWED_AFTER = 350
const MOST_ANSWERS = 1000
/** All answers together, in bytes of their JSON; as objects they take a few times as much. */
const MOST_BYTES = 4_000_000

interface Answer {
  data: object
  tags: CacheTags
  /** When it was asked for, by the app's clock. */
  at: number
  /** `writesSoFar` before its rows were read. */
  writes: number
  /** Somebody has it made anew already. */
  isRenewed: boolean
}

/** Freezes an answer, so that whoever writes into what all share fails at once. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** How big the memory is. */
export interface MemoryLimits {
  answers: number
  /** Bytes of JSON. */
  bytes: number
}

/**
 * What operations answered a moment ago, for pages that are rendered for one viewer. Only answers that came
 * about without a look at the viewer are in it, none that failed, and none from before a write of this isolate.
 * Rule: docs/rules/graphql.md, "Remembered answers".
 */
export class OperationMemory {
  readonly #answers: LRUCache<string, Answer>

  constructor({ answers, bytes }: MemoryLimits = { answers: MOST_ANSWERS, bytes: MOST_BYTES }) {
    this.#answers = new LRUCache({ max: answers, maxSize: bytes })
  }

  /** Forgets everything. */
  clear(): void {
    this.#answers.clear()
  }

  /** How many answers it holds. */
  get size(): number {
    return this.#answers.size
  }

  /**
   * Answers a query as `executeOperation` does, from memory where that is allowed. The data may be shared with
   * other requests: it is never written to.
   *
   * @throws what `executeOperation` throws. A failure isn't remembered.
   */
  async execute<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    context: GraphQLContext,
  ): Promise<Data> {
    // What runs is what the key says, also where JSON leaves something out.
    const text = JSON.stringify(variables ?? {})
    const key = `${context.origin} ${operation.id} ${text}`
    const known = this.#valid(key, context)
    if (known) {
      context.tags.addAll(known.tags)
      context.reader.db.usage.remembered += 1
      return known.data as Data
    }
    const at = context.clock.now()
    const { context: own, isPersonal } = watched(context)
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

  /** The answer under a key, unless it is too old, or old enough that this request makes it anew. */
  #valid(key: string, { clock }: GraphQLContext): Answer | undefined {
    const known = this.#answers.get(key)
    if (!known) return undefined
    const age = clock.now() - known.at
    if (age < 0 || age >= REMEMBERED_FOR || known.writes !== writesSoFar()) return undefined
    if (age < RENEWED_AFTER || known.isRenewed) return known
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
