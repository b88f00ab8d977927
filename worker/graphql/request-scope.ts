import type { Log } from '../platform/log/log'
import type { GraphQLContext } from './context'
import type { Caller } from './middleware/caller'

/** What the response and the log say about the request that an error belongs to. */
export interface RequestScene {
  requestId: string
  /** The browser's route, as the browser reports it. */
  route: string | undefined
  /** Whether responses may contain the original messages of unexpected errors. */
  showsOriginal: boolean
  /** Writes to the log. */
  log: Log
}

/** What all operations of a request share. */
export interface RequestScope {
  scene: RequestScene
  caller: Caller
  /** What resolvers are given. */
  context: GraphQLContext
  /** The total cost of the operations that run (docs/rules/graphql.md, "Limits of a document"). */
  cost: number
  /** Whether one of the operations is a mutation. */
  hasMutation: boolean
}

/**
 * What yoga receives besides the request. In a batch, each operation has its own object on top of this one.
 */
export interface ServerContext {
  scope: RequestScope
}
