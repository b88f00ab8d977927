import { OLD_SECRET_SIGNS } from '../../../schema/rules/webhooks'
import type { WebhookRow } from '../../data/webhook/queries'
import type { Keys } from '../identity/keys'

type Signed = Pick<WebhookRow, 'id' | 'secretVersion' | 'rotatedAt'>

const encoder = new TextEncoder()
const base64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** The bytes of a webhook's secret: derived, so that whoever reads the database can't sign. */
async function secretBytes(keys: Keys, id: string, version: number): Promise<Uint8Array<ArrayBuffer>> {
  const digits = await keys.hash('webhook-secret', `${id}:${version}`)
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

/** The secret as its owner gets it: `whsec_` and base64. */
export const secretOf = async (
  keys: Keys,
  { id, secretVersion }: Pick<Signed, 'id' | 'secretVersion'>,
): Promise<string> => `whsec_${base64(await secretBytes(keys, id, secretVersion))}`

/**
 * The headers that prove where a delivery comes from, by the scheme of Standard Webhooks. For a day after a new secret
 * there are two signatures, so that no delivery is lost meanwhile.
 */
export async function signedHeaders(
  keys: Keys,
  webhook: Signed,
  { id, body, now }: { id: string; body: string; now: number },
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000))
  const isNew = webhook.rotatedAt !== null && now - webhook.rotatedAt < OLD_SECRET_SIGNS
  const versions = isNew ? [webhook.secretVersion, webhook.secretVersion - 1] : [webhook.secretVersion]
  const signatures = await Promise.all(
    versions.map(async (version) => {
      const bytes = await secretBytes(keys, webhook.id, version)
      const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
        'sign',
      ])
      const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`${id}.${timestamp}.${body}`))
      return `v1,${base64(signature)}`
    }),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
