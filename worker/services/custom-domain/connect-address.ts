import { linkTo } from '../../../schema/routes/links'
import { proofName, proofValue } from '../../../schema/rules/custom-domains'
import type { CustomDomainRow } from '../../data/custom-domain/queries'
import { isSame } from '../identity/keys'
import type { Needs } from '../parts'

/** Whose visit to the registrar it is, so that it returns to them and to this domain. */
const signatureOf = ({ keys }: Needs<'keys'>, id: string, userId: string): Promise<string> =>
  keys.hash('domain-connect', `${id} ${userId}`)

/**
 * Where the registrar sets the records of a domain and then sends its owner back; null if that isn't configured. Rule:
 * docs/rules/domains.md, "Namecheap".
 */
export async function connectAddress(
  parts: Needs<'keys' | 'browser' | 'domains'>,
  { id, domain, token }: Pick<CustomDomainRow, 'id' | 'domain' | 'token'>,
  userId: string,
): Promise<string | null> {
  const { connectUrl, target } = parts.domains
  if (connectUrl === undefined || !URL.canParse(connectUrl)) return null
  const address = new URL(connectUrl)
  const told = {
    domain,
    target,
    proofName: proofName(domain),
    proofValue: proofValue(token),
    redirect_uri: parts.browser.mainOrigin + linkTo('CallbackNamecheap'),
    state: `${id}.${await signatureOf(parts, id, userId)}`,
  }
  for (const [name, value] of Object.entries(told)) address.searchParams.set(name, value)
  return address.href
}

/** The domain of a visit that this person began; nothing for any other text. */
export async function connectedDomain(
  parts: Needs<'keys'>,
  state: string | null,
  userId: string,
): Promise<string | undefined> {
  const [id = '', signature = ''] = (state ?? '').split('.')
  return isSame(signature, await signatureOf(parts, id, userId)) ? id : undefined
}
