import { env } from 'cloudflare:workers'
import { createHmac } from 'node:crypto'
import { SECOND } from '../../../schema/rules/time-units'
import { adminMailEvents } from '../../../worker/endpoints/admin/mail-events'
import {
  mailgunWebhook,
  postmarkWebhook,
  resendWebhook,
  sesWebhook,
} from '../../../worker/endpoints/mail/webhook'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { clearLetters, createWriter, type postOffice, send } from '../letter/support'
import { changeNewsletter } from '../newsletter/settings-support'

/** A signing secret as Svix gives them out. */
export const SVIX_SECRET = `whsec_${btoa('twenty-four bytes of key')}`
const MAILGUN_KEY = 'a-signing-key-of-mailgun'
export const POSTMARK_KEY = 'postmark:a-password-that-nobody-guesses'
export const TOPIC = 'arn:aws:sns:eu-central-1:123456789012:quire-mail'
const ADMIN_KEY = 'operators-key-of-tests-with-more-than-32-characters'

/** When, by which key and under which id a webhook was signed. */
interface Signing {
  id?: string
  at?: number
  secret?: string
}

let events = 0

/** The headers with which Svix signs a body. */
export function svixHeaders(
  body: string,
  { id = `msg_${events++}`, at = NOON, secret = SVIX_SECRET }: Signing,
) {
  const timestamp = String(Math.floor(at / SECOND))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` }
}

/** What happened to a mail, and to which. */
interface Happened {
  email: string
  letterId?: string
  subscriberId?: string
}

/** An event as Resend writes it. */
export const resendEvent = (
  type: string,
  { email, letterId, subscriberId }: Happened,
  more: Record<string, unknown> = {},
): string =>
  JSON.stringify({
    type,
    created_at: '2026-11-21T12:00:00.000Z',
    data: {
      email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
      created_at: '2026-11-21T11:59:00.000Z',
      from: '"Ana Writer" <mail@quire.example>',
      to: [email],
      subject: 'A letter',
      ...(letterId ? { tags: { letter: letterId, subscriber: subscriberId } } : {}),
      ...more,
    },
  })

export const HARD = { bounce: { type: 'Permanent', subType: 'General', message: '550 5.1.1 No such user' } }
export const SOFT = { bounce: { type: 'Transient', subType: 'MailboxFull', message: '452 4.2.2 Full' } }

/** A webhook of Mailgun, signed inside its body. */
export function mailgunBody(
  data: Record<string, unknown>,
  { id: token = `token${events++}`, at = NOON, secret = MAILGUN_KEY }: Signing = {},
): string {
  const timestamp = String(Math.floor(at / SECOND))
  const signature = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex')
  return JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': data })
}

/** What Postmark sends along of the name and the password in a webhook's address. */
export const basic = (key: string) => ({ authorization: `Basic ${btoa(key)}` })

interface Posted {
  body: string
  headers?: Record<string, string>
  now?: number
  env?: Partial<Env>
}

const post = (path: string, { body, headers = {}, now = NOON, env: more }: Posted) =>
  endpointContext(path, { method: 'POST', body, headers, now, env: more ?? {} })

const RESEND: Partial<Env> = { MAIL_PROVIDER: 'http', MAIL_WEBHOOK_KEY: SVIX_SECRET }
const MAILGUN: Partial<Env> = { MAIL_PROVIDER: 'mailgun', MAIL_WEBHOOK_KEY: MAILGUN_KEY }
const POSTMARK: Partial<Env> = { MAIL_PROVIDER: 'postmark', MAIL_WEBHOOK_KEY: POSTMARK_KEY }

/** Posts a webhook of Resend as it is. @returns its status. */
export const postResend = async (posted: Posted): Promise<number | undefined> =>
  (await resendWebhook(post('/_/webhooks/resend', { ...posted, env: { ...RESEND, ...posted.env } })))?.status
export const postMailgun = async (posted: Posted): Promise<number | undefined> =>
  (await mailgunWebhook(post('/_/webhooks/mailgun', { ...posted, env: { ...MAILGUN, ...posted.env } })))
    ?.status
export const postPostmark = async (posted: Posted): Promise<number | undefined> =>
  (
    await postmarkWebhook(
      post('/_/webhooks/postmark', {
        ...posted,
        headers: posted.headers ?? basic(POSTMARK_KEY),
        env: { ...POSTMARK, ...posted.env },
      }),
    )
  )?.status
/** Posts what SNS posts. @param url what stands in for it. */
export const postSns = async (url: string, posted: Posted): Promise<number | undefined> =>
  (
    await sesWebhook(
      post('/_/webhooks/ses', {
        ...posted,
        env: { MAIL_PROVIDER: 'ses', MAIL_WEBHOOK_KEY: TOPIC, SNS_URL: url, ...posted.env },
      }),
    )
  )?.status

/** Has Resend say what became of a mail. */
export function tell(type: string, happened: Happened, more: object = {}, signing: Signing = {}) {
  const body = resendEvent(type, happened, { ...more })
  return postResend({ body, headers: svixHeaders(body, signing), now: signing.at ?? NOON })
}

/** What operators do with events that are held. */
export async function operate(input: object): Promise<{ status: number | undefined; body: unknown }> {
  const headers = { authorization: `Bearer ${ADMIN_KEY}` }
  const context = post('/_/admin/mail-events', { body: JSON.stringify(input), headers, env: { ADMIN_KEY } })
  const response = await adminMailEvents(context)
  return { status: response?.status, body: await response?.json() }
}

/** Where replies to the letter that went out last are passed on. */
const WRITER_EMAIL = 'ana@example.com'

/** A letter that went out, with its first recipient. */
export async function sentLetter(
  office: ReturnType<typeof postOffice>,
  subscribers = 1,
  { holdsReplies = false }: { holdsReplies?: boolean } = {},
) {
  const writer = await createWriter(office, subscribers)
  const { user, visit, story } = writer
  if (holdsReplies)
    await changeNewsletter(visit, 'update', {
      newsletterId: user.id,
      name: user.name,
      takesReplies: true,
      holdsReplies,
    })
  await env.DB.batch([
    env.DB.prepare('UPDATE user SET email = NULL WHERE email = ?').bind(WRITER_EMAIL),
    env.DB.prepare('UPDATE user SET email = ? WHERE id = ?').bind(WRITER_EMAIL, user.id),
  ])
  const { id } = await send(visit, { newsletterId: user.id, postId: story.id, takesReplies: true })
  await office.drain()
  const [first] = writer.subscribers
  if (!first) throw new Error('There are no subscribers')
  return { ...writer, letterId: id, happened: { email: first.email, letterId: id, subscriberId: first.id } }
}

/** Forgets letters, events and what came of them. */
export async function clearMail(): Promise<void> {
  await clearLetters()
  for (const table of ['mail_event', 'refusing_address', 'suppressed_address'])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
}

export const stateOf = async (subscriberId: string) =>
  (
    await env.DB.prepare('SELECT state FROM subscriber WHERE id = ?')
      .bind(subscriberId)
      .first<{ state: string }>()
  )?.state

/** What became of a letter to a recipient, and the letter's counts. */
export async function outcomeOf({ letterId = '', subscriberId = '' }: Happened) {
  const recipient = await env.DB.prepare(
    'SELECT state FROM letter_recipient WHERE letter_id = ? AND subscriber_id = ?',
  )
    .bind(letterId, subscriberId)
    .first<{ state: string }>()
  const counts = await env.DB.prepare(
    'SELECT sent_count AS sent, delivered_count AS delivered, bounced_count AS bounced, complained_count AS complained FROM letter WHERE id = ?',
  )
    .bind(letterId)
    .first<Record<'sent' | 'delivered' | 'bounced' | 'complained', number>>()
  return { state: recipient?.state, ...counts }
}

export const reasons = async () =>
  (await env.DB.prepare('SELECT reason FROM suppressed_address').all<{ reason: string }>()).results.map(
    ({ reason }) => reason,
  )
