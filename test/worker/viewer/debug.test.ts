import { describe, expect, test } from 'vitest'
import type { PreloadedState } from '../../../client/lib/preloaded-state'
import { CacheTags } from '../../../worker/edge-cache/tags'
import { staffState } from '../../../worker/ssr/staff-state'
import { ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/** What a page's document tells its browser. */
async function stateFor(isStaff: boolean, actsAsUserId?: string): Promise<PreloadedState> {
  const visit = newVisit()
  await visit.signIn((await createUser({ isStaff })).id, actsAsUserId ? { actsAsUserId } : {})
  const html = await (await visit.get('/top-stories')).text()
  return JSON.parse(/<script[^>]*id="preloaded-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

describe('a page tells how it was made', () => {
  test('to staff', async () => {
    const { cache, debug } = await stateFor(true)
    expect(cache).toEqual({
      status: 'disabled',
      reason: 'staff',
      tags: expect.arrayContaining(['group-edgeCacheHome']),
    })
    expect(debug).toEqual({ requestId: expect.stringMatching(/./) })
  })

  test('to nobody else, nor to staff who act as somebody', async () => {
    const { id } = await createUser()
    for (const state of [await stateFor(false), await stateFor(true, id)]) {
      expect([state.cache, state.debug]).toEqual([undefined, undefined])
      expect(state.session.isLoggedIn).toBe(true)
    }
  })
})

test('a trace is linked where it can be seen, and continued by the page’s own requests', () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const stateOf = (headers: Record<string, string>) =>
    staffState({
      request: new Request(ORIGIN, { headers }),
      match: undefined,
      env: { TRACE_URL: 'https://traces.example/{requestId}' },
      parts: { experiment: { id: 'cards', group: 'group2' } },
      tags: new CacheTags(),
      requestId: 'a b/c',
    })
  expect(stateOf({ traceparent })).toEqual({
    cache: { experimentGroup: 'group2', tags: [], status: 'disabled', reason: 'staff' },
    debug: {
      requestId: 'a b/c',
      traceUrl: 'https://traces.example/a%20b%2Fc',
      spanCarrier: { traceparent },
    },
  })
  expect(stateOf({ traceparent: 'x' }).debug.spanCarrier).toBeUndefined()
})
