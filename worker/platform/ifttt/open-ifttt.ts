import { IFTTT_TIME_LIMIT, MIN_IFTTT_KEY } from '../../../schema/rules/ifttt'
import { askOutside, isSafeAddress, mayPass } from '../ask-outside'

/** IFTTT's own address for what is new. */
const REALTIME = 'https://realtime.ifttt.com/v1/notifications'

/** Tells IFTTT what there is something new of, so that it asks at once. */
export interface Ifttt {
  /** @returns false if it is to be told again later. Never rejects. */
  tell(identities: readonly string[]): Promise<boolean>
}

/** IFTTT, if this site has a key of it. Rule: docs/rules/ifttt.md, "Telling IFTTT". */
export function openIfttt({
  IFTTT_SERVICE_KEY: key = '',
  IFTTT_REALTIME_URL: address = REALTIME,
}: Pick<Env, 'IFTTT_SERVICE_KEY' | 'IFTTT_REALTIME_URL'>): Ifttt | null {
  if (key.length < MIN_IFTTT_KEY || !isSafeAddress(address)) return null
  return {
    async tell(identities) {
      try {
        const { status } = await askOutside(address, {
          method: 'POST',
          headers: {
            'ifttt-service-key': key,
            accept: 'application/json',
            'content-type': 'application/json',
            'x-request-id': crypto.randomUUID(),
          },
          body: JSON.stringify({ data: identities.map((identity) => ({ trigger_identity: identity })) }),
          signal: AbortSignal.timeout(IFTTT_TIME_LIMIT),
        })
        if (mayPass(status)) return false
        // It would refuse the same request again.
        if (status < 200 || status > 299) console.error(JSON.stringify({ event: 'ifttt-refused', status }))
        return true
      } catch (error) {
        console.error(JSON.stringify({ event: 'ifttt-not-told', error: String(error) }))
        return false
      }
    },
  }
}
