import { linkTo } from '../../../schema/routes/links'
import { notificationWording } from '../../../schema/wording/notifications'
import type { NotificationRow } from '../../data/notification/rows'
import { caseOfGroup } from './events'
import type { MailText } from './mail-text'

/** What came of a report, for whoever filed it or whom it concerns. */
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
