/** How many notifications somebody hasn't seen. */
interface UnseenCount {
  userId: string
  count: number
}

/** The open tabs of people. */
export interface Channels {
  /** Tells people's open tabs how much is new. Never rejects: a tab that isn't told asks when it is shown again. */
  push(counts: readonly UnseenCount[]): Promise<void>
  /** Tells a writer's open tabs how many pages of their stories are open. Never rejects. */
  tellReading(userId: string, pages: number): Promise<void>
}

/** How many people are told at the same time. */
const AT_ONCE = 50

/** The open tabs, kept by one Durable Object for each person. */
export function openChannels({
  NOTIFICATION_CHANNEL: channels,
}: Pick<Env, 'NOTIFICATION_CHANNEL'>): Channels {
  return {
    async push(counts) {
      for (let at = 0; at < counts.length; at += AT_ONCE) {
        const told = await Promise.allSettled(
          counts.slice(at, at + AT_ONCE).map(({ userId, count }) => channels.getByName(userId).push(count)),
        )
        const failed = told.filter(({ status }) => status === 'rejected').length
        if (failed > 0) console.error(JSON.stringify({ event: 'notification-push-failed', failed }))
      }
    },
    async tellReading(userId, pages) {
      try {
        await channels.getByName(userId).tellReading(pages)
      } catch (error) {
        console.error(JSON.stringify({ event: 'reading-push-failed', error: String(error) }))
      }
    },
  }
}
