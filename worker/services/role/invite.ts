import * as v from 'valibot'
import { emailAddress } from '../../../schema/inputs/email'
import { typedUsername } from '../../../schema/inputs/person'
import { entityId } from '../../../schema/inputs/text'
import {
  GIVEN_ROLES,
  INVITATION_LIFETIME,
  INVITATION_TOKEN_BYTES,
  includesRole,
  MOST_INVITATIONS,
  MOST_INVITATIONS_TO,
  MOST_OPEN_INVITATIONS,
  MOST_ROLES,
} from '../../../schema/rules/invitations'
import { inputWording } from '../../../schema/wording/inputs'
import { roleMessages } from '../../../schema/wording/roles'
import type { Collection } from '../../data/collection/rows'
import { type Invitation, openInvitationsOf } from '../../data/invitation/queries'
import { closeInvitation, insertInvitation, revokeEarlier } from '../../data/invitation/writes'
import { readPeople } from '../../data/people'
import { userByUsername } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import { type Blocked, blockBetween, blockedFailure } from '../block/barrier'
import { recordAct } from '../collection/record-act'
import { newReference } from '../identity/keys'
import { invited } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { invitationMail } from './invitation-mail'
import {
  mayAppoint,
  type NoPlace,
  notAppointing,
  type Place,
  type RoleParts,
  requirePlace,
  roleOf,
} from './require-role'

type NotInvited =
  | NoPlace
  | Blocked
  | Failure<'BAD_REQUEST' | 'ALREADY_EXISTS' | 'CONFLICT' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE'>

type NewInvitation = Omit<Invitation, 'closedAt' | 'outcome'>

/** The person who is invited by their name. */
async function invitee(
  { db }: RoleParts,
  { roles, actor }: Place,
  username: string,
  role: NewInvitation['role'],
): Promise<Result<User, Blocked | Failure<'NOT_FOUND' | 'ALREADY_EXISTS'>>> {
  const user = await db.first(userByUsername, username)
  if (!user || !can(VISITOR, 'list', { entity: 'user', user }))
    return fail('NOT_FOUND', roleMessages.noPerson, 'username')
  const barrier = await blockBetween(readPeople(db), actor, [user.id])
  if (!can(actor, 'invite', { entity: 'user', user, barrier }))
    return barrier
      ? blockedFailure(barrier, 'username')
      : fail('ALREADY_EXISTS', roleMessages.yourself, 'username')
  const has = roleOf(roles, user.id)
  return has && includesRole(has, role)
    ? fail('ALREADY_EXISTS', roleMessages.hasRole(user.name), 'username')
    : ok(user)
}

/** Counts an invitation, of who sends it and of who gets it. Rule: docs/rules/roles.md, "Limits of invitations". */
async function checkLimit(
  { db, clock, lockouts, keys }: RoleParts,
  { collection, roles, actor }: Place,
  to: string,
): Promise<Result<undefined, Failure<'RATE_LIMITED' | 'CONFLICT'>>> {
  const open = await db.all(openInvitationsOf, collection.id, clock.now())
  if (open.length >= MOST_OPEN_INVITATIONS)
    return fail('CONFLICT', roleMessages.tooManyOpen(MOST_OPEN_INVITATIONS))
  if (roles.length >= MOST_ROLES) return fail('CONFLICT', roleMessages.full(MOST_ROLES))
  const { most, windowMs } = MOST_INVITATIONS
  if ((await lockouts.use('invitations', actor.id, windowMs, most)) > most)
    return fail('RATE_LIMITED', roleMessages.tooMany)
  const subject = await keys.hash('invitation', `to ${to}`)
  const received = await lockouts.use(
    'invitations-to',
    subject,
    MOST_INVITATIONS_TO.windowMs,
    MOST_INVITATIONS_TO.most,
  )
  return received > MOST_INVITATIONS_TO.most ? fail('RATE_LIMITED', roleMessages.tooManyTo) : ok(undefined)
}

/** Mails the link. False if the mail service doesn't take it: the invitation is taken back then. */
async function mailed(
  parts: RoleParts,
  { collection }: Place,
  { id, role, email }: NewInvitation,
  token: string,
): Promise<boolean> {
  const { db, clock, mailer, site, browser, session } = parts
  const inviter = (await session())?.user.name ?? ''
  try {
    const about = { inviter, role, publication: collection.name, token }
    await mailer.send(invitationMail(site, browser.mainOrigin, email ?? '', about))
    return true
  } catch (error) {
    console.error(JSON.stringify({ event: 'mail-failed', mail: 'invitation', error: String(error) }))
    await db.write([closeInvitation(id, 'revoked', null, clock.now())])
    return false
  }
}

/**
 * Offers somebody a role in a publication: a person by their username, or anyone who has the link that is mailed to an
 * address. A person who was invited before gets a new invitation in place of the old one. Rule: docs/rules/roles.md,
 * "Invitations".
 */
export const invite = defineUseCase(
  v.object({
    collectionId: entityId,
    role: v.picklist(GIVEN_ROLES, inputWording.invalid),
    username: v.nullish(typedUsername),
    email: v.nullish(emailAddress(roleMessages.invalidEmail)),
  }),
  async (
    parts: RoleParts,
    { collectionId, role, username, email },
  ): Promise<Result<Collection, NotInvited>> => {
    const place = await requirePlace(parts, collectionId)
    if (!place.ok) return place
    const { actor, collection } = place.value
    if (!mayAppoint(actor, place.value, role)) return notAppointing(place.value)
    if (Boolean(username) === Boolean(email)) return fail('BAD_REQUEST', roleMessages.invitee, 'username')
    const user = username ? await invitee(parts, place.value, username, role) : undefined
    if (user && !user.ok) return user
    const userId = user?.value.id ?? null
    const withinLimit = await checkLimit(parts, place.value, userId ?? email ?? '')
    if (!withinLimit.ok) return withinLimit
    const now = parts.clock.now()
    const token = newReference(INVITATION_TOKEN_BYTES)
    const row = {
      id: parts.newId(),
      collectionId,
      role,
      inviterId: actor.id,
      userId,
      email: email ?? null,
      createdAt: now,
      expiresAt: now + INVITATION_LIFETIME,
    }
    const recipients = userId === null ? [] : [{ userId, kind: 'invitation' as const }]
    await parts.db.write([
      revokeEarlier(collectionId, userId, row.email, now),
      insertInvitation({
        ...row,
        tokenHash: row.email === null ? null : await parts.keys.hash('invitation', token),
      }),
      recordAct(collectionId, actor, 'INVITE', now, {
        ...(userId === null ? {} : { userId }),
        detail: role,
      }),
      ...notifyStatements(recipients, invited(row.id, actor.id, collectionId), now),
    ])
    if (userId !== null) parts.later(tellTabs(parts, [userId]))
    else if (!(await mailed(parts, place.value, row, token)))
      return fail('SERVICE_UNAVAILABLE', roleMessages.mailFailed, 'email')
    return ok(collection)
  },
)
