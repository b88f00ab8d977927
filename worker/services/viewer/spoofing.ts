import { viewerWording } from '../../../schema/wording/viewer'
import { accountById } from '../../data/identity/accounts'
import { setActsAs } from '../../data/identity/sessions'
import { type AuditEntry, insertAudit } from '../../data/import/audit'
import { userByUsername } from '../../data/user/queries'
import type { Identity, Session } from '../identity/identity'
import { isOwn } from '../identity/security-guard'

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

/**
 * Lets a member of staff go on as somebody else, to see what they see. Not as other staff, and not out of
 * somebody else's skin. It is noted in the operators' book. Rule: docs/rules/viewer.md, "Acting as somebody else".
 */
export async function startSpoofing(ports: Ports, username: string): Promise<SpoofingOutcome> {
  const { db } = ports
  const session = await ports.session()
  if (!session) return { outcome: 'Unauthorized', message: wording.signInFirst }
  if (!session.isOwnerStaff) return { outcome: 'Forbidden', message: wording.staffOnly }
  if (session.isSpoofed) return { outcome: 'Forbidden', message: wording.nested }
  // A host of somebody's own is not only ours: a session there may do less.
  if (!isOwn(ports, session)) return { outcome: 'Forbidden', message: wording.mainHostOnly }
  const target = await db.first(userByUsername, username.trim().replace(/^@/, '').toLowerCase())
  if (!target) return { outcome: 'NotFound', message: wording.nobody }
  if ((await db.first(accountById, target.id))?.deactivatedAt !== null)
    return { outcome: 'NotFound', message: wording.nobody }
  if (target.isStaff === 1) return { outcome: 'Forbidden', message: wording.notStaff }
  await db.write([
    setActsAs(session.hash, target.id),
    insertAudit(audit(ports, session, 'spoofing-started', target.id)),
  ])
  return { outcome: 'done' }
}

/** Lets a member of staff be themselves again; nothing happens to who is. */
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
