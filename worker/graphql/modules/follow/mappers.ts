import type { Post } from '../../../data/post/rows'
import type { MaybeApplauded } from '../../../services/clap/give-claps'
import type { FollowedEntity } from '../../../services/follow/lists'

export type FollowedEntityEdgeMapper = FollowedEntity
export type FollowedEntityNodeMapper = FollowedEntity
export type PostViewerEdgeMapper = MaybeApplauded<Post>
