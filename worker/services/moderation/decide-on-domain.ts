import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { opaque } from '../../../schema/inputs/text'
import { domainName, MAX_DOMAIN } from '../../../schema/rules/banned-domains'
import { bannedLinkMessages } from '../../../schema/wording/banned-domains'
import { bannedAmong, deleteBannedDomain, insertBannedDomain } from '../../data/banned-domain/queries'
import { logOf, type Operator } from '../operating/operator-act'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

/** A domain as somebody types it, and why it is decided on. */
export const domainDecision = v.object({
  domain: v.pipe(
    opaque(MAX_DOMAIN, bannedLinkMessages.notADomain),
    v.description('A name such as `example.com`; an address is taken for its domain.'),
  ),
  reason,
})

/** Bans a domain, or allows it again, with an entry in the log. Does nothing if it is so already. */
export async function decideOnDomain(
  parts: Needs<'db' | 'clock'>,
  by: Operator,
  { domain: typed, reason: why }: v.InferOutput<typeof domainDecision>,
  action: 'BAN_DOMAIN' | 'ALLOW_DOMAIN',
): Promise<Result<{ id: string; isBanned: boolean }, Failure<'BAD_REQUEST'>>> {
  const domain = domainName(typed)
  if (!domain) return fail('BAD_REQUEST', bannedLinkMessages.notADomain, 'domain')
  const { db, clock } = parts
  const isBanned = (await db.first(bannedAmong, JSON.stringify([domain]))) !== undefined
  const isWanted = action === 'BAN_DOMAIN'
  if (isBanned === isWanted) return ok({ id: domain, isBanned })
  const now = clock.now()
  await db.write([
    isWanted ? insertBannedDomain({ domain, bannedAt: now, reason: why }) : deleteBannedDomain(domain),
    ...logOf(by, {
      at: now,
      action,
      subjectKind: 'DOMAIN',
      subjectId: domain,
      reason: why,
    }),
  ])
  return ok({ id: domain, isBanned: isWanted })
}
