import { env } from 'cloudflare:workers'
import { takeMail } from '../../../worker/jobs/take-mail'
import { NOON } from '../../factories/ids'
import { postOffice } from '../letter/support'
import { sentLetter } from './support'

export const DOMAIN = 'in.quire.example'

/** A mail as its server writes it: headers, an empty line, and its body. */
export const rawMail = (headers: Readonly<Record<string, string>>, body: string): string =>
  `${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}`

/** What our own server has found out about a mail's sender. */
export const BELIEVED_BY =
  'mx.cloudflare.net; dkim=pass header.d=example.org header.s=s1; dmarc=pass header.from=example.org policy.dmarc=none; spf=pass smtp.mailfrom=x@example.org'

/** A letter that went out where mail is received, and the addresses in it. */
export async function letterWithAddresses(newsletter: { holdsReplies?: boolean } = {}) {
  const office = postOffice({ MAIL_REPLY_DOMAIN: DOMAIN })
  const letter = await sentLetter(office, 1, newsletter)
  const [mail] = await office.mails()
  const out =
    /<mailto:([^?>]+)\?subject=unsubscribe>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  return { ...letter, office, mail, re: mail?.reply_to ?? '', out }
}

type WithAddresses = Awaited<ReturnType<typeof letterWithAddresses>>

/** Has Email Routing bring a mail. @returns why it was refused. */
export async function arrive(
  { office }: Pick<WithAddresses, 'office'>,
  { from, to, raw, rawSize }: { from: string; to: string; raw: string; rawSize?: number },
  more: Partial<Env> = {},
): Promise<string | undefined> {
  let refused: string | undefined
  const bytes = new TextEncoder().encode(raw)
  const message = {
    from,
    to,
    raw: new Blob([bytes]).stream(),
    rawSize: rawSize ?? bytes.length,
    setReject: (reason: string) => {
      refused = reason
    },
  }
  const bindings = { ...env, ...office.bindings, ...more } as Env
  await takeMail(message, bindings, { now: () => NOON })
  return refused
}

/** A reply of the subscriber, as it should be. */
export const replyOf = (
  { happened, re }: Pick<WithAddresses, 'happened' | 're'>,
  headers: Readonly<Record<string, string>> = {},
  body = 'I liked it.\n\n<b>Really</b>.',
) => ({
  from: happened.email,
  to: re,
  raw: rawMail(
    {
      'Authentication-Results': BELIEVED_BY,
      From: `Sub Scriber <${happened.email}>`,
      To: re,
      Subject: 'Re: A letter',
      'Message-ID': '<reply@example.org>',
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    },
    body,
  ),
})

/** A report of a mail server, with what it repeats of the letter. */
export function reportOf(
  to: string,
  {
    type,
    fields,
    original,
  }: { type: 'delivery-status' | 'feedback-report'; fields: string; original: string },
) {
  const part = (kind: string, text: string) => `--b\r\nContent-Type: ${kind}\r\n\r\n${text}\r\n`
  const body = [
    part('text/plain', 'Your mail has come back.'),
    part(`message/${type}`, fields),
    part(type === 'delivery-status' ? 'text/rfc822-headers' : 'message/rfc822', original),
    '--b--\r\n',
  ].join('')
  const headers = {
    From: 'MAILER-DAEMON@example.org',
    To: to,
    Subject: 'Undelivered',
    'Auto-Submitted': 'auto-replied',
    'MIME-Version': '1.0',
    'Content-Type': `multipart/report; report-type=${type}; boundary=b`,
  }
  return { from: '', to, raw: rawMail(headers, body) }
}
