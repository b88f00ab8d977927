// Decorators of the certificates’ library read it, so it comes first.
import 'reflect-metadata'
import { createSign } from 'node:crypto'
import { cryptoProvider, X509CertificateGenerator } from '@peculiar/x509'
import type { Reply, Seen } from './outside-services'

/** What SNS signs with, and whoever isn't SNS. */
interface Signer {
  privateKey: string
  certificate: string
}

const DAY = 24 * 60 * 60 * 1000

async function signer(name: string, notBefore: Date, notAfter: Date): Promise<Signer> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    publicExponent: new Uint8Array([1, 0, 1]),
    modulusLength: 2048,
  }
  const keys = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: `CN=${name}`,
    notBefore,
    notAfter,
    signingAlgorithm: algorithm,
    keys,
  })
  const exported = (await crypto.subtle.exportKey('pkcs8', keys.privateKey)) as ArrayBuffer
  const key = Buffer.from(exported).toString('base64')
  return {
    privateKey: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`,
    certificate: certificate.toString('pem'),
  }
}

const FIELDS = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']

async function opened(): Promise<(seen: Seen) => Reply> {
  cryptoProvider.set(crypto)
  const at = Date.now()
  const [own, old] = await Promise.all([
    signer('sns.amazonaws.com', new Date(at - 365 * DAY), new Date(at + 365 * DAY)),
    signer('sns.amazonaws.com', new Date(at - 900 * DAY), new Date(at - 500 * DAY)),
  ])
  const certificates: Readonly<Record<string, string>> = {
    'SimpleNotificationService-own.pem': own.certificate,
    'SimpleNotificationService-old.pem': old.certificate,
    'SimpleNotificationService-none.pem': 'no certificate',
    'Another.pem': own.certificate,
  }
  /** Signs what was posted: all of its fields that a signature is about, in their order. */
  const signed = (body: string): object => {
    const message: Record<string, string> = JSON.parse(body)
    const text = FIELDS.flatMap((name) => {
      const value = message[name]
      return value === undefined ? [] : [`${name}\n${value}\n`]
    }).join('')
    const { privateKey } = message.SigningCertURL?.endsWith('-old.pem') ? old : own
    const hash = message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
    return { ...message, Signature: createSign(hash).update(text).sign(privateKey, 'base64') }
  }
  return ({ method, url, body }) => {
    const name = url.replace(/\?.*/, '').split('/').at(-1) ?? ''
    if (method === 'POST' && name === 'sign') return { status: 200, body: signed(body) }
    if (url.includes('Action=ConfirmSubscription'))
      return { status: 200, body: '<ConfirmSubscriptionResponse/>' }
    const certificate = certificates[name]
    return certificate ? { status: 200, body: certificate } : { status: 404, body: {} }
  }
}

let sns: ReturnType<typeof opened> | undefined

/** Stands in for Amazon SNS: signs what a test says, shows its certificates, and confirms subscriptions. */
export async function answerAsSns(seen: Seen): Promise<Reply> {
  sns ??= opened()
  return (await sns)(seen)
}
