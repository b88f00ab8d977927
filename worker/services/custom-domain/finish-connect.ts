import { customDomainById } from '../../data/custom-domain/queries'
import { requireOwnSession } from '../identity/security-guard'
import { checkCustomDomain } from './check-custom-domain'
import { connectedDomain } from './connect-address'
import type { DomainParts } from './domain-owner'

/** How a visit to the registrar ended. */
export interface Connected {
  /** The publication whose domain it is; null for a profile, or if the visit isn't known. */
  collectionId: string | null
  error: 'INVALID_DOMAIN' | null
}

/**
 * Ends a visit to the registrar: checks the domain at once. A visit that the viewer didn't begin, of a domain that isn't
 * theirs any more, or that the registrar couldn't end is an INVALID_DOMAIN. Rule: docs/rules/domains.md, "Namecheap".
 */
export async function finishConnect(parts: DomainParts, answer: URLSearchParams): Promise<Connected> {
  const session = await requireOwnSession(parts)
  const id = session.ok && (await connectedDomain(parts, answer.get('state'), session.value.user.id))
  const row = id ? await parts.db.first(customDomainById, id) : undefined
  if (!row || row.removedAt !== null) return { collectionId: null, error: 'INVALID_DOMAIN' }
  const { collectionId } = row
  if (answer.has('error')) return { collectionId, error: 'INVALID_DOMAIN' }
  const checked = await checkCustomDomain(parts, { collectionId })
  return checked.ok ? { collectionId, error: null } : { collectionId: null, error: 'INVALID_DOMAIN' }
}
