import * as v from 'valibot'
import { askOutside, type OutsideAnswer } from '../ask-outside'
import { PassingFault, persist, type RetryLimits } from '../retried'
import type { SmsOutcome, TextMessage } from './sms'

/** Where and as whom messages are handed over. */
export interface TwilioSettings {
  /** The API's origin. */
  api: string
  account: string
  key: string
  /** A number, a sender's name, or the id of a messaging service. */
  from: string
}

/** Confirms that a message was accepted: its id. */
const Taken = v.object({ sid: v.pipe(v.string(), v.minLength(1)) })

/** It says so before it takes a message: too many at once, or none for now. */
const REFUSED_FOR_NOW = new Set([429, 503])

/** How long a message may take including retries, in milliseconds: somebody is waiting for the response. */
const TIME_LIMIT = 10_000

/** @throws PassingFault if it may take the message later, Error if it never will. */
function judge({ status, body }: OutsideAnswer): void {
  if (REFUSED_FOR_NOW.has(status)) throw new PassingFault(`it answered ${status}`)
  if (status !== 201) {
    // Its codes tell why, without the number: 21211 isn't a number, 21408 isn't a country that is allowed.
    const code = v.is(v.object({ code: v.number() }), body) ? `, code ${body.code}` : ''
    throw new Error(`it answered ${status}${code}`)
  }
  if (!v.is(Taken, body)) throw new Error('it answered 201 without an id')
}

/**
 * Sends over the Messages API of Twilio (docs/operate.md, "Text messages"): a form by `POST`, with the account and its key as
 * a password. It knows no idempotency keys, so only refused messages are tried again: one whose answer was lost may be under
 * way.
 */
export function twilioSend(
  { api, account, key, from }: TwilioSettings,
  { timeLimit = TIME_LIMIT, firstWait }: Partial<RetryLimits> = {},
): (message: TextMessage) => Promise<SmsOutcome> {
  const address = `${api}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const headers = {
    authorization: `Basic ${btoa(`${account}:${key}`)}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  }
  return async ({ to, text }) => {
    const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }
    const body = new URLSearchParams({ To: to, Body: text, ...sender }).toString()
    let mayBeSent = false
    const end = await persist(
      async (signal) => {
        mayBeSent = true
        const answer = await askOutside(address, { method: 'POST', signal, headers, body })
        mayBeSent = answer.status === 201 || (answer.status >= 500 && answer.status !== 503)
        judge(answer)
      },
      { timeLimit, firstWait },
    )
    if (!end) return 'taken'
    // Neither the number nor the message is logged.
    console.error(JSON.stringify({ event: 'sms-failed', service: 'twilio', detail: end.error.message }))
    return mayBeSent ? 'unknown' : 'refused'
  }
}
