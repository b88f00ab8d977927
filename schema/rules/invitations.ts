import { DAY } from './time-units'

/** Invitations into publications. Rules: docs/rules/roles.md. */

/** The roles in a publication, the highest first. */
const COLLECTION_ROLES = ['OWNER', 'EDITOR', 'WRITER'] as const
export type CollectionRole = (typeof COLLECTION_ROLES)[number]

/** The roles that somebody can be given. A publication changes hands by a transfer. */
export const GIVEN_ROLES = ['EDITOR', 'WRITER'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

/** Whether a role has every right of another one. */
export const includesRole = (role: CollectionRole, other: CollectionRole): boolean =>
  COLLECTION_ROLES.indexOf(role) <= COLLECTION_ROLES.indexOf(other)

/** How long an invitation can be accepted, in milliseconds. */
export const INVITATION_LIFETIME = 14 * DAY
/** How long it is kept after that. */
export const INVITATION_KEPT = 30 * DAY
/** Random bytes of the token in a mailed invitation: 128 bits. */
export const INVITATION_TOKEN_BYTES = 16

/** How many invitations a person sends, and how many an address or a person receives, within a day. */
export const MOST_INVITATIONS = { windowMs: DAY, most: 30 } as const
export const MOST_INVITATIONS_TO = { windowMs: DAY, most: 3 } as const
/** People with a role in one publication, and invitations that are open. */
export const MOST_ROLES = 200
export const MOST_OPEN_INVITATIONS = 100
