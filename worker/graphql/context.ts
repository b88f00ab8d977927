import type { Reader } from '../data/reader'
import type { CacheTags } from '../edge-cache/tags'
import type { Clock } from '../platform/clock'
import type { ViewerIdentity } from '../services/viewer'

/** What resolvers are given: one request's loaders, who asks, and where the tags of what was read gather. */
export interface GraphQLContext {
  reader: Reader
  /** Nobody for a visitor. */
  viewer: ViewerIdentity | null
  /** Tags of everything that the answer shows (docs/rules/caching.md, "Tags"). */
  tags: CacheTags
  clock: Clock
  /** The main host's origin: `https://quire.example`. */
  origin: string
}
