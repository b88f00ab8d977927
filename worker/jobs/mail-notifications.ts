import { MOST_NOTIFICATION_MAILS, NOTIFICATION_WINDOW } from '../../schema/rules/notifications'
import { MINUTE } from '../../schema/rules/time-units'
import type { RowOf } from '../data/database'
import { dueMails } from '../data/notification/queries'
import { claimMail, dropMail, postponeMail } from '../data/notification/writes'
import { createReader } from '../data/reader'
import type { Clock } from '../platform/clock'
import { isProduction } from '../platform/environment'
import { openMailer } from '../platform/mail/open-mailer'
import { openKeys } from '../services/identity/open-keys'
import type { NotificationMailParts } from '../services/notification/mail-parts'
import { notificationMail } from '../services/notification/notification-mail'
import { siteOf } from './site-of'

/** How many mails one run handles, and how many of them at the same time; the next run follows in a minute. */
const MAILS = 60
const AT_ONCE = 6
/** How often a mail is tried, and how long after a failure, in milliseconds. */
const TRIES = 3
const RETRY_AFTER = 10 * MINUTE

type DueMail = RowOf<typeof dueMails>

/**
 * The cron's part: sends the mails about notifications that are due. Each is claimed before it is sent, so that
 * none is sent twice even if two runs overlap; one that the mail service refuses is tried again later. Rule:
 * docs/rules/notifications.md, "Mails".
 *
 * @throws if the database can't be reached.
 */
export async function sendNotificationMails(env: Env, clock: Clock): Promise<void> {
  const reader = createReader(env.DB)
  const now = clock.now()
  const due = await reader.db.all(dueMails, now, now - NOTIFICATION_WINDOW, MAILS)
  if (due.length === 0) return
  const parts: NotificationMailParts = {
    reader,
    ...siteOf(env),
    keys: openKeys(env.AUTH_SECRET, isProduction(env.ENVIRONMENT)),
  }
  const mailer = openMailer(env, clock)
  /** By person: how many this run has taken up, beside those that the rows count as sent. */
  const sent = new Map<string, number>()

  const send = async (row: DueMail): Promise<void> => {
    const already = row.sent + (sent.get(row.userId) ?? 0)
    // Counted before anything is awaited, since several are sent at the same time.
    sent.set(row.userId, (sent.get(row.userId) ?? 0) + 1)
    const isDue =
      row.isWanted === 1 &&
      row.emailVerifiedAt !== null &&
      row.deactivatedAt === null &&
      already < MOST_NOTIFICATION_MAILS
    const mail = isDue && row.email !== null ? await notificationMail(parts, row, row.email) : undefined
    if (!mail) {
      await reader.db.write([dropMail(row.id)])
      return
    }
    const [claimed] = await reader.db.write([claimMail(row.id, now)])
    if (claimed !== 1) return
    try {
      await mailer.send(mail)
    } catch (error) {
      const isLast = row.mailAttempts + 1 >= TRIES
      console.error(JSON.stringify({ event: 'notification-mail-failed', isLast, error: String(error) }))
      if (!isLast) await reader.db.write([postponeMail(row.id, now + RETRY_AFTER)])
    }
  }
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map(send))
  }
}
