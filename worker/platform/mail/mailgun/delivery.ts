import * as v from 'valibot'
import { askOutside, type OutsideAnswer } from '../../ask-outside'
import { PassingFault } from '../../retried'
import { AccountFault, type Deliver } from '../delivery'
import type { HttpMailSettings } from '../http-settings'
import type { Mail } from '../mailer'
import { namedSender, type Sender, senderText } from '../sender'

/** Confirms that a mail was accepted: its id. */
const Taken = v.object({ id: v.pipe(v.string(), v.minLength(1)) })

/** It says so before it takes a mail: too many at once, or none for now. */
const REFUSED_FOR_NOW = new Set([429, 503])
/** The key is wrong, there is no such domain, or nothing is paid for. */
const OF_ACCOUNT = new Set([401, 402, 403, 404])

/** A mail as Mailgun's form has it. It rewrites no link and adds no picture. */
function formOf(from: Sender, mail: Mail): URLSearchParams {
  const { to, replyTo, subject, text, html, headers, tags } = mail
  const form = new URLSearchParams({
    from: senderText(namedSender(from, mail)),
    to,
    subject,
    text,
    html,
    'o:tracking': 'no',
  })
  if (replyTo !== undefined) form.set('h:Reply-To', replyTo)
  for (const [name, value] of Object.entries(headers ?? {})) form.set(`h:${name}`, value)
  for (const [name, value] of Object.entries(tags ?? {})) form.set(`v:${name}`, value)
  return form
}

/** @throws what `Deliver` says. What may have been taken is never asked for again: nothing would tell that it's the same. */
function judge({ status, body, again }: OutsideAnswer): void {
  if (REFUSED_FOR_NOW.has(status)) throw new PassingFault(`it answered ${status}`, again)
  if (OF_ACCOUNT.has(status)) throw new AccountFault(`it answered ${status}`)
  if (status !== 200) throw new Error(`it answered ${status}`)
  if (!v.is(Taken, body)) throw new Error(`it answered ${status} without an id`)
}

/**
 * Sends over Mailgun's API (docs/operate.md, "Mail"): a form by `POST`, with the key as a password. It knows no idempotency
 * keys, so only refused mails are tried again: one whose answer was lost may be under way.
 */
export function mailgunDelivery({ url, key, from }: HttpMailSettings): Deliver {
  const authorization = `Basic ${btoa(`api:${key}`)}`
  return async ({ mail, signal }) => {
    judge(
      await askOutside(url, {
        method: 'POST',
        signal,
        headers: {
          authorization,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: formOf(from, mail).toString(),
      }),
    )
  }
}
