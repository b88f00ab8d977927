import * as v from 'valibot'
import { typedUsername } from '../../../schema/inputs/person'
import { viewerWording } from '../../../schema/wording/viewer'
import { setActsAs } from '../../data/identity/sessions'
import { type AuditEntry, insertAudit } from '../../data/import/audit'
import { userByUsername } from '../../data/user/queries'
import type { Session } from '../identity/session'
import type { Needs } from '../parts'
import { actorOf } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { done, type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'

type Parts = Needs<'db' | 'clock' | 'browser' | 'session'>

const wording = viewerWording.spoofing
const DIGITS = 8

/** A line of the audit log about acting as somebody else. */
export function spoofingAudit(
  { clock, browser }: Needs<'clock' | 'browser'>,
  session: Session,
  action: 'spoofing-started' | 'spoofing-stopped',
  asUserId: string,
): AuditEntry {
  return {
    at: clock.now(),
    action,
    // There is no key, so the session's own digest takes its place.
    keyFingerprint: session.hash.slice(0, DIGITS),
    address: browser.address,
    detail: JSON.stringify({ staff: session.ownerId, as: asUserId }),
  }
}

/** Why somebody without staff rights can't act as anybody. */
function reasonAgainst({ isOwnerStaff, isSpoofed }: Session): string {
  if (!isOwnerStaff) return wording.staffOnly
  return isSpoofed ? wording.nested : wording.mainHostOnly
}

/**
 * Lets a member of staff act as somebody else, to see what they see, and records it in the audit log.
 * Rule: docs/rules/viewer.md, "Acting as somebody else".
 */
export const startSpoofing = defineUseCase(
  v.object({ username: typedUsername }),
  async (
    parts: Parts,
    { username },
  ): Promise<Result<undefined, Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND'>>> => {
    const session = await parts.session()
    if (!session) return fail('UNAUTHORIZED', wording.signInFirst)
    const actor = actorOf(session, parts.browser.mainOrigin)
    if (!can(actor, 'moderate', SITE)) return fail('FORBIDDEN', reasonAgainst(session))
    const { db } = parts
    const user = await db.first(userByUsername, username)
    if (!user || !can(actor, 'see', { entity: 'user', user })) {
      return fail('NOT_FOUND', wording.nobody, 'username')
    }
    if (!can(actor, 'actAs', { entity: 'user', user })) {
      return fail('FORBIDDEN', wording.notStaff, 'username')
    }
    await db.write([
      setActsAs(session.hash, user.id),
      insertAudit(spoofingAudit(parts, session, 'spoofing-started', user.id)),
    ])
    return done
  },
)
