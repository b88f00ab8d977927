import { X509Certificate } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { isolateMemory } from '../../../isolate-memory'
import { readOutside } from '../../ask-outside'
import { eventId } from '../events/mail-event'
import type { Topic } from './settings'

/** How long a certificate and a confirmation may take, in milliseconds. */
const TIME_LIMIT = 5000
/** Certificates that are remembered. A region has one, and for a while two. */
const MOST_CERTIFICATES = 4

const CERTIFICATE = /^\/SimpleNotificationService-[\w-]{1,100}\.pem$/
/** The hash under a signature, by its version. */
const HASHES = { '1': 'SHA-1', '2': 'SHA-256' } as const

const Signed = {
  MessageId: eventId,
  TopicArn: v.string(),
  Message: v.string(),
  Timestamp: v.string(),
  SignatureVersion: v.picklist(['1', '2']),
  Signature: v.string(),
  SigningCertURL: v.string(),
}
const Confirmation = { ...Signed, Token: v.string(), SubscribeURL: v.string() }

/** What SNS posts. */
export const SnsMessage = v.variant('Type', [
  v.object({ Type: v.literal('Notification'), Subject: v.optional(v.nullable(v.string())), ...Signed }),
  v.object({ Type: v.literal('SubscriptionConfirmation'), ...Confirmation }),
  v.object({ Type: v.literal('UnsubscribeConfirmation'), ...Confirmation }),
])
export type SnsMessage = v.InferOutput<typeof SnsMessage>

/** What a signature is about, in this order: those of these that a message has. */
const FIELDS = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']

/** What was signed: fields by their names, each followed by its value. */
function signedText(message: SnsMessage): string {
  const values = new Map<string, unknown>(Object.entries(message))
  return FIELDS.flatMap((name) => {
    const value = values.get(name)
    return typeof value === 'string' ? [`${name}\n${value}\n`] : []
  }).join('')
}

const certificates = isolateMemory(new LRUCache<string, X509Certificate>({ max: MOST_CERTIFICATES }))

/** A certificate of SNS: nothing if the address isn't its. @throws if it can't be reached. */
async function certificateAt(address: string, { base }: Topic): Promise<X509Certificate | undefined> {
  if (!address.startsWith(`${base}/`) || !CERTIFICATE.test(address.slice(base.length))) return undefined
  const known = certificates.get(address)
  if (known) return known
  const { status, text } = await readOutside(address, { signal: AbortSignal.timeout(TIME_LIMIT) })
  if (status !== 200) throw new Error(`the certificate was answered with ${status}`)
  const certificate = certificateIn(text ?? '')
  if (certificate) certificates.set(address, certificate)
  return certificate
}

function certificateIn(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(text)
  } catch {
    return undefined
  }
}

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: number): boolean =>
  Date.parse(validFrom) <= now && now < Date.parse(validTo)

/**
 * Whether SNS signed a message of a topic. Its certificate comes from the topic's own region, over https.
 *
 * @throws if the certificate can't be fetched: whoever sent it sends it again.
 */
export async function isSigned(message: SnsMessage, topic: Topic, now: number): Promise<boolean> {
  const certificate = await certificateAt(message.SigningCertURL, topic)
  if (!certificate || !isValidAt(certificate, now)) return false
  const key = await crypto.subtle.importKey(
    'spki',
    new Uint8Array(certificate.publicKey.export({ type: 'spki', format: 'der' })),
    { name: 'RSASSA-PKCS1-v1_5', hash: HASHES[message.SignatureVersion] },
    false,
    ['verify'],
  )
  const signature = Buffer.from(message.Signature, 'base64')
  return crypto.subtle.verify(
    'RSASSA-PKCS1-v1_5',
    key,
    signature,
    new TextEncoder().encode(signedText(message)),
  )
}

/** Follows the link of a confirmation, if it leads to SNS. @throws if that can't be reached. */
export async function confirm(address: string, { base }: Topic): Promise<void> {
  if (!address.startsWith(`${base}/`)) return
  const { status } = await readOutside(address, { signal: AbortSignal.timeout(TIME_LIMIT) })
  if (status !== 200) throw new Error(`the confirmation was answered with ${status}`)
}
