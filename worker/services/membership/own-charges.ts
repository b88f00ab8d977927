import { type ChargeRow, chargeById, chargesOfUser } from '../../data/membership/charges'
import { ownSession } from '../identity/security-guard'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** What the viewer paid or tried to pay, the newest first; nothing in another person's session. */
export async function ownCharges(
  parts: Needs<'db' | 'session' | 'browser'>,
  paging: Paging | null | undefined,
): Promise<PageOf<ChargeRow>> {
  const session = await ownSession(parts)
  if (!session) return { items: [], next: null }
  return readPage(
    paging,
    ([at, id], limit) => parts.db.all(chargesOfUser, session.user.id, at, id, limit),
    ({ createdAt, id }) => [createdAt, id],
  )
}

/** One of the viewer's own charges; null for anybody else's. */
export async function ownCharge(
  parts: Needs<'db' | 'session' | 'browser'>,
  id: string,
): Promise<ChargeRow | null> {
  const session = await ownSession(parts)
  if (!session) return null
  const row = await parts.db.first(chargeById, id)
  return row?.userId === session.user.id ? row : null
}
