import type { CollectionRole } from '../rules/invitations'
import { countOf } from './counts'

/** What the roles are called. */
export const ROLE_NAMES: Readonly<Record<CollectionRole, string>> = {
  OWNER: 'Owner',
  EDITOR: 'Editor',
  WRITER: 'Writer',
}

/** Messages about roles and invitations. */
export const roleMessages = {
  noPublication: 'This publication doesn’t exist.',
  ownerOnly: 'Only the owner of the publication can do this.',
  editorsOnly: 'Only the publication’s owner and editors can do this.',
  suspended: 'A suspended account can’t take on a role.',
  noPerson: 'Nobody here has that username.',
  invitee: 'Enter a username or an email address.',
  invalidEmail: 'Enter a valid email address.',
  yourself: 'You’re already here.',
  hasRole: (name: string) => `${name} already has this role or a higher one.`,
  tooMany: 'You’ve sent a lot of invitations today. Try again tomorrow.',
  tooManyTo: 'They’ve been invited several times today. Give them time to answer.',
  tooManyOpen: (most: number) =>
    `There are ${countOf(most, 'open invitation')} already. Take one back to send another.`,
  full: (most: number) => `A publication can have at most ${countOf(most, 'person', 'people')}.`,
  mailFailed: 'We couldn’t send the email. Please try again.',
  gone: 'This invitation was taken back, has expired, or has been answered already.',
  ownerStays: 'Transfer the publication to somebody else before you leave it.',
  ownersRole: 'The owner’s role changes by a transfer of the publication.',
  noRole: 'They have no role in this publication any more.',
  changed: 'Somebody has changed this role in the meantime. Take another look.',
} as const

/** The mail with an invitation. */
export const invitationMailWording = {
  subject: (name: string, publication: string) => `${name} invites you to ${publication}`,
  text: (role: CollectionRole, publication: string, product: string) =>
    role === 'EDITOR'
      ? `You’re invited to be an editor of ${publication} on ${product}: to work on its stories, and to decide about submissions.`
      : `You’re invited to write for ${publication} on ${product}.`,
  button: 'See the invitation',
  lifetime: (days: number) => `The link works once, within ${countOf(days, 'day')}.`,
  notYou: 'If you don’t know what this is about, you can ignore this email.',
} as const
