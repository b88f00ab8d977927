import { expect, test } from 'vitest'
import { TOKEN_REQUESTS } from '../../../schema/rules/access-tokens'
import { SECOND } from '../../../schema/rules/time-units'
import type { Lockouts } from '../../../worker/platform/lockouts/lockouts'
import { isOneTooMany } from '../../../worker/services/access-token/count-request'
import { NOON, nextId } from '../../factories/ids'

/* docs/rules/api.md, "Requests". */

const { most } = TOKEN_REQUESTS

/** A count as its keeper has it, and how often it was asked. */
function newCount() {
  const [tokenId, state] = [nextId(), { used: 0, asked: 0 }]
  const use: Lockouts['use'] = async (_what, _subject, _windowMs, limit = most, items = 1) => {
    state.asked += 1
    const count = state.used + items
    if (count <= limit) state.used = count
    return count
  }
  const lockouts = { use } as Lockouts
  return { state, request: (now = NOON) => isOneTooMany(lockouts, tokenId, now) }
}

test('requests that follow closely are counted several at a time, and exactly as many are let through', async () => {
  const { state, request } = newCount()
  for (let i = 0; i < most; i++) expect(await request(NOON + i)).toBe(false)
  expect(state).toEqual({ used: most, asked: expect.any(Number) })
  expect(state.asked).toBeLessThan(most / 8)
  for (let i = 0; i < 20; i++) expect(await request(NOON + most + i)).toBe(true)
})

test('requests at once are each counted, and exactly as many are let through', async () => {
  const { state, request } = newCount()
  const answers = await Promise.all(Array.from({ length: most + 50 }, () => request()))
  expect(answers.filter((isTooMany) => !isTooMany)).toHaveLength(most)
  expect(state.used).toBe(most)
})

test('requests now and then are counted as they come', async () => {
  const { state, request } = newCount()
  for (let i = 0; i < 25; i++) expect(await request(NOON + i * 11 * SECOND)).toBe(false)
  expect(state).toEqual({ used: 25, asked: 25 })
})

test('what was counted ahead is lost after some seconds, and never more than fifteen requests', async () => {
  const { state, request } = newCount()
  for (let i = 0; i < 16; i++) await request(NOON)
  const { used } = state
  expect(used - 16).toBeLessThan(16)
  await request(NOON + 10 * SECOND)
  expect(state.used).toBe(used + 1)
})

test('an error of the count isn’t kept', async () => {
  const tokenId = nextId()
  const broken = { use: async () => Promise.reject(new Error('away')) } as unknown as Lockouts
  await expect(isOneTooMany(broken, tokenId, NOON)).rejects.toThrow('away')
  const working = { use: async () => 1 } as unknown as Lockouts
  expect(await isOneTooMany(working, tokenId, NOON)).toBe(false)
})
