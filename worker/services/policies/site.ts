import type { Policy } from './policy'

export interface SiteThing {
  entity: 'site'
}

export const SITE: SiteThing = { entity: 'site' }

/** What belongs to the whole site. Rule: docs/rules/security.md, "Rights". */
export const sitePolicy = {
  /** Have pages that are for everybody who is signed in. */
  enter: (actor) => actor !== null,
  /** Have the pages of staff. */
  moderate: (actor) => actor?.isStaff === true,
  upload: (actor) => actor !== null && !actor.isSuspended && !actor.isSpoofed,
} satisfies Policy<SiteThing>
