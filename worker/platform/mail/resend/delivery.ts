import * as v from 'valibot'
import { askOutside, mayPass } from '../../ask-outside'
import { PassingFault } from '../../retried'
import { AccountFault, type Deliver } from '../delivery'
import type { HttpMailSettings } from '../http-settings'
import { namedSender, senderText } from '../sender'

/** Confirms that a mail was accepted: its id. */
const Taken = v.object({ id: v.pipe(v.string(), v.minLength(1)) })

/** The service is already working on the same mail. */
const CONFLICT = 409

/**
 * Sends over HTTP, in the protocol of Resend (docs/operate.md): `POST` with a bearer key, `Idempotency-Key`
 * and `{from, to, subject, html, text, headers, tags}`, answered with `{id}`. Any other body with status 200
 * doesn't count.
 */
export function httpDelivery({ url, key, from }: HttpMailSettings): Deliver {
  return async ({ mail, idempotencyKey, signal }) => {
    const { to, replyTo, subject, html, text, headers, tags } = mail
    const answer = await askOutside(url, {
      method: 'POST',
      signal,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify({
        from: senderText(namedSender(from, mail)),
        to: [to],
        subject,
        html,
        text,
        ...(replyTo === undefined ? {} : { reply_to: replyTo }),
        ...(headers ? { headers } : {}),
        ...(tags ? { tags: Object.entries(tags).map(([name, value]) => ({ name, value })) } : {}),
      }),
    }).catch((error: unknown) => {
      throw new PassingFault(signal.aborted ? 'it took too long' : `no answer: ${String(error)}`)
    })
    const { status, body, again } = answer
    if (mayPass(status) || status === CONFLICT) throw new PassingFault(`it answered ${status}`, again)
    if (status === 401 || status === 403) throw new AccountFault(`it answered ${status}`)
    if (status < 200 || status > 299) throw new Error(`it answered ${status}`)
    if (!v.is(Taken, body)) throw new PassingFault(`it answered ${status} without an id`)
  }
}
