import { sql } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Theme } from '../rules/theme'
import { REMOVED_PREFIX } from '../rules/username'
import type { StoryBody } from '../story/paragraph'
import { count, flag, id, time } from './columns'
import { changedWithOwner, removedWithOwner } from './personal-data'

/** People. Counters are updated by the writes that change them. */
export const user = sqliteTable(
  'user',
  {
    id: id().primaryKey(),
    /** Always lower case (schema/rules/username.ts). */
    username: text('username').notNull(),
    name: text('name').notNull(),
    bio: text('bio').notNull().default(''),
    imageId: text('image_id'),
    /** The body of the about page. */
    about: text('about', { mode: 'json' }).$type<StoryBody>(),
    /** Always lower case and trimmed. */
    email: text('email'),
    /** When the person confirmed the address; absent until then. */
    emailVerifiedAt: time('email_verified_at'),
    /** An address that has to be confirmed before it replaces `email`. */
    unverifiedEmail: text('unverified_email'),
    /** Since when the account has been deactivated by its owner; signing in reactivates it. */
    deactivatedAt: time('deactivated_at'),
    /** When a deleted account is removed for good; signing in before that restores it. */
    deleteAfter: time('delete_after'),
    usernameChangedAt: time('username_changed_at'),
    /** When the person verified their mobile number; absent without one. */
    mobileVerifiedAt: time('mobile_verified_at'),
    /** When the person last opened the list of what they follow, whose badge counts from then on. */
    iconViewedAt: time('icon_viewed_at'),
    /** Until when something may be dismissed for a while; absent if nothing ever was. */
    dismissedUntil: time('dismissed_until'),
    createdAt: time('created_at').notNull(),
    isStaff: flag('is_staff'),
    isSuspended: flag('is_suspended'),
    isBookAuthor: flag('is_book_author'),
    hasSubdomain: flag('has_subdomain'),
    membershipTier: text('membership_tier', { enum: ['member', 'friend'] }),
    memberSince: time('member_since'),
    /** When the membership ends unless something is paid; absent for one that an operator gave. */
    membershipEndsAt: time('membership_ends_at'),
    friendSince: time('friend_since'),
    followerCount: count('follower_count'),
    followingCount: count('following_count'),
    postCount: count('post_count'),
    /** Books that aren't removed. */
    bookCount: count('book_count'),
    /** The story at the top of the profile; it isn't shown while lists don't show it. */
    pinnedPostId: id('pinned_post_id'),
    /** How the profile looks; null for the standard look. */
    theme: text('theme', { mode: 'json' }).$type<Theme>(),
  },
  (t) => [
    uniqueIndex('user_username').on(t.username),
    uniqueIndex('user_email').on(t.email),
    // Who has written nothing isn't suggested, however many follow them.
    index('user_by_followers').on(t.isSuspended, t.followerCount, t.id).where(sql`${t.postCount} > 0`),
    index('user_by_delete_after').on(t.deleteAfter),
    index('user_staff').on(t.isStaff).where(sql`${t.isStaff} = 1`),
  ],
)

changedWithOwner(user, {
  owner: 'id',
  retention: { since: 'deleteAfter', for: 0, job: 'remove-accounts' },
  changes: () => ({
    username: sql`${REMOVED_PREFIX} || ${user.id}`,
    name: '',
    bio: '',
    imageId: null,
    about: null,
    email: null,
    emailVerifiedAt: null,
    unverifiedEmail: null,
    deleteAfter: null,
    usernameChangedAt: null,
    mobileVerifiedAt: null,
    iconViewedAt: null,
    dismissedUntil: null,
    isStaff: false,
    isBookAuthor: false,
    bookCount: 0,
    hasSubdomain: false,
    membershipTier: null,
    membershipEndsAt: null,
    memberSince: null,
    friendSince: null,
    pinnedPostId: null,
    theme: null,
  }),
  kept: {
    'What others have said to the person hangs together by it.': ['id'],
    'It keeps the account out of sight.': ['deactivatedAt', 'isSuspended'],
    'It says nothing of a person without a name.': [
      'createdAt',
      'followerCount',
      'followingCount',
      'postCount',
    ],
  },
})

/** Usernames that people had before: addresses with them keep redirecting to the person. */
export const usernameHistory = sqliteTable(
  'username_history',
  {
    username: text('username').primaryKey(),
    userId: id('user_id').notNull(),
    replacedAt: time('replaced_at').notNull(),
  },
  (t) => [index('username_history_by_user').on(t.userId)],
)

changedWithOwner(usernameHistory, {
  owner: 'userId',
  retention: { forever: 'Old addresses go on leading to the person.' },
  changes: () => ({}),
  kept: {
    'Nobody can take the username of somebody who was removed.': ['username', 'userId', 'replacedAt'],
  },
})

/** Domains that serve a user's profile. */
export const userDomain = sqliteTable(
  'user_domain',
  {
    domain: text('domain').primaryKey(),
    userId: id('user_id').notNull(),
    verifiedAt: time('verified_at'),
  },
  (t) => [index('user_domain_by_user').on(t.userId)],
)

removedWithOwner(userDomain, { owner: 'userId', retention: { with: { userId: user.id } } })
