import { query } from '../database'

/** What is kept about a person as a viewer, as JSON. */
export interface ViewerFactsRow {
  /** Object: flag → value. */
  flagOverrides: string
  /** List of names. */
  dismissedFlags: string
  /** Object: preference → value. */
  preferences: string
  /** Their name on X, when they connected it. */
  twitterName: string | null
}

/**
 * The columns of ViewerFactsRow for a table of people that is called `u`: a few rows, each found by its key, so
 * that a session's read brings along all that its pages need.
 */
export const VIEWER_FACTS = `
  (SELECT json_group_object(f.name, json(f.value)) FROM flag_override f WHERE f.user_id = u.id) AS flagOverrides,
  (SELECT json_group_array(d.flag) FROM dismissed_flag d WHERE d.user_id = u.id) AS dismissedFlags,
  (SELECT json_group_object(p.name, json(p.value)) FROM user_preference p WHERE p.user_id = u.id) AS preferences,
  (SELECT x.name FROM external_identity x WHERE x.user_id = u.id AND x.provider = 'twitter') AS twitterName`

/** The same of somebody who came without a session of ours. */
export const viewerFacts = query<
  [userId: string],
  ViewerFactsRow & { email: string | null; emailVerifiedAt: number | null; unverifiedEmail: string | null }
>(
  'viewerFacts',
  `SELECT u.email, u.email_verified_at AS emailVerifiedAt, u.unverified_email AS unverifiedEmail, ${VIEWER_FACTS}
   FROM user u WHERE u.id = ?1`,
)
