import type { StoryBody } from '../../../schema/story/paragraph'
import type { Statement } from '../database'
import type { NewUser } from './writes'

/** An account with everything that isn't counted. */
export interface UpsertedUser extends NewUser {
  about?: StoryBody
  isStaff?: boolean
  isSuspended?: boolean
  isBookAuthor?: boolean
  hasSubdomain?: boolean
  membershipTier?: 'member' | 'friend'
  memberSince?: number
  friendSince?: number
  followerCount?: number
  followingCount?: number
}

/** An account as it shall be, made or changed; the count of its stories is left alone. */
export const upsertUser = (user: UpsertedUser): Statement => ({
  sql: `INSERT INTO user (id, username, name, bio, image_id, about, email, created_at, is_staff, is_suspended,
          is_book_author, has_subdomain, membership_tier, member_since, friend_since, follower_count,
          following_count, email_verified_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)
        ON CONFLICT (id) DO UPDATE SET username = ?2, name = ?3, bio = ?4, image_id = ?5, about = ?6, email = ?7,
          is_staff = ?9, is_suspended = ?10, is_book_author = ?11, has_subdomain = ?12, membership_tier = ?13,
          member_since = ?14, friend_since = ?15, follower_count = ?16, following_count = ?17,
          email_verified_at = ?18`,
  params: [
    user.id,
    user.username,
    user.name,
    user.bio ?? '',
    user.imageId ?? null,
    user.about ? JSON.stringify(user.about) : null,
    user.email ?? null,
    user.createdAt,
    user.isStaff ? 1 : 0,
    user.isSuspended ? 1 : 0,
    user.isBookAuthor ? 1 : 0,
    user.hasSubdomain ? 1 : 0,
    user.membershipTier ?? null,
    user.memberSince ?? null,
    user.friendSince ?? null,
    user.followerCount ?? 0,
    user.followingCount ?? 0,
    user.emailVerifiedAt ?? null,
  ],
})
