import { LRUCache } from 'lru-cache'
import { TOKEN_REQUESTS } from '../../../schema/rules/access-tokens'
import { SECOND } from '../../../schema/rules/time-units'
import { isolateMemory } from '../../isolate-memory'
import type { Lockouts } from '../../platform/lockouts/lockouts'

/** How many requests are counted ahead at most, how soon the next one has to come for that, and of how many tokens it is known. */
const [MOST_AHEAD, SOON, KNOWN] = [16, 10 * SECOND, 1000]

/** What was counted ahead of a token's next requests. */
interface Ahead {
  left: number
  /** How many were counted last, and when. */
  size: number
  at: number
  isAsking: boolean
}

const byToken = isolateMemory(new LRUCache<string, Ahead>({ max: KNOWN }))

/**
 * Counts a request with a token, and says whether that is one too many. Requests that follow closely are counted several at
 * a time, ahead of them: asking for each would cost as much as answering it. What isn't used of that within some seconds is
 * lost; near the limit, and while others are being counted, each is counted by itself. Rule: docs/rules/api.md, "Requests".
 */
export async function isOneTooMany(lockouts: Lockouts, tokenId: string, now: number): Promise<boolean> {
  const { most, windowMs } = TOKEN_REQUESTS
  const count = async (items: number): Promise<boolean> =>
    (await lockouts.use('token', tokenId, windowMs, most, items)) > most
  const ahead = byToken.get(tokenId) ?? { left: 0, size: 0, at: 0, isAsking: false }
  byToken.set(tokenId, ahead)
  const isSoon = Math.abs(now - ahead.at) < SOON
  if (isSoon && ahead.left > 0) {
    ahead.left -= 1
    return false
  }
  if (ahead.isAsking) return count(1)
  const size = isSoon ? Math.min(2 * ahead.size, MOST_AHEAD) : 1
  Object.assign(ahead, { left: 0, size, at: now, isAsking: true })
  try {
    if (!(await count(size))) {
      ahead.left += size - 1
      return false
    }
    ahead.size = 1
    return size === 1 || (await count(1))
  } finally {
    ahead.isAsking = false
  }
}
