import { viewerWording } from '../../../schema/wording/viewer'
import { setActsAs } from '../../data/identity/sessions'
import { type AuditEntry, insertAudit } from '../../data/import/audit'
import { userByUsername } from '../../data/user/queries'
import type { Identity, Session } from '../identity/identity'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'

/** What became of it: done, or why not and what the viewer is told. */
export type SpoofingOutcome =
  | { outcome: 'done' }
  | { outcome: 'Unauthorized' | 'Forbidden' | 'NotFound'; message: string }

type Ports = Pick<Identity, 'db' | 'clock' | 'browser' | 'session'>

const wording = viewerWording.spoofing
const DIGITS = 8

function audit({ clock, browser }: Ports, session: Session, action: string, asUserId: string): AuditEntry {
  return {
    at: clock.now(),
    action,
    // There is no key: the session's own digest stands for it.
    keyFingerprint: session.hash.slice(0, DIGITS),
    address: browser.address,
    detail: JSON.stringify({ staff: session.ownerId, as: asUserId }),
  }
}

/** Why somebody without the rights of staff can't act as anybody. */
function reasonAgainst({ isOwnerStaff, isSpoofed }: Session): string {
  if (!isOwnerStaff) return wording.staffOnly
  return isSpoofed ? wording.nested : wording.mainHostOnly
}

/**
 * Lets a member of staff act as somebody else, to see what they see, and records it in the audit log. Rule: docs/rules/viewer.md, "Acting as somebody else".
 */
export async function startSpoofing(ports: Ports, username: string): Promise<SpoofingOutcome> {
  const { db } = ports
  const session = await ports.session()
  if (!session) return { outcome: 'Unauthorized', message: wording.signInFirst }
  const actor = actorOf(session, ports.browser.mainOrigin)
  if (!can(actor, 'moderate', SITE)) return { outcome: 'Forbidden', message: reasonAgainst(session) }
  const user = await db.first(userByUsername, username.trim().replace(/^@/, '').toLowerCase())
  if (!user || !can(actor, 'see', { entity: 'user', user }))
    return { outcome: 'NotFound', message: wording.nobody }
  if (!can(actor, 'actAs', { entity: 'user', user }))
    return { outcome: 'Forbidden', message: wording.notStaff }
  await db.write([
    setActsAs(session.hash, user.id),
    insertAudit(audit(ports, session, 'spoofing-started', user.id)),
  ])
  return { outcome: 'done' }
}

/** Lets a member of staff be themselves again; does nothing for anybody who already is. */
export async function stopSpoofing(ports: Ports): Promise<SpoofingOutcome> {
  const session = await ports.session()
  if (!session) return { outcome: 'Unauthorized', message: wording.signInFirst }
  if (!session.isSpoofed) return { outcome: 'done' }
  await ports.db.write([
    setActsAs(session.hash, null),
    insertAudit(audit(ports, session, 'spoofing-stopped', session.user.id)),
  ])
  return { outcome: 'done' }
}
