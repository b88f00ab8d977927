import { EXPORT_KEPT, MAX_EXPORTS_A_DAY } from '../../../schema/rules/exports'
import { DAY } from '../../../schema/rules/time-units'
import { exportWording } from '../../../schema/wording/exports'
import {
  type AccountExport,
  exportById,
  insertExport,
  runningExportOf,
  storyCountOf,
} from '../../data/export/exports'
import { type NotRecent, requireRecentSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'lockouts' | 'newId' | 'exports'>

/**
 * Begins an export of everything that the viewer has. While one runs, that is the one. It has somebody's whole account,
 * so it needs a recent sign-in. Rule: docs/rules/export.md.
 */
export async function requestExport(
  parts: Parts,
): Promise<Result<AccountExport, NotRecent | Failure<'RATE_LIMITED'>>> {
  const { db, clock, lockouts, exports } = parts
  const session = await requireRecentSession(parts)
  if (!session.ok) return session
  const ownerId = session.value.user.id
  const running = await db.first(runningExportOf, ownerId, 0)
  if (running) return ok(running)
  const asked = await lockouts.use('exports', ownerId, DAY)
  if (asked > MAX_EXPORTS_A_DAY) return fail('RATE_LIMITED', exportWording.tooMany)
  const id = parts.newId()
  const now = clock.now()
  const count = await db.first(storyCountOf, ownerId)
  await db.write([
    insertExport({
      id,
      ownerId,
      state: 'running',
      stage: 'data',
      storyCount: count?.n ?? 0,
      createdAt: now,
      updatedAt: now,
      expiresAt: now + EXPORT_KEPT,
    }),
  ])
  // Of two at the same time, one has begun.
  const begun = (await db.first(exportById, id)) ?? (await db.first(runningExportOf, ownerId, 0))
  if (!begun) throw new Error('An export has begun and is nowhere')
  if (begun.id === id) await exports.advance(id)
  return ok(begun)
}
