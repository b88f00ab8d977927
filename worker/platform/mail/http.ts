import * as v from 'valibot'
import { askOutside, mayPass } from '../ask-outside'
import { type Deliver, PassingFault } from './delivery'
import { type Sender, senderText } from './sender'

/** Where and with which key mail is handed over. */
export interface HttpMailSettings {
  url: string
  key: string
  from: Sender
}

/** What says that a mail was taken: its id. */
const Taken = v.object({ id: v.pipe(v.string(), v.minLength(1)) })

/** The service works on the same mail at this moment. */
const CONFLICT = 409

/**
 * Sends by HTTP, in the protocol of Resend (docs/operate.md): `POST` with a bearer key, `Idempotency-Key` and
 * `{from, to, subject, html, text, headers}`, answered by `{id}`. Anything else that is said with 200 is no
 * promise.
 */
export function httpDelivery({ url, key, from }: HttpMailSettings): Deliver {
  return async ({ mail, idempotencyKey, signal }) => {
    const { to, subject, html, text, headers } = mail
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
        from: senderText(from),
        to: [to],
        subject,
        html,
        text,
        ...(headers ? { headers } : {}),
      }),
    }).catch((error: unknown) => {
      throw new PassingFault(signal.aborted ? 'it took too long' : `no answer: ${String(error)}`)
    })
    const { status, body } = answer
    if (mayPass(status) || status === CONFLICT) throw new PassingFault(`it answered ${status}`)
    if (status < 200 || status > 299) throw new Error(`it answered ${status}`)
    if (!v.is(Taken, body)) throw new PassingFault(`it answered ${status} without an id`)
  }
}
