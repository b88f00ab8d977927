import { query } from '../database'
import { USER_COLUMNS, type User } from './rows'

export const usersByIds = query<[ids: string], User>(
  'usersByIds',
  `SELECT ${USER_COLUMNS} FROM json_each(?1) k CROSS JOIN user u ON u.id = k.value`,
)

/** By the username that a person has now, or had once: the current one wins. */
export const userByUsername = query<[username: string], User>(
  'userByUsername',
  `SELECT ${USER_COLUMNS} FROM user u WHERE u.username = ?1
   UNION ALL
   SELECT ${USER_COLUMNS} FROM username_history h JOIN user u ON u.id = h.user_id
   WHERE h.username = ?1 LIMIT 1`,
)

export const userAbout = query<[id: string], { about: string | null }>(
  'userAbout',
  'SELECT about FROM user WHERE id = ?1',
)

/** Read apart, so that no row that goes anywhere else has it. */
export const userEmail = query<[id: string], { email: string | null }>(
  'userEmail',
  'SELECT email FROM user WHERE id = ?1',
)

export const topUsers = query<[limit: number], User>(
  'topUsers',
  `SELECT ${USER_COLUMNS} FROM user u INDEXED BY user_by_followers
   WHERE u.is_suspended = 0 AND u.post_count > 0 ORDER BY u.follower_count DESC, u.id DESC LIMIT ?1`,
)

export const userByDomain = query<[domain: string], User>(
  'userByDomain',
  `SELECT ${USER_COLUMNS} FROM user_domain d JOIN user u ON u.id = d.user_id
   WHERE d.domain = ?1 AND d.verified_at IS NOT NULL`,
)

export const liveDomainsOfUsers = query<[ids: string], { userId: string; domain: string }>(
  'liveDomainsOfUsers',
  `SELECT d.user_id AS userId, d.domain FROM json_each(?1) k CROSS JOIN user_domain d ON d.user_id = k.value
   WHERE d.verified_at IS NOT NULL`,
)
