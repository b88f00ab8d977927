import * as rules from '../../../schema/rules/custom-domains'
import type { CustomDomainRow } from '../../data/custom-domain/queries'
import type { Domains } from '../../platform/domains/open-domains'
import type { Needs } from '../parts'
import { connectAddress } from './connect-address'
import { type DomainOwner, type DomainParts, domainOf, requireDomainOwner } from './domain-owner'

/** A record that the owner of a domain sets. */
interface DnsRecord {
  type: 'TXT' | 'CNAME'
  name: string
  value: string
  /** Null as long as nobody has looked, or nobody could. */
  isFound: boolean | null
}

/** A domain as its owner sees it. */
export interface ShownDomain extends Omit<CustomDomainRow, 'fault'> {
  state: rules.DomainState
  fault: rules.DomainFault | null
  records: DnsRecord[]
  /** When it is withdrawn unless it works again. */
  withdrawnOn: number | null
  /** Where Namecheap sets the records; null if it can't. */
  connectUrl: string | null
}

/** The domain of a publication or a profile. */
export interface CustomDomainSettings {
  /** Of the publication or the person. */
  id: string
  isOffered: boolean
  domain: ShownDomain | null
}

function recordsOf(row: CustomDomainRow, { target }: Domains): DnsRecord[] {
  const isUnknown = row.checkedAt === null || row.fault === 'NO_ANSWER'
  const isPresent = (at: number | null) => (at === null && isUnknown ? null : at !== null)
  return [
    {
      type: 'TXT',
      name: rules.proofName(row.domain),
      value: rules.proofValue(row.token),
      isFound: isPresent(row.provedAt),
    },
    { type: 'CNAME', name: row.domain, value: target, isFound: isPresent(row.pointedAt) },
  ]
}

type ShownParts = Needs<'db' | 'browser' | 'domains' | 'keys'>

async function shown(parts: ShownParts, row: CustomDomainRow, actorId: string): Promise<ShownDomain> {
  const { failingSince } = row
  return {
    ...row,
    state: rules.stateOf(row),
    records: recordsOf(row, parts.domains),
    withdrawnOn: failingSince === null ? null : failingSince + rules.WITHDRAWN_AFTER,
    connectUrl: await connectAddress(parts, row, actorId),
  }
}

/** How the domain of an owner stands now. */
export async function settingsOfDomain(
  parts: ShownParts,
  { id, collectionId, actorId }: Pick<DomainOwner, 'id' | 'collectionId' | 'actorId'>,
): Promise<CustomDomainSettings> {
  const row = await domainOf(parts.db, id, collectionId)
  return {
    id,
    isOffered: parts.domains.isOffered,
    domain: row ? await shown(parts, row, actorId) : null,
  }
}

/** The domain of a publication that the viewer owns, or of their profile; null for everybody else. */
export async function ownDomain(
  parts: DomainParts,
  collectionId: string | null | undefined,
): Promise<CustomDomainSettings | null> {
  const owner = await requireDomainOwner(parts, collectionId)
  return owner.ok ? settingsOfDomain(parts, owner.value) : null
}
