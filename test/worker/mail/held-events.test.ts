import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BELIEVED, HELD_AT_ONCE } from '../../../schema/rules/mail-events'
import { NOON } from '../../factories/ids'
import { createSubscribers, postOffice } from '../letter/support'
import { clearMail, HARD, operate, outcomeOf, reasons, sentLetter, stateOf, tell } from './support'

/* docs/rules/mail.md, "What comes back". */

beforeEach(async () => {
  await clearMail()
  await env.DB.prepare('DELETE FROM admin_audit').run()
})

const { always, share } = BELIEVED.complained
const complain = (email: string) => tell('email.complained', { email })
const many = (count: number, prefix = 'all') =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}@example.org`)

const countIn = async (state: string) =>
  (
    await env.DB.prepare('SELECT count(*) AS n FROM mail_event WHERE state = ?')
      .bind(state)
      .first<{ n: number }>()
  )?.n

describe('more complaints than can be true', () => {
  test('are held, and end no subscription', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { happened } = await sentLetter(postOffice())
    for (const email of many(always)) await complain(email)
    expect(await tell('email.complained', happened, {}, { id: 'msg_held' })).toBe(200)
    expect(await stateOf(happened.subscriberId)).toBe('active')
    expect(await outcomeOf(happened)).toMatchObject({ state: 'sent', complained: 0 })
    expect(await reasons()).toHaveLength(always)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"mail-event-held"'))
    // It is known, so it isn't decided anew.
    expect(await tell('email.complained', happened, {}, { id: 'msg_held' })).toBe(200)
    expect(await countIn('held')).toBe(1)
    log.mockRestore()
  })

  test('are as many as the letters of two days make likely', async () => {
    await env.DB.prepare("INSERT INTO mail_window (span, starts_at, used) VALUES ('day', ?, ?)")
      .bind(NOON - 12 * 3_600_000, (always + 5) / share)
      .run()
    for (const email of many(always + 6)) await complain(email)
    expect(await countIn('done')).toBe(always + 5)
    expect(await countIn('held')).toBe(1)
  })

  test('that come at the same time are no more', async () => {
    await Promise.all(many(always + 10).map(complain))
    expect(await countIn('done')).toBe(always)
    expect(await countIn('held')).toBe(10)
  })
})

describe('an operator', () => {
  test('lists what is held, in pages, and takes it', async () => {
    const { happened } = await sentLetter(postOffice())
    for (const email of many(always)) await complain(email)
    await tell('email.complained', happened, {}, { id: 'msg_held' })
    for (const email of many(HELD_AT_ONCE, 'more')) await complain(email)
    const first = await operate({ do: 'list', kind: 'complained' })
    expect(first).toMatchObject({ status: 200, body: { next: expect.any(String) } })
    const { events, next } = first.body as { events: { id: string }[]; next: string }
    expect(events).toHaveLength(HELD_AT_ONCE)
    const rest = await operate({ do: 'list', kind: 'complained', after: next })
    expect(rest.body).toMatchObject({ events: [expect.anything()], next: null })

    expect((await operate({ do: 'take', kind: 'complained' })).body).toEqual({
      decided: HELD_AT_ONCE,
      isAll: false,
    })
    expect((await operate({ do: 'take', kind: 'complained' })).body).toEqual({ decided: 1, isAll: true })
    expect(await stateOf(happened.subscriberId)).toBe('complained')
    expect(await outcomeOf(happened)).toMatchObject({ state: 'complained', complained: 1 })
    expect(await reasons()).toHaveLength(always + 1 + HELD_AT_ONCE)
  })

  test('drops it, and it has no effect even if it comes again', async () => {
    const { happened } = await sentLetter(postOffice())
    for (const email of many(always)) await complain(email)
    await tell('email.complained', happened, {}, { id: 'msg_held' })
    expect((await operate({ do: 'drop', kind: 'complained' })).body).toEqual({ decided: 1, isAll: true })
    await tell('email.complained', happened, {}, { id: 'msg_held' })
    expect(await stateOf(happened.subscriberId)).toBe('active')
    expect(await countIn('dropped')).toBe(1)
  })

  test('ends no subscription of an address that its owner has given up since', async () => {
    const [row] = await createSubscribers('a-newsletter', 1)
    for (const email of many(always)) await complain(email)
    await complain(row?.email ?? '')
    await env.DB.prepare('UPDATE subscriber SET email = ? WHERE id = ?')
      .bind('new@example.org', row?.id)
      .run()
    await operate({ do: 'take', kind: 'complained' })
    expect(await stateOf(row?.id ?? '')).toBe('active')
  })

  test('frees an address that bounced by mistake, and none that complained', async () => {
    const { happened } = await sentLetter(postOffice())
    await tell('email.bounced', happened, HARD)
    const lift = { do: 'lift', email: happened.email }
    expect((await operate(lift)).body).toEqual({ wasSuppressed: true, subscriptions: 1 })
    expect((await operate(lift)).body).toEqual({ wasSuppressed: false, subscriptions: 0 })
    expect(await stateOf(happened.subscriberId)).toBe('active')
    await tell('email.complained', happened)
    expect((await operate(lift)).body).toEqual({ wasSuppressed: false, subscriptions: 0 })
    expect(await stateOf(happened.subscriberId)).toBe('complained')
    const { results } = await env.DB.prepare('SELECT detail FROM admin_audit').all()
    expect(JSON.stringify(results)).not.toContain(happened.email)
  })

  test('is told what can’t be done', async () => {
    expect(await operate({ do: 'take' })).toMatchObject({ status: 400 })
    expect(await operate({ do: 'lift', email: 'nobody' })).toMatchObject({ status: 400 })
    expect(await operate({ do: 'take', kind: 'delivered' })).toMatchObject({ status: 400 })
    expect(await operate({ do: 'forget', kind: 'bounced' })).toMatchObject({ status: 400 })
  })
})
