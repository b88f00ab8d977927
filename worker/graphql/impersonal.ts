import { CacheTags } from '../edge-cache/tags'
import type { Parts } from '../services/parts'
import type { GraphQLContext } from './context'

/** A context that notices a look at the viewer. */
export interface WatchedContext {
  context: GraphQLContext
  /** Whether the answer so far may depend on the viewer. */
  isPersonal: () => boolean
}

/**
 * Parts that are the same for everybody with the same key: they depend on the configuration or on the group of
 * the experiment, or only pass on what they are given.
 */
const IMPERSONAL = [
  'db',
  'clock',
  'pictureKeys',
  'flags',
  'site',
  'operator',
  'probes',
  'searchIndex',
  'captcha',
  'provider',
  'mastodon',
  'later',
  'purger',
  'reindex',
] as const

/**
 * The parts, each of which counts as a look at the viewer unless it is known to reveal nothing about them.
 */
function watchedParts(parts: Parts, look: () => void): Parts {
  return new Proxy(parts, {
    get(target, name: keyof Parts) {
      if (!(IMPERSONAL as readonly string[]).includes(name)) look()
      return target[name]
    },
  })
}

/**
 * The context in which one operation is watched. Until somebody looks at the viewer, the outcome depends on
 * the data alone, so an operation that never looked gives everybody the same answer. A look counts whatever
 * comes of it.
 *
 * Additions to the context must be listed here: whatever reveals something about the viewer goes behind the
 * mark, and whatever else an answer depends on belongs in the key (docs/rules/graphql.md, "Remembered
 * answers"). A part is behind the mark unless it is listed above. The tags are separate, so that they can be
 * remembered with the answer.
 *
 * @param isVisitor whether the request can't be anybody's: then nobody is the viewer, which is part of the key.
 */
export function watched(
  { reader, clock, origin, parts, viewer }: GraphQLContext,
  isVisitor = false,
): WatchedContext {
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
      if (isVisitor) return Promise.resolve(null)
      look()
      return viewer()
    },
    parts: watchedParts(parts, look),
  }
  return { context, isPersonal: () => looked }
}
