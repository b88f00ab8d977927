import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'

export interface AccountThing {
  entity: 'account'
  account: { id: string }
}

const isOwner = (actor: Actor, { account }: AccountThing): boolean => actor?.id === account.id

const manage = (actor: Actor, thing: AccountThing): boolean => isOwner(actor, thing) && isInPerson(actor)

const isOwnerInPerson = (actor: Actor, thing: AccountThing): boolean =>
  isOwner(actor, thing) && actor?.isSpoofed === false

/** A person's sign-in methods and settings. Rule: docs/rules/security.md, "Rights". */
export const accountPolicy = {
  /** See private data: their address, and the accounts that they have connected. */
  view: isOwner,
  /** Read and change their preferences and dismissals. */
  personalize: isOwner,
  /** Mark their notifications as seen or read. */
  markNotifications: isOwnerInPerson,
  /** Have a link mailed that confirms their address. */
  confirmAddress: isOwnerInPerson,
  /** Open the site in another browser as who they are here. */
  openElsewhere: isOwnerInPerson,
  /** Have what is done in their session recorded as theirs: what they read, report and do. */
  record: isOwnerInPerson,
  /** See on every host how their membership is, and what to do about it. */
  seeMembership: isOwnerInPerson,
  /** Be shown a form to pay with. */
  pay: isOwnerInPerson,
  /** Write drafts, and change their own stories and those of their publications. */
  write: manage,
  /** Publish stories and change what readers see of them. */
  publish: (actor, thing) => manage(actor, thing) && actor?.isSuspended === false,
  /** Read and change their settings. */
  manage,
  /** Change their name, username, bio and picture. */
  introduce: (actor, thing) => manage(actor, thing) && actor?.isSuspended === false,
  /** Have programs act for them or be told of their stories. */
  automate: (actor, thing) => manage(actor, thing) && actor?.isSuspended === false,
  /** Verify that a mobile number is theirs, or remove it. */
  verifyMobile: (actor, thing) => manage(actor, thing) && actor?.isSuspended === false,
  /** Join the partner programme. */
  earn: (actor, thing) => manage(actor, thing) && actor?.isSuspended === false,
} satisfies Policy<AccountThing>
