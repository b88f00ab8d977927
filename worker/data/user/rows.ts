import { user } from '../../../schema/tables/user'
import { type Row, without } from '../sql/rows'

/**
 * The displayed columns of a person. The about page's body is read separately, and private columns aren't
 * here.
 */
export const userFields = without(
  user,
  'about',
  'email',
  'emailVerifiedAt',
  'unverifiedEmail',
  'deleteAfter',
  'usernameChangedAt',
  'iconViewedAt',
  'dismissedUntil',
)

/** A person, as read from the database. Booleans are 0 and 1. */
export interface User extends Row<typeof userFields> {
  /** When they last opened the list of what they follow; only for the viewer. */
  iconViewedAt?: number | null
}
