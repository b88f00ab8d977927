import type { RowOf } from '../../../data/database'
import type { followersOf } from '../../../data/follow/queries'
import type { AudienceReader, AudienceSource } from '../../../services/audience/read-audience'

export type AudienceMapper = AudienceReader
export type AudienceSourceMapper = AudienceSource
export type FollowerEdgeMapper = RowOf<typeof followersOf>
