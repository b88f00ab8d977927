import type { DomainFinding } from '../../../schema/rules/custom-domains'
import { proofName, proofValue } from '../../../schema/rules/custom-domains'
import type { CustomDomainRow } from '../../data/custom-domain/queries'
import type { Domains } from '../../platform/domains/open-domains'

/** Whether a domain leads to where ours do: by name, or to the same addresses, as at the root of a zone. */
async function whereTo({ dns, target }: Domains, domain: string): Promise<'here' | 'nowhere' | 'elsewhere'> {
  const { names, addresses } = await dns.lead(domain)
  if (names.includes(target)) return 'here'
  if (addresses.length === 0) return names.length === 0 ? 'nowhere' : 'elsewhere'
  const ours = (await dns.lead(target)).addresses
  return addresses.some((address) => ours.includes(address)) ? 'here' : 'elsewhere'
}

async function howProved({ dns }: Domains, { domain, token }: CustomDomainRow) {
  const texts = await dns.texts(proofName(domain))
  if (texts.includes(proofValue(token))) return 'proved'
  return texts.length === 0 ? 'missing' : 'wrong'
}

export interface DomainCheck extends DomainFinding {
  hostnameId: string | null
}

/**
 * Looks how far a domain is: whether it is proved, where it leads, and whether there is a certificate for it, which is
 * asked for once it is proved. Never rejects: what can't be found out is unknown.
 */
export async function probeDomain(domains: Domains, row: CustomDomainRow): Promise<DomainCheck> {
  const { hostnameId } = row
  const [proof, lead] = await Promise.allSettled([howProved(domains, row), whereTo(domains, row.domain)])
  const isProved = proof.status === 'fulfilled' ? proof.value === 'proved' : null
  const pointsHere = lead.status === 'fulfilled' ? lead.value === 'here' : null
  const facts = { isProved, pointsHere, hostnameId }
  if (proof.status === 'rejected' || lead.status === 'rejected') return { ...facts, fault: 'NO_ANSWER' }
  if (proof.value !== 'proved')
    return { ...facts, fault: proof.value === 'missing' ? 'NO_PROOF' : 'WRONG_PROOF' }
  const misled =
    lead.value === 'nowhere' ? 'LEADS_NOWHERE' : lead.value === 'elsewhere' ? 'LEADS_ELSEWHERE' : null
  if (!domains.hostnames) return { ...facts, fault: misled }
  try {
    const hostname = await domains.hostnames.ensure(row.domain, hostnameId)
    const uncertified = {
      active: null,
      pending: 'CERTIFICATE_PENDING',
      failed: 'CERTIFICATE_FAILED',
    } as const
    return { ...facts, hostnameId: hostname.id, fault: misled ?? uncertified[hostname.certificate] }
  } catch (error) {
    console.error(JSON.stringify({ event: 'hostname-failed', domain: row.domain, error: String(error) }))
    return { ...facts, fault: misled ?? 'NO_ANSWER' }
  }
}
