import { newId } from '../../schema/rules/new-id'
import { Database } from '../data/database'
import { deleteExports, exportsExpired, exportsLeft, exportsUntold } from '../data/export/exports'
import type { Clock } from '../platform/clock'
import { openExports } from '../platform/exports/open-exports'
import { openMailer } from '../platform/mail/open-mailer'
import { advanceExport, EXPORT_SILENT } from '../services/export/advance-export'
import { tellPerson } from '../services/export/tell-person'
import { siteOf } from './site-of'

/**
 * Takes `{ type: 'advance-export' }` messages: each is one step, which asks for the next.
 *
 * @throws if a part can't be written: the messages are to be retried.
 */
export async function advanceExportsJob(env: Env, clock: Clock, exportIds: readonly string[]): Promise<void> {
  const db = new Database(env.DB)
  const exports = openExports(env)
  const { site, mainOrigin } = siteOf(env)
  for (const exportId of new Set(exportIds)) {
    const outcome = await advanceExport({ db, clock, newId, exports, site, origin: mainOrigin }, exportId)
    if (outcome === 'more') await exports.advance(exportId)
    if (outcome === 'ready')
      await tellPerson({ db, clock, mailer: openMailer(env, clock), site, mainOrigin }, exportId)
  }
}

const AT_ONCE = 20

/**
 * The cron's part: has exports go on whose message was lost or whose worker was killed, tells people whom no mail has
 * reached, and deletes exports whose time is over, with their files. Rule: docs/rules/export.md, "The job".
 */
export async function sweepExports(env: Env, clock: Clock): Promise<void> {
  const db = new Database(env.DB)
  const exports = openExports(env)
  const now = clock.now()
  const [left, untold, expired] = await Promise.all([
    db.all(exportsLeft, now - EXPORT_SILENT, AT_ONCE),
    db.all(exportsUntold, now - EXPORT_SILENT, AT_ONCE),
    db.all(exportsExpired, now, AT_ONCE),
  ])
  for (const { id } of left) await exports.advance(id)
  for (const { id, partCount } of expired) await exports.remove(id, partCount)
  await db.write(expired.length === 0 ? [] : deleteExports(expired.map(({ id }) => id)))
  const gone = new Set(expired.map(({ id }) => id))
  for (const { id } of untold)
    if (!gone.has(id)) await tellPerson({ db, clock, mailer: openMailer(env, clock), ...siteOf(env) }, id)
}
