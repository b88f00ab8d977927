import * as v from 'valibot'
import { askOutside, type OutsideAnswer } from '../../ask-outside'
import { PassingFault } from '../../retried'
import { AccountFault, type DeliverAll } from '../delivery'
import type { HttpMailSettings } from '../http-settings'
import type { Mail } from '../mailer'
import { namedSender, senderText } from '../sender'
import { type MailStreams, streamFor } from '../streams'

interface PostmarkSettings extends HttpMailSettings {
  streams: MailStreams
}

/** Mails of one request: it takes 500, but no more than 50 MB of them. */
export const POSTMARK_AT_ONCE = 100

/** What it says of a mail. It has an id if it was taken. */
const Result = v.object({ ErrorCode: v.number(), MessageID: v.optional(v.string()) })
type Result = v.InferOutput<typeof Result>
const Results = v.array(Result)

const TAKEN = 0
/** It is being mended, or gets too many requests: it says so before it takes a mail. */
const PASSING = new Set([100, 429])
/** What is wrong with one mail alone: something in it, or its address bounced or complained there before. */
const OF_MAIL = new Set([300, 406])

/** It says so before it takes a mail. */
const REFUSED_FOR_NOW = new Set([429, 503])
/** The key is wrong, or something in front of the service doesn't let us through. */
const OF_ACCOUNT = new Set([401, 403, 404])
/** The whole request was refused, with one code. */
const UNPROCESSABLE = 422

/** A mail as the service has it. It rewrites no link, adds no picture, and keeps our id. */
function messageOf({ from, streams }: PostmarkSettings, mail: Mail) {
  const { to, replyTo, subject, text, html, headers = {}, tags } = mail
  const kept = headers['Message-ID'] === undefined ? {} : { 'X-PM-KeepID': 'true' }
  return {
    From: senderText(namedSender(from, mail)),
    To: to,
    ...(replyTo === undefined ? {} : { ReplyTo: replyTo }),
    Subject: subject,
    TextBody: text,
    HtmlBody: html,
    Headers: Object.entries({ ...headers, ...kept }).map(([Name, Value]) => ({ Name, Value })),
    ...(tags ? { Metadata: tags } : {}),
    MessageStream: streamFor(streams, mail),
    TrackOpens: false,
    TrackLinks: 'None',
  }
}

/** What is wrong with a mail, by its code. A code that we don't know is about all mails rather than this one. */
function faultBy({ ErrorCode: code, MessageID: id }: Result): Error | undefined {
  if (code === TAKEN) return id ? undefined : new Error('it took a mail without an id')
  if (PASSING.has(code)) return new PassingFault(`it said ${code}`)
  return OF_MAIL.has(code) ? new Error(`it said ${code}`) : new AccountFault(`it said ${code}`)
}

/** @throws what `DeliverAll` says. What may have been taken is never asked for again: nothing would tell that it's the same. */
function judge({ status, body, again }: OutsideAnswer, mails: number): (Error | undefined)[] {
  if (REFUSED_FOR_NOW.has(status)) throw new PassingFault(`it answered ${status}`, again)
  if (OF_ACCOUNT.has(status)) throw new AccountFault(`it answered ${status}`)
  if (status === UNPROCESSABLE && v.is(Result, body)) throw faultBy(body) ?? new Error('it answered 422')
  if (status !== 200) throw new Error(`it answered ${status}`)
  if (!v.is(Results, body) || body.length !== mails)
    throw new Error(`it answered ${status} without a result for each mail`)
  return body.map(faultBy)
}

/**
 * Sends over Postmark's API (docs/operate.md, "Mail"), several mails a request. It knows no idempotency keys, so only what it
 * refused is tried again: mails whose answer was lost may be under way.
 */
export function postmarkDelivery(settings: PostmarkSettings): DeliverAll {
  return async ({ mails, signal }) =>
    judge(
      await askOutside(settings.url, {
        method: 'POST',
        signal,
        headers: {
          'x-postmark-server-token': settings.key,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify(mails.map((mail) => messageOf(settings, mail))),
      }),
      mails.length,
    )
}
