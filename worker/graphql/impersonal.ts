import { CacheTags } from '../edge-cache/tags'
import type { GraphQLContext } from './context'

/** A context that notices a look at the viewer. */
export interface WatchedContext {
  context: GraphQLContext
  /** Whether what was answered so far may depend on who asks. */
  isPersonal: () => boolean
}

/**
 * The context under which one operation is watched. Until somebody looks at the viewer, what happens depends on
 * the data alone: an operation that never looked answers everybody the same. A look counts whatever comes of it.
 *
 * Whoever adds to the context names it here: what says something of the viewer goes behind the mark, and what
 * else an answer depends on belongs into the key (docs/rules/graphql.md, "Remembered answers"). Its tags are its
 * own, so that they can be remembered with the answer.
 */
export function watched({ reader, clock, origin, ...rest }: GraphQLContext): WatchedContext {
  let looked = false
  const context: GraphQLContext = {
    reader,
    clock,
    origin,
    tags: new CacheTags(),
    viewer: () => {
      looked = true
      return rest.viewer()
    },
    get identity() {
      looked = true
      return rest.identity
    },
  }
  return { context, isPersonal: () => looked }
}
