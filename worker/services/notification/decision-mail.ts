import { linkTo } from '../../../schema/routes/links'
import { notificationWording } from '../../../schema/wording/notifications'
import type { NotificationRow } from '../../data/notification/rows'
import type { NotificationMailParts } from './mail-parts'
import type { MailText } from './mail-text'
import { caseOfGroup, isAppealGroup, isUrgentGroup } from './report-events'

/** What came of a report, for the person who filed it, or whom it concerns. */
export function aboutDecision(
  mainOrigin: string,
  kind: 'REPORT' | 'DECISION',
  { groupKey }: NotificationRow,
): MailText {
  const caseId = caseOfGroup(groupKey)
  const path = caseId === null ? linkTo('YourReports') : linkTo('ShowDecision', { caseId })
  return {
    subject: notificationWording.texts[kind],
    text: notificationWording.mail[kind].text,
    link: { label: notificationWording.mail[kind].button, href: mainOrigin + path },
  }
}

/** The reported thing, or the decision under appeal, for a member of staff. */
export async function aboutCases(
  { reader, mainOrigin }: NotificationMailParts,
  { userId, groupKey, actorCount }: NotificationRow,
): Promise<MailText | undefined> {
  const user = await reader.users.load(userId)
  if (user?.isStaff !== 1) return undefined
  const { texts, mail } = notificationWording
  const isAppeal = isAppealGroup(groupKey)
  const kind = isAppeal ? 'APPEAL' : isUrgentGroup(groupKey) ? 'URGENT_CASE' : 'CASE'
  const href = mainOrigin + linkTo('AdminReports', {}, isAppeal ? { query: { state: 'appealed' } } : {})
  return {
    subject: texts[kind](actorCount),
    text: mail.CASE.text,
    link: { label: mail.CASE.button, href },
  }
}
