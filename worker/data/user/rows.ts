import { user } from '../../../schema/tables/user'
import { type Row, without } from '../sql/rows'

/** What is shown of a person. The about page's body is read apart, and what is theirs alone isn't here. */
export const userFields = without(
  user,
  'about',
  'email',
  'emailVerifiedAt',
  'unverifiedEmail',
  'deleteAfter',
  'usernameChangedAt',
)

/** A person, as read from the database. Truth values are 0 and 1. */
export interface User extends Row<typeof userFields> {}
