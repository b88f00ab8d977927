import * as v from 'valibot'
import { type MailEventKind, SNS_MAX_AGE } from '../../../../schema/rules/mail-events'
import { eventAbout, eventId, jsonOf, type MailEvent, type ReadMailEvent } from '../events/mail-event'
import { topicOf } from './settings'
import { confirm, isSigned, SnsMessage } from './sns'

const Recipients = v.array(v.object({ emailAddress: v.string() }))
/** What SES says: by a configuration set as an event, with tags; by an identity as a notification, without. */
const Event = v.object({
  eventType: v.optional(v.string()),
  notificationType: v.optional(v.string()),
  mail: v.object({ messageId: eventId, tags: v.optional(v.record(v.string(), v.array(v.string()))) }),
  bounce: v.optional(v.object({ bounceType: v.string(), bouncedRecipients: Recipients })),
  complaint: v.optional(
    v.object({
      complainedRecipients: Recipients,
      complaintFeedbackType: v.optional(v.nullable(v.string())),
    }),
  ),
  delivery: v.optional(v.object({ recipients: v.array(v.string()) })),
})
type Event = v.InferOutput<typeof Event>

/** What became of a mail, and whose; nothing if that is something else. */
function toldBy({
  eventType,
  notificationType,
  bounce,
  complaint,
  delivery,
}: Event): { kind: MailEventKind; email: string | undefined } | undefined {
  const type = eventType ?? notificationType
  if (type === 'Delivery') return { kind: 'delivered', email: delivery?.recipients[0] }
  if (type === 'Bounce')
    return {
      kind: bounce?.bounceType === 'Permanent' ? 'bounced' : 'refused',
      email: bounce?.bouncedRecipients[0]?.emailAddress,
    }
  // Somebody has taken a complaint back.
  if (type !== 'Complaint' || complaint?.complaintFeedbackType === 'not-spam') return undefined
  return { kind: 'complained', email: complaint?.complainedRecipients[0]?.emailAddress }
}

function eventIn(message: string): MailEvent | undefined {
  const read = v.safeParse(Event, jsonOf(message))
  const told = read.success ? toldBy(read.output) : undefined
  if (!read.success || !told) return undefined
  const { messageId, tags = {} } = read.output.mail
  const [letter, subscriber] = [tags.letter?.[0], tags.subscriber?.[0]]
  // A mail has one recipient, and the same may come as an event and as a notification.
  return eventAbout(`ses ${told.kind} ${messageId}`, told.kind, told.email, { letter, subscriber })
}

/**
 * Reads what Amazon SES publishes to a topic of SNS, and confirms that topic's subscription. Rule: docs/rules/mail.md, "What
 * comes back".
 *
 * @param url what stands in for SNS.
 * @throws Error if the ARN is no topic's.
 */
export function readSesEvent(arn: string, url?: string): ReadMailEvent {
  const topic = topicOf(arn, url)
  return async ({ body }, now) => {
    const read = v.safeParse(SnsMessage, jsonOf(body))
    if (!read.success || read.output.TopicArn !== topic.arn) return undefined
    const message = read.output
    if (!(Math.abs(now - Date.parse(message.Timestamp)) <= SNS_MAX_AGE)) return undefined
    if (!(await isSigned(message, topic, now))) return undefined
    if (message.Type === 'SubscriptionConfirmation') await confirm(message.SubscribeURL, topic)
    if (message.Type === 'UnsubscribeConfirmation')
      console.error(JSON.stringify({ event: 'mail-misconfigured', detail: 'SNS says no more of mails' }))
    return { event: message.Type === 'Notification' ? eventIn(message.Message) : undefined }
  }
}
