import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { openLockouts } from '../../../worker/platform/lockouts/open-lockouts'
import { createKeys } from '../../../worker/services/identity/keys'
import { AUTH_SECRET } from '../../factories/endpoint-context'

const keys = createKeys(AUTH_SECRET)
const hash = (text: string) => keys.hash('subject', text)

/** Lockouts with a clock that the test controls. */
function lockouts(bindings: Env = env) {
  const clock = { at: Date.now(), now: () => clock.at }
  return { clock, ...openLockouts(bindings, clock, hash) }
}

const stub = async (scope: string, subject: string) =>
  env.LOCKOUT_GUARD.get(env.LOCKOUT_GUARD.idFromName(await hash(`${scope} ${subject}`)))

/** Names of what a subject's object stores. */
const kept = async (scope: string, subject: string) =>
  runInDurableObject(await stub(scope, subject), (_object, { storage }) =>
    Array.from(storage.kv.list(), ([key]) => key),
  )

describe('the lockout guard', () => {
  it('lets exactly six of 200 concurrent attempts be checked', async () => {
    const { attempt } = lockouts()
    const tries = await Promise.all(
      Array.from({ length: 200 }, () => attempt('login-code', 'many@quire.example')),
    )
    expect(tries.filter((t) => t.isAllowed)).toHaveLength(6)
    expect(tries.filter((t) => !t.isAllowed).every((t) => t.state.lockedUntil !== null)).toBe(true)
  })

  it('keeps subjects and kinds apart', async () => {
    const { attempt, state } = lockouts()
    for (let i = 0; i < 6; i++) await attempt('password', 'apart')
    expect((await attempt('password', 'apart')).isAllowed).toBe(false)
    expect((await attempt('two-factor', 'apart')).isAllowed).toBe(true)
    expect((await attempt('password', 'other')).isAllowed).toBe(true)
    expect((await state('login-code', 'apart')).failCount).toBe(0)
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:DB8:1:2:0:0:0:9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:203.0.113.9', '203.0.113.9', true],
    ['203.0.113.9', '203.0.113.10', false],
  ])('counts %s and %s together: %s', async (one, other, isSame) => {
    const { use } = lockouts()
    const what = `codes of ${one} and ${other}`
    await use(what, one, MINUTE)
    expect(await use(what, other, MINUTE)).toBe(isSame ? 2 : 1)
  })

  it('says when a use is free again, also after uses of several items', async () => {
    const { use, freeAt, clock } = lockouts()
    const first = clock.at
    expect(await use('told', 'together', MINUTE, 60, 40)).toBe(40)
    expect(await freeAt('told', 'together', MINUTE, 60)).toBe(first)
    clock.at += 1000
    expect(await use('told', 'together', MINUTE, 60, 20)).toBe(60)
    expect(await freeAt('told', 'together', MINUTE, 60)).toBe(first + MINUTE)
    expect(await freeAt('told', 'together', MINUTE, 20)).toBe(clock.at + MINUTE)
  })

  it('uses its caller’s clock', async () => {
    const { attempt, clock } = lockouts()
    for (let i = 0; i < 6; i++) await attempt('login-code', 'clock')
    expect((await attempt('login-code', 'clock')).isAllowed).toBe(false)
    clock.at += MINUTE
    const next = await attempt('login-code', 'clock')
    expect([next.isAllowed, next.state.failCount]).toEqual([true, 1])
  })

  it('forgets its count after a correct attempt, and everything when a lock is lifted', async () => {
    const { attempt, succeeded, state, lift, clock } = lockouts()
    for (let i = 0; i < 3; i++) await attempt('password', 'right')
    await succeeded('password', 'right')
    expect((await state('password', 'right')).failCount).toBe(0)
    for (let i = 0; i < 3 * 6; i++) {
      if (i > 0 && i % 6 === 0) clock.at += MINUTE
      await attempt('password', 'right')
    }
    expect((await state('password', 'right')).isPermanent).toBe(true)
    await lift('password', 'right')
    expect(await state('password', 'right')).toMatchObject({ isPermanent: false, softLocks: [] })
    expect(await kept('password', 'right')).toEqual([])
  })

  it('counts uses within a period', async () => {
    const { use, clock } = lockouts()
    expect(await use('mail', 'a', MINUTE)).toBe(1)
    clock.at += MINUTE - 1
    expect(await use('mail', 'a', MINUTE)).toBe(2)
    clock.at += 1
    expect(await use('mail', 'a', MINUTE)).toBe(2)
    expect(await use('mail', 'b', MINUTE)).toBe(1)
    expect(await use('codes', 'a', MINUTE)).toBe(1)
  })

  it('deletes what no longer counts', async () => {
    const { attempt, use, clock } = lockouts()
    clock.at = Date.now() - DAY - 1
    await attempt('login-code', 'old')
    await use('mail', 'old', MINUTE)
    expect(await kept('login-code', 'old')).toContain('record')
    // The alarm follows the callers' clock, which advanced meanwhile.
    const guard = await stub('login-code', 'old')
    await runInDurableObject(guard, (_o, state) => state.storage.kv.put('ahead', 0))
    expect(await runDurableObjectAlarm(guard)).toBe(true)
    expect(await kept('login-code', 'old')).toEqual([])
    const uses = await stub('use mail', 'old')
    await runInDurableObject(uses, (_o, state) => state.storage.kv.put('ahead', 0))
    expect(await runDurableObjectAlarm(uses)).toBe(true)
    expect(await kept('use mail', 'old')).toEqual([])
  })

  it('keeps what still counts when the alarm comes early', async () => {
    const { attempt } = lockouts()
    await attempt('login-code', 'early')
    expect(await runDurableObjectAlarm(await stub('login-code', 'early'))).toBe(true)
    expect(await kept('login-code', 'early')).toContain('record')
  })

  it('has no addresses in the names of its objects', async () => {
    const names: string[] = []
    const namespace = new Proxy(env.LOCKOUT_GUARD, {
      get: (target, key) =>
        key === 'idFromName'
          ? (name: string) => {
              names.push(name)
              return target.idFromName(name)
            }
          : Reflect.get(target, key).bind(target),
    })
    await lockouts({ ...env, LOCKOUT_GUARD: namespace } as Env).attempt('login-code', 'someone@quire.example')
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  })
})
