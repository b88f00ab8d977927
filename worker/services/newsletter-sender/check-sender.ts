import * as v from 'valibot'
import {
  domainOfAddress,
  SENDER_CHECKS,
  SENDER_RECORD_KINDS,
  SENDER_REMEMBERED,
} from '../../../schema/rules/sender-records'
import type { SenderRecords } from '../../platform/mail/sender-records'
import type { Newsletter } from '../newsletter/find-newsletter'
import { newsletterThing } from '../newsletter/letter/leaders'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { parseInput } from '../use-case'
import { ownSenderOf } from './own-sender'
import { probeSender, type SenderRecord } from './probe-sender'

type Parts = Needs<'db' | 'viewer' | 'domains' | 'expiring' | 'lockouts' | 'senderRecords'>

/** Where a newsletter's letters come from, and what is known of that. */
interface NewsletterSender {
  address: string
  isOwn: boolean
  records: SenderRecord[]
}

/** As it is remembered. */
const Remembered = v.array(
  v.object({
    kind: v.picklist(SENDER_RECORD_KINDS),
    state: v.picklist(['RIGHT', 'MISSING', 'WRONG', 'UNKNOWN']),
    type: v.picklist(['TXT', 'MX']),
    name: v.string(),
    value: v.nullable(v.string()),
    present: v.array(v.string()),
  }),
)

/** What a domain's records are, as it was found out a moment ago. */
async function rememberedRecords(
  { domains, expiring }: Parts,
  domain: string,
  wanted: SenderRecords,
): Promise<SenderRecord[]> {
  const key = `sender:${domain}`
  const known = await expiring.get(key)
  const remembered = known === null ? undefined : parseInput(Remembered, JSON.parse(known))
  if (remembered?.ok) return remembered.value
  const records = await probeSender(domains.dns, domain, wanted)
  await expiring.put(key, JSON.stringify(records), SENDER_REMEMBERED)
  return records
}

/**
 * Where a newsletter's letters come from, and whether mail programs have reason to believe it; null for those who may not
 * send them, and for those who have asked too often. Rule: docs/rules/newsletters.md, "Where letters come from".
 */
export async function checkSender(parts: Parts, newsletter: Newsletter): Promise<NewsletterSender | null> {
  const actor = await parts.viewer()
  if (!actor || !can(actor, 'send', await newsletterThing(parts, newsletter))) return null
  const { most, windowMs } = SENDER_CHECKS
  if ((await parts.lockouts.use('sender-checks', actor.id, windowMs, most)) > most) return null
  const own = await ownSenderOf(parts, newsletter)
  const wanted = senderRecords(parts)
  if (!wanted) return null
  const address = own ?? wanted.address
  return {
    address,
    isOwn: own !== undefined,
    records: await rememberedRecords(parts, domainOfAddress(address), wanted),
  }
}

/** What the records have to have; nothing if mail is set up wrongly, which each mail logs. */
function senderRecords(parts: Needs<'senderRecords'>): SenderRecords | undefined {
  try {
    return parts.senderRecords()
  } catch {
    return undefined
  }
}
