import { viewerWording } from '../../../schema/wording/viewer'
import { setActsAs } from '../../data/identity/sessions'
import { insertAudit } from '../../data/import/audit'
import type { Needs } from '../parts'
import { done, type Failure, fail, type Result } from '../result'
import { spoofingAudit } from './start-spoofing'

/** Lets a member of staff be themselves again; does nothing for anybody who already is. */
export async function stopSpoofing(
  parts: Needs<'db' | 'clock' | 'browser' | 'session'>,
): Promise<Result<undefined, Failure<'UNAUTHORIZED'>>> {
  const session = await parts.session()
  if (!session) return fail('UNAUTHORIZED', viewerWording.spoofing.signInFirst)
  if (!session.isSpoofed) return done
  await parts.db.write([
    setActsAs(session.hash, null),
    insertAudit(spoofingAudit(parts, session, 'spoofing-stopped', session.user.id)),
  ])
  return done
}
