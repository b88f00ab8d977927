import type { GraphQLContext } from './context'
import type { Caller } from './middleware/caller'

/** What the answer and the log say about the request that an error belongs to. */
export interface RequestScene {
  requestId: string
  /** The browser's route, as the browser says it. */
  route: string | undefined
  /** Whether answers may hold the original messages of unexpected errors. */
  showsOriginal: boolean
}

/** What all operations of a request share. */
export interface RequestScope {
  scene: RequestScene
  caller: Caller
  /** What resolvers are given. */
  context: GraphQLContext
  /** What the operations that run cost together (docs/rules/graphql.md, "Limits of a document"). */
  cost: number
  /** Whether one of the operations is a mutation. */
  hasMutation: boolean
}

/** What yoga is given beside the request. A batch has an object of its own for each operation, over this one. */
export interface ServerContext {
  scope: RequestScope
}
