import type { Reader } from '../data/reader'
import type { CacheTags } from '../edge-cache/tags'
import type { Clock } from '../platform/clock'
import type { Parts } from '../services/parts'
import type { AskViewer } from '../services/policies/actor'

/** What resolvers are given: one request's loaders, who asks, and where the tags of what was read gather. */
export interface GraphQLContext {
  reader: Reader
  /** Who asks; nobody for a visitor. Read with the first batch, so that it costs no round trip of its own. */
  viewer: AskViewer
  /** What use cases are handed: each takes the parts that it names. */
  parts: Parts
  /** Tags of everything that the answer shows (docs/rules/caching.md, "Tags"). */
  tags: CacheTags
  clock: Clock
  /** The main host's origin: `https://quire.example`. */
  origin: string
}
