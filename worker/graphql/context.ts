import type { Reader } from '../data/reader'
import type { CacheTags } from '../edge-cache/tags'
import type { Clock } from '../platform/clock'
import type { Parts } from '../services/parts'
import type { AskViewer } from '../services/policies/actor'

/** The context of resolvers: one request's loaders, the viewer, and the tags of everything that was read. */
export interface GraphQLContext {
  reader: Reader
  /** The viewer; nobody for a visitor. Read with the first batch, so it costs no extra round trip. */
  viewer: AskViewer
  /** The parts for use cases: each takes the ones that it names. */
  parts: Parts
  /** Tags of everything that the answer shows (docs/rules/caching.md, "Tags"). */
  tags: CacheTags
  clock: Clock
  /** The main host's origin: `https://quire.example`. */
  origin: string
}
