import { SECOND } from '../../../schema/rules/time-units'
import { askOutside, isSafeAddress, mayPass } from '../ask-outside'

/** How long the hub may take to answer, in milliseconds. */
const TIME_LIMIT = 10 * SECOND

/** A WebSub hub, which passes on to readers' programs what is new in our feeds. */
export interface Hub {
  /**
   * Tells it that these feeds, by their absolute addresses, have something new.
   *
   * @throws if it is to be told again later.
   */
  tell(topics: readonly string[]): Promise<void>
}

/** The address of the configured hub, which feeds name; null without one. */
export const hubOf = ({ WEBSUB_HUB }: Pick<Env, 'WEBSUB_HUB'>): string | null =>
  WEBSUB_HUB && isSafeAddress(WEBSUB_HUB) ? WEBSUB_HUB : null

/** The configured hub; null without one. Rule: docs/rules/feeds.md, "WebSub". */
export function openHub(env: Pick<Env, 'WEBSUB_HUB'>): Hub | null {
  const address = hubOf(env)
  if (address === null) return null
  return {
    async tell(topics) {
      const { status } = await askOutside(address, {
        method: 'POST',
        body: new URLSearchParams([['hub.mode', 'publish'], ...topics.map((topic) => ['hub.url', topic])]),
        signal: AbortSignal.timeout(TIME_LIMIT),
      })
      if (mayPass(status)) throw new Error(`The hub answered ${status}`)
      // It would refuse the same request again.
      if (status < 200 || status > 299) console.error(JSON.stringify({ event: 'hub-refused', status }))
    },
  }
}
