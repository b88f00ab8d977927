import { MOST_NOTIFICATION_MAILS, NOTIFICATION_WINDOW } from '../../../schema/rules/notifications'
import { MINUTE } from '../../../schema/rules/time-units'
import type { RowOf } from '../../data/database'
import { dueMails } from '../../data/notification/queries'
import { claimMail, dropMail, postponeMail } from '../../data/notification/writes'
import type { JobNeeds } from '../parts'
import type { NotificationMailParts } from './mail-parts'
import { notificationMail } from './notification-mail'

/** How many mails are made and sent at the same time. */
const AT_ONCE = 6
/** How often a mail is tried, and how long after a failure, in milliseconds. */
const TRIES = 3
const RETRY_AFTER = 10 * MINUTE

type DueMail = RowOf<typeof dueMails>

/**
 * Sends the mails about notifications that are due, `perRun` at most. Each is claimed before it is sent, so that none is
 * sent twice even if two runs overlap; one that the mail service refuses is tried again later. Rule:
 * docs/rules/notifications.md, "Mails".
 *
 * @throws if the database can't be reached.
 */
export async function sendNotificationMails(
  parts: NotificationMailParts & JobNeeds<'clock' | 'mailer'>,
  perRun: number,
): Promise<void> {
  const { clock, mailer, reader } = parts
  const now = clock.now()
  const due = await reader.db.all(dueMails, now, now - NOTIFICATION_WINDOW, perRun)
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
