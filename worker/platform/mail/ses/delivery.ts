import * as v from 'valibot'
import { askOutside, type OutsideAnswer } from '../../ask-outside'
import { PassingFault } from '../../retried'
import { AccountFault, type AtOnce, type DeliverAll } from '../delivery'
import type { Mail } from '../mailer'
import type { SesSettings } from './settings'

const id = v.pipe(v.string(), v.minLength(1))
/** Confirms that a mail was accepted: its id. */
const Taken = v.object({ MessageId: id })
const Results = v.object({
  BulkEmailEntryResults: v.array(
    v.object({
      Status: v.string(),
      MessageId: v.optional(v.nullable(id)),
      Error: v.optional(v.nullable(v.string())),
    }),
  ),
})
type Result = v.InferOutput<typeof Results>['BulkEmailEntryResults'][number]
const Refusal = v.object({ message: v.string() })

/** It says so before it takes a mail. */
const REFUSED_FOR_NOW = new Set([429, 503])

/** What one of several mails may be told: for now, or for good. Anything else is about the account. */
const PASSING = new Set(['ACCOUNT_THROTTLED', 'TRANSIENT_FAILURE'])
const OF_MAIL = new Set(['MESSAGE_REJECTED', 'INVALID_PARAMETER', 'FAILED'])
/** What a mail by itself may be told for good. */
const TYPES_OF_MAIL = new Set(['BadRequestException', 'MessageRejected'])
/** A sender that isn't verified is told so as a mail with bad content is. */
const OF_SENDER = /not verified/i

function faultBy({ Status: status, MessageId: messageId, Error: said }: Result): Error | undefined {
  if (status === 'SUCCESS') return messageId ? undefined : new Error('it took a mail without an id')
  if (PASSING.has(status)) return new PassingFault(`it said ${status}`)
  const isOfMail = OF_MAIL.has(status) && !OF_SENDER.test(said ?? '')
  return isOfMail ? new Error(`it said ${status}`) : new AccountFault(`it said ${status}`)
}

/** @throws what `DeliverAll` says. What may have been taken is never asked for again: nothing would tell that it's the same. */
function judge({ status, body, headers, again }: OutsideAnswer): unknown {
  if (status === 200) return body
  // The type may be followed by an address of its description.
  const type = (headers.get('x-amzn-errortype') ?? '').replace(/[:#].*/, '')
  const said = `it answered ${status} ${type}`.trim()
  if (REFUSED_FOR_NOW.has(status)) throw new PassingFault(said, again)
  // A mail that is too large stays so.
  if (status < 400 || status === 413 || status >= 500) throw new Error(said)
  const isOfSender = v.is(Refusal, body) && OF_SENDER.test(body.message)
  throw TYPES_OF_MAIL.has(type) && !isOfSender ? new Error(said) : new AccountFault(said)
}

/** Loaded with the first mail: no other request needs them. */
const load = async () => {
  const [{ AwsV4Signer }, { oneMessage, severalMessages, splitFor }] = await Promise.all([
    import('aws4fetch'),
    import('./message'),
  ])
  return { AwsV4Signer, oneMessage, severalMessages, splitFor }
}

/**
 * Sends over Amazon SES's API (docs/operate.md, "Mail"), by `SendEmail` or several mails by `SendBulkEmail`. It knows no
 * idempotency keys, so only what it refused is tried again: mails whose answer was lost may be under way.
 */
function sesDelivery(settings: SesSettings): DeliverAll {
  const { accessKeyId, secretAccessKey, region } = settings
  const ask = async (path: string, message: object, signal: AbortSignal) => {
    const { AwsV4Signer } = await load()
    const signer = new AwsV4Signer({
      method: 'POST',
      url: settings.url + path,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      accessKeyId,
      secretAccessKey,
      region,
      service: 'ses',
    })
    const { url, method, headers, body } = await signer.sign()
    return judge(await askOutside(url.href, { method, headers, body: body ?? null, signal }))
  }
  return async ({ mails, signal }) => {
    const { oneMessage, severalMessages } = await load()
    const [first, ...others] = mails
    if (first && others.length === 0) {
      const taken = await ask('/v2/email/outbound-emails', oneMessage(settings, first), signal)
      if (!v.is(Taken, taken)) throw new Error('it answered without an id')
      return [undefined]
    }
    const said = await ask('/v2/email/outbound-bulk-emails', severalMessages(settings, mails), signal)
    if (!v.is(Results, said) || said.BulkEmailEntryResults.length !== mails.length)
      throw new Error('it answered without a result for each mail')
    return said.BulkEmailEntryResults.map(faultBy)
  }
}

/** How SES takes mails. */
export const sesWays = (settings: SesSettings): AtOnce => ({
  deliver: sesDelivery(settings),
  async split(mails: readonly Mail[]) {
    return (await load()).splitFor(settings)(mails)
  },
})
