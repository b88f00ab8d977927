import { CacheTags } from '../edge-cache/tags'
import type { Parts } from '../services/parts'
import type { GraphQLContext } from './context'

/** A context that notices a look at the viewer. */
export interface WatchedContext {
  context: GraphQLContext
  /** Whether what was answered so far may depend on who asks. */
  isPersonal: () => boolean
}

/** Parts that are the same for everybody who asks: they hang on the configuration, or only carry what is told to them. */
const IMPERSONAL = [
  'db',
  'clock',
  'flags',
  'site',
  'captcha',
  'provider',
  'mastodon',
  'later',
  'purger',
  'reindex',
] as const

/** The parts, of which every one counts as a look at the viewer that isn't known to say nothing of them. */
function watchedParts(parts: Parts, look: () => void): Parts {
  return new Proxy(parts, {
    get(target, name: keyof Parts) {
      if (!(IMPERSONAL as readonly string[]).includes(name)) look()
      return target[name]
    },
  })
}

/**
 * The context under which one operation is watched. Until somebody looks at the viewer, what happens depends on
 * the data alone: an operation that never looked answers everybody the same. A look counts whatever comes of it.
 *
 * Whoever adds to the context names it here: what says something of the viewer goes behind the mark, and what
 * else an answer depends on belongs into the key (docs/rules/graphql.md, "Remembered answers"). A part is behind the
 * mark unless it is named above. Its tags are its own, so that they can be remembered with the answer.
 */
export function watched({ reader, clock, origin, parts, viewer }: GraphQLContext): WatchedContext {
  let looked = false
  const look = () => {
    looked = true
  }
  const context: GraphQLContext = {
    reader,
    clock,
    origin,
    tags: new CacheTags(),
    viewer: () => {
      look()
      return viewer()
    },
    parts: watchedParts(parts, look),
  }
  return { context, isPersonal: () => looked }
}
