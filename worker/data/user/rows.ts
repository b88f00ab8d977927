/** A person, as read from the database. Truth values are 0 and 1. */
export interface User {
  id: string
  username: string
  name: string
  bio: string
  imageId: string | null
  createdAt: number
  isStaff: number
  isSuspended: number
  isBookAuthor: number
  hasSubdomain: number
  membershipTier: 'member' | 'friend' | null
  memberSince: number | null
  friendSince: number | null
  followerCount: number
  followingCount: number
  postCount: number
  /** Since when the account is switched off. */
  deactivatedAt: number | null
}

/** The columns of a User, for a table that is called `u`. The about page's body is read apart. */
export const USER_COLUMNS = `u.id, u.username, u.name, u.bio, u.image_id AS imageId, u.created_at AS createdAt,
  u.is_staff AS isStaff, u.is_suspended AS isSuspended, u.is_book_author AS isBookAuthor,
  u.has_subdomain AS hasSubdomain, u.membership_tier AS membershipTier, u.member_since AS memberSince,
  u.friend_since AS friendSince, u.follower_count AS followerCount, u.following_count AS followingCount,
  u.post_count AS postCount, u.deactivated_at AS deactivatedAt`
