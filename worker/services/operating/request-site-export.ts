import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { opaque } from '../../../schema/inputs/text'
import { EXPORT_KEPT } from '../../../schema/rules/exports'
import { operatingMessages } from '../../../schema/wording/operating-messages'
import { type AccountExport, exportById, insertExport, runningExportOf } from '../../data/export/exports'
import { siteTables } from '../../data/export/site-rows'
import { userByUsername } from '../../data/user/queries'
import { type GuardParts, type NotRecent, requireRecentSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { logOf, type Operator, operatorAct } from './operator-act'

type Parts = GuardParts & Needs<'db' | 'newId' | 'exports'>

/** Nobody has a longer username. */
const LONGEST_NAME = 100

/** Who gets the export: whoever of staff asks for it, after a recent sign-in, or whom an operator names. */
async function receiverOf(
  parts: Parts,
  { staffId }: Operator,
  username: string | null | undefined,
): Promise<Result<string, NotRecent | Failure<'NOT_FOUND'>>> {
  if (staffId !== null) {
    const session = await requireRecentSession(parts)
    return session.ok ? ok(staffId) : session
  }
  const user = username ? await parts.db.first(userByUsername, username.toLowerCase()) : undefined
  return user?.isStaff === 1 ? ok(user.id) : fail('NOT_FOUND', operatingMessages.noReceiver, 'username')
}

/**
 * Begins an export of all tables without secrets, which a member of staff downloads. While one of theirs runs, that is the
 * one. Rule: docs/rules/export.md, "The whole site".
 */
export const requestSiteExport = operatorAct(
  v.object({
    username: v.nullish(
      v.pipe(
        opaque(LONGEST_NAME, operatingMessages.noReceiver),
        v.description('The member of staff who gets it, if an operator asks; staff gets its own.'),
      ),
    ),
    reason,
  }),
  async (
    parts: Parts,
    by,
    { username, reason: why },
  ): Promise<Result<AccountExport, NotRecent | Failure<'NOT_FOUND'>>> => {
    const receiver = await receiverOf(parts, by, username)
    if (!receiver.ok) return receiver
    const { db, clock, exports } = parts
    const ownerId = receiver.value
    const running = await db.first(runningExportOf, ownerId, 1)
    if (running) return ok(running)
    const id = parts.newId()
    const now = clock.now()
    await db.write([
      insertExport({
        id,
        ownerId,
        isWholeSite: true,
        state: 'running',
        stage: 'data',
        storyCount: siteTables().length,
        createdAt: now,
        updatedAt: now,
        expiresAt: now + EXPORT_KEPT,
      }),
      ...logOf(by, {
        at: now,
        action: 'EXPORT_SITE',
        subjectKind: 'USER',
        subjectId: ownerId,
        reason: why,
        detail: id,
      }),
    ])
    // Of two at the same time, one has begun.
    const begun = (await db.first(exportById, id)) ?? (await db.first(runningExportOf, ownerId, 1))
    if (!begun) throw new Error('An export has begun and is nowhere')
    if (begun.id === id) await exports.advance(id)
    return ok(begun)
  },
)
