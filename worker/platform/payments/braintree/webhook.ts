import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import sax from 'sax'
import { sha256 } from '../../../../schema/rules/hex'
import { type ProviderEvent, WEBHOOK_MAX_AGE } from '../provider'

/** Marks the older id of a charge, which webhooks name. */
export const LEGACY = 'legacy:'

const signed = (privateKey: string, payload: string): Buffer =>
  createHmac('sha1', createHash('sha1').update(privateKey).digest()).update(payload).digest()

/** Cards of the vault have new numbers or dates. The vault has them already; the report that it links to lists them. */
const CARDS_REPORT = 'account_updater_daily_report'

/** Whether a payload was signed with our key: `public key|signature`, several of them with `&` in between. */
function isSigned(
  keys: { publicKey: string; privateKey: string },
  signature: string,
  payload: string,
): boolean {
  const own = signature
    .split('&')
    .map((pair) => pair.split('|'))
    .find(([publicKey]) => publicKey === keys.publicKey)?.[1]
  if (!own || !/^[0-9a-f]{40}$/.test(own)) return false
  const given = Buffer.from(own, 'hex')
  // Forms end lines differently; Braintree's own libraries try both, too.
  return [payload, `${payload}\n`].some((text) => timingSafeEqual(signed(keys.privateKey, text), given))
}

/** The texts of an XML document by their paths: `notification/kind`. */
function textsOf(xml: string): Map<string, string> {
  const texts = new Map<string, string>()
  const path: string[] = []
  const parser = sax.parser(true)
  parser.onopentag = ({ name }) => path.push(name)
  parser.onclosetag = () => path.pop()
  parser.ontext = (text) => {
    if (text.trim()) texts.set(path.join('/'), text.trim())
  }
  parser.write(xml).close()
  return texts
}

function read(
  payload: string,
): { kind: string; at: number; chargeId: string | undefined; methodId: string | undefined } | null {
  try {
    const texts = textsOf(Buffer.from(payload, 'base64').toString('utf8'))
    const at = Date.parse(texts.get('notification/timestamp') ?? '')
    const subject = 'notification/subject'
    if (Number.isNaN(at)) return null
    return {
      kind: texts.get('notification/kind') ?? '',
      at,
      chargeId: texts.get(`${subject}/transaction/id`) ?? texts.get(`${subject}/dispute/transaction/id`),
      methodId:
        texts.get(`${subject}/paypal-account/global-id`) ?? texts.get(`${subject}/credit-card/global-id`),
    }
  } catch {
    return null
  }
}

/** Verifies and reads a webhook, which has no id of its own: the same payload is the same event. */
export async function readNotification(
  keys: { publicKey: string; privateKey: string },
  body: string,
  now: number,
): Promise<ProviderEvent | null> {
  const form = new URLSearchParams(body)
  const payload = form.get('bt_payload') ?? ''
  if (!isSigned(keys, form.get('bt_signature') ?? '', payload)) return null
  const notification = read(payload)
  if (!notification || now - notification.at > WEBHOOK_MAX_AGE) return null
  return {
    id: `bt_${await sha256(payload.trim())}`,
    at: notification.at,
    chargeIds: notification.chargeId === undefined ? [] : [`${LEGACY}${notification.chargeId}`],
    methodIds: notification.methodId === undefined ? [] : [notification.methodId],
    ...(notification.kind === CARDS_REPORT && { hasNewCards: true }),
  }
}
