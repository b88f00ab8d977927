import { zoneOrUtc } from '../../../schema/rules/stats/zones'
import {
  dueInZone,
  mondayMorning,
  WEEKLY_RETRY_AFTER,
  WEEKLY_TRIES,
  weeksBefore,
} from '../../../schema/rules/weekly'
import type { RowOf } from '../../data/database'
import { dueWeeklyMails } from '../../data/weekly/queries'
import { claimWeekly, postponeWeekly, settleWeekly } from '../../data/weekly/writes'
import type { Mail } from '../../platform/mail/mailer'
import { mayBeSent } from '../mail/may-be-sent'
import type { NotificationMailParts } from '../notification/mail-parts'
import type { JobNeeds } from '../parts'
import { VISITOR } from '../policies/actor'
import { can } from '../policies/can'
import { writerWeek } from './weekly-figures'
import { weeklyMail } from './weekly-mail'

type Parts = NotificationMailParts & JobNeeds<'db' | 'clock' | 'mailer' | 'stats' | 'reader'>
type Due = RowOf<typeof dueWeeklyMails>

/** How many mails are made and sent at the same time. */
const AT_ONCE = 6

/** The mail that somebody gets; nothing if there is nothing to tell, or they don't want it. */
async function mailFor(parts: Parts, row: Due, now: number): Promise<Mail | undefined> {
  const { id, email, emailVerifiedAt, isWanted } = row
  const isMailed =
    isWanted === 1 && emailVerifiedAt !== null && can(VISITOR, 'list', { entity: 'user', user: row })
  if (!isMailed || email === null) return undefined
  const weeks = weeksBefore(zoneOrUtc(row.zone), now)
  const told = await writerWeek(parts, id, weeks)
  return told && weeklyMail(parts, { userId: id, to: email }, told, weeks.week)
}

async function send(parts: Parts, row: Due): Promise<void> {
  const { db, clock, mailer } = parts
  const { id, dueAt, attempts } = row
  const now = clock.now()
  const zone = zoneOrUtc(row.zone)
  const settle = (next = mondayMorning(zone, now)) => db.write([settleWeekly(id, dueAt, next)])
  const due = dueInZone(zone, dueAt)
  // Where they are, it isn't Monday morning yet.
  if (due > now) return void (await settle(due))
  // Nobody knows whether it was sent, and the mail service wouldn't know it again.
  if (row.isSending === 1 && !mailer.knowsKeys) return void (await settle())
  const mail = await mailFor(parts, row, now)
  if (!mail) return void (await settle())
  const [claimed] = await db.write([claimWeekly(id, dueAt, now, now + WEEKLY_RETRY_AFTER)])
  if (claimed !== 1) return
  try {
    await mailer.send(mail)
  } catch (error) {
    const isLast = attempts + 1 >= WEEKLY_TRIES
    console.error(JSON.stringify({ event: 'weekly-mail-failed', isLast, error: String(error) }))
    const isLost = mayBeSent(error) && !mailer.knowsKeys
    if (!isLast && !isLost)
      return void (await db.write([postponeWeekly(id, dueAt, now + WEEKLY_RETRY_AFTER)]))
  }
  await settle()
}

/**
 * Sends writers their week, `perRun` at most, each on Monday morning where they are. A mail is claimed before it is sent,
 * and has a key by which the mail service knows it again: a run that stops anywhere is continued by the next one, and
 * nobody gets two. Rule: docs/rules/stats.md, "The week by mail".
 *
 * @throws if a database can't be reached: the next run continues.
 */
export async function sendWeeklyMails(parts: Parts, perRun: number): Promise<void> {
  const due = await parts.db.all(dueWeeklyMails, parts.clock.now(), perRun)
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map((row) => send(parts, row)))
}
