import { createHash, createHmac } from 'node:crypto'
import { GOOD_KEY_ID, GOOD_SECRET } from './outside-secret'
import type { Reply, Seen } from './outside-services'

const SETS = new Set(['notices', 'letters'])
const MOST_ENTRIES = 50
const MOST_BYTES = 1024 * 1024

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Whether a request was signed with the key, as Signature Version 4 says. */
function isSigned({ method, url, headers, body }: Seen): boolean {
  const said =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/ses\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/
  const [, id, day, region, names = '', signature] = said.exec(headers.authorization ?? '') ?? []
  const at = headers['x-amz-date'] ?? ''
  if (id !== GOOD_KEY_ID || !day || !region || !at.startsWith(day)) return false
  const signed = names.split(';').map((name) => `${name}:${headers[name]?.trim()}\n`)
  const request = [method, url, '', signed.join(''), names, sha256(body)].join('\n')
  const scope = `${day}/${region}/ses/aws4_request`
  const key = hmac(hmac(hmac(hmac(`AWS4${GOOD_SECRET}`, day), region), 'ses'), 'aws4_request')
  return hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n')).toString('hex') === signature
}

const refusal = (status: number, type: string, message = 'It was refused.'): Reply => ({
  status,
  body: { message },
  headers: { 'x-amzn-errortype': `${type}:http://internal.amazon.com/coral/` },
})

interface Common {
  FromEmailAddress?: string
  ConfigurationSetName?: string
}
interface Destination {
  ToAddresses?: string[]
}

/** What is wrong with what all mails of a request have in common. */
function wrongWith({ FromEmailAddress: from = '', ConfigurationSetName: set }: Common): Reply | undefined {
  if (!/^[ -~]+@[ -~]+$/.test(from)) return refusal(400, 'BadRequestException')
  if (from.includes('unverified@'))
    return refusal(400, 'MessageRejected', 'Email address is not verified. The following identities failed')
  if (set !== undefined && !SETS.has(set)) return refusal(404, 'NotFoundException')
  return undefined
}

/** How recipients are answered whose address begins so, as one of several mails and by itself. */
const REFUSED: Readonly<Record<string, [status: string, alone: Reply]>> = {
  illegal: ['INVALID_PARAMETER', refusal(400, 'BadRequestException')],
  busy: ['ACCOUNT_THROTTLED', refusal(429, 'TooManyRequestsException', 'Maximum sending rate exceeded.')],
  paused: ['ACCOUNT_SENDING_PAUSED', refusal(400, 'SendingPausedException')],
}

const refusedFor = ({ ToAddresses: [to = ''] = [] }: Destination) => REFUSED[to.split('-')[0] ?? '']

function takeOne(sent: Map<string, unknown>, message: Common & { Destination: Destination }): Reply {
  const refused = wrongWith(message) ?? refusedFor(message.Destination)?.[1]
  if (refused) return refused
  const MessageId = crypto.randomUUID()
  sent.set(MessageId, message)
  return { status: 200, body: { MessageId } }
}

interface Several extends Common {
  DefaultContent: { Template: { TemplateContent: Record<string, string> } }
  BulkEmailEntries: {
    Destination: Destination
    ReplacementEmailContent: { ReplacementTemplate: { ReplacementTemplateData: string } }
    ReplacementHeaders: unknown
    ReplacementTags: unknown
  }[]
}

/** Keeps several mails as each would be by itself. */
function takeSeveral(
  sent: Map<string, unknown>,
  { DefaultContent, BulkEmailEntries, ...common }: Several,
): Reply {
  const refused = wrongWith(common)
  if (refused) return refused
  if (BulkEmailEntries.length > MOST_ENTRIES) return refusal(400, 'BadRequestException')
  const results = BulkEmailEntries.map((entry) => {
    const [status] = refusedFor(entry.Destination) ?? []
    if (status) return { Status: status, Error: 'It was refused.' }
    const data: Record<string, string> = JSON.parse(
      entry.ReplacementEmailContent.ReplacementTemplate.ReplacementTemplateData,
    )
    const filled = (part: string) => part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? '')
    const { Subject = '', Html = '', Text = '' } = DefaultContent.Template.TemplateContent
    const MessageId = crypto.randomUUID()
    sent.set(MessageId, {
      ...common,
      Destination: entry.Destination,
      Content: {
        Simple: {
          Subject: { Data: filled(Subject), Charset: 'UTF-8' },
          Body: {
            Html: { Data: filled(Html), Charset: 'UTF-8' },
            Text: { Data: filled(Text), Charset: 'UTF-8' },
          },
          Headers: entry.ReplacementHeaders,
        },
      },
      EmailTags: entry.ReplacementTags,
    })
    return { Status: 'SUCCESS', MessageId }
  })
  return { status: 200, body: { BulkEmailEntryResults: results } }
}

/** Accepts mails as Amazon SES's second API does: each time they are handed over. */
export function takeBySes(sent: Map<string, unknown>, seen: Seen): Reply {
  if (!isSigned(seen)) return refusal(403, 'InvalidSignatureException')
  if (seen.body.length > MOST_BYTES) return refusal(413, 'RequestEntityTooLargeException')
  const message = JSON.parse(seen.body)
  if (seen.url.endsWith('/v2/email/outbound-emails')) return takeOne(sent, message)
  if (seen.url.endsWith('/v2/email/outbound-bulk-emails')) return takeSeveral(sent, message)
  return refusal(404, 'UnknownOperationException')
}
