import { publicationMessages } from '../../../schema/wording/collection-messages'
import { domainMessages } from '../../../schema/wording/custom-domain-messages'
import { type CustomDomainRow, domainOfCollection, domainOfUser } from '../../data/custom-domain/queries'
import type { Database, Statement } from '../../data/database'
import { recordAct } from '../collection/record-act'
import { type NoLeader, requireLeader } from '../collection/require-leader'
import { requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

export type DomainParts = Needs<
  'db' | 'clock' | 'session' | 'browser' | 'site' | 'purger' | 'domains' | 'keys'
>

/** Somebody who decides about the domain of a publication or of their profile. */
export interface DomainOwner {
  actorId: string
  /** Of the publication or the person. */
  id: string
  collectionId: string | null
  /** The domain, if there is one. */
  row: CustomDomainRow | undefined
}

export type NoOwner = NoLeader

/** The domain of a publication or a profile, if there is one. */
export const domainOf = (db: Database, id: string, collectionId: string | null) =>
  collectionId === null ? db.first(domainOfUser, id) : db.first(domainOfCollection, collectionId)

/**
 * The viewer, if they decide about that domain: an owner of the publication, or the person whose profile it is for; both
 * in person, on the main host and not suspended.
 */
export async function requireDomainOwner(
  parts: DomainParts,
  collectionId: string | null | undefined,
): Promise<Result<DomainOwner, NoOwner>> {
  const session = await requireOwnSession(parts)
  if (!session.ok) return session
  const { user } = session.value
  const actor = actorOf(session.value, parts.browser.mainOrigin)
  if (!can(actor, 'introduce', { entity: 'account', account: user }))
    return fail('FORBIDDEN', publicationMessages.suspended)
  if (!collectionId) {
    const row = await domainOf(parts.db, user.id, null)
    return ok({ actorId: user.id, id: user.id, collectionId: null, row })
  }
  const leading = await requireLeader(parts, collectionId, 'administer')
  if (!leading.ok) return leading
  const row = await domainOf(parts.db, collectionId, collectionId)
  return ok({ actorId: user.id, id: collectionId, collectionId, row })
}

/** A domain, for a person who may change it. */
export async function requireDomain(
  parts: DomainParts,
  collectionId: string | null | undefined,
): Promise<Result<DomainOwner & { row: CustomDomainRow }, NoOwner>> {
  const owner = await requireDomainOwner(parts, collectionId)
  if (!owner.ok) return owner
  const { row } = owner.value
  return row ? ok({ ...owner.value, row }) : fail('NOT_FOUND', domainMessages.none)
}

/** The entry in a publication's log; a profile has none. */
export const logged = (
  { actorId, collectionId }: DomainOwner,
  action: 'CHANGE_DOMAIN' | 'REMOVE_DOMAIN',
  domain: string,
  now: number,
): Statement[] =>
  collectionId === null ? [] : [recordAct(collectionId, { id: actorId }, action, now, { detail: domain })]

export type DomainFailure = Failure<'CUSTOM_DOMAIN_FAILURE'>
