import type { Execute } from '../../../lib/app'
import { FollowCollection } from '../follow-collection.generated'
import { FollowTags } from '../follow-tags.generated'
import { FollowUser } from '../follow-user.generated'
import { MuteCollection } from '../mute-collection.generated'
import { MutePost } from '../mute-post.generated'
import { MuteTag } from '../mute-tag.generated'
import { MuteUser } from '../mute-user.generated'
import type { FollowTarget } from '../target'
import { UnfollowCollection } from '../unfollow-collection.generated'
import { UnfollowTags } from '../unfollow-tags.generated'
import { UnfollowUser } from '../unfollow-user.generated'
import { UnmuteCollection } from '../unmute-collection.generated'
import { UnmutePost } from '../unmute-post.generated'
import { UnmuteTag } from '../unmute-tag.generated'
import { UnmuteUser } from '../unmute-user.generated'

/** What came of a call: the changed entity, or a failure with a sentence for the reader. */
export type Outcome = { __typename: string } | { __typename: string; code: string; message: string }

type Call = (execute: Execute, id: string) => Promise<Outcome>
type Calls<Name extends Change> = Readonly<Record<Name, Call>>
export type Change = 'follow' | 'unfollow' | 'mute' | 'unmute'

/** How each kind of thing is followed and muted. A story can only be muted. */
export const CALLS: Readonly<Record<FollowTarget['kind'], Calls<Change>>> & {
  readonly post: Calls<'mute' | 'unmute'>
} = {
  user: {
    follow: async (execute, targetUserId) => (await execute(FollowUser, { targetUserId })).followUser,
    unfollow: async (execute, targetUserId) => (await execute(UnfollowUser, { targetUserId })).unfollowUser,
    mute: async (execute, targetUserId) => (await execute(MuteUser, { targetUserId })).muteUser,
    unmute: async (execute, targetUserId) => (await execute(UnmuteUser, { targetUserId })).unmuteUser,
  },
  collection: {
    follow: async (execute, targetCollectionId) =>
      (await execute(FollowCollection, { targetCollectionId })).followCollection,
    unfollow: async (execute, targetCollectionId) =>
      (await execute(UnfollowCollection, { targetCollectionId })).unfollowCollection,
    mute: async (execute, targetCollectionId) =>
      (await execute(MuteCollection, { targetCollectionId })).muteCollection,
    unmute: async (execute, targetCollectionId) =>
      (await execute(UnmuteCollection, { targetCollectionId })).unmuteCollection,
  },
  tag: {
    follow: async (execute, tagSlug) => (await execute(FollowTags, { tagSlugs: [tagSlug] })).followTags,
    unfollow: async (execute, tagSlug) => (await execute(UnfollowTags, { tagSlugs: [tagSlug] })).unfollowTags,
    mute: async (execute, tagSlug) => (await execute(MuteTag, { tagSlug })).muteTag,
    unmute: async (execute, tagSlug) => (await execute(UnmuteTag, { tagSlug })).unmuteTag,
  },
  post: {
    mute: async (execute, targetPostId) => (await execute(MutePost, { targetPostId })).mutePost,
    unmute: async (execute, targetPostId) => (await execute(UnmutePost, { targetPostId })).unmutePost,
  },
}
