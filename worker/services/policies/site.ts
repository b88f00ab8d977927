import type { Policy } from './policy'

export interface SiteThing {
  entity: 'site'
}

export const SITE: SiteThing = { entity: 'site' }

/** Rights that concern the whole site. Rule: docs/rules/security.md, "Rights". */
export const sitePolicy = {
  /** See pages for every signed-in person. */
  enter: (actor) => actor !== null,
  /** Do anything that reaches others; the thing's own policy says what. */
  reachOthers: (actor) => actor !== null && !actor.isSuspended,
  /** See the staff pages, take down stories, and look after topics. */
  moderate: (actor) => actor?.isStaff === true,
  upload: (actor) => actor !== null && !actor.isSuspended && !actor.isSpoofed,
} satisfies Policy<SiteThing>
