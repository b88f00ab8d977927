import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAIL_EVENT_KEPT, MAILGUN_MAX_AGE, SVIX_MAX_AGE } from '../../../schema/rules/mail-events'
import { NOON } from '../../factories/ids'
import { createSubscribers, postOffice, send } from '../letter/support'
import { clearMail, HARD, outcomeOf, reasons, SOFT, sentLetter, stateOf, tell } from './support'

/* docs/rules/mail.md, "What comes back". */

beforeEach(clearMail)

describe('what became of a letter', () => {
  test('is settled and counted, once however often it is said', async () => {
    const { happened } = await sentLetter(postOffice(), 2)
    for (const id of ['msg_a', 'msg_a', 'msg_b'])
      expect(await tell('email.delivered', happened, {}, { id })).toBe(200)
    expect(await outcomeOf(happened)).toEqual({
      state: 'delivered',
      sent: 2,
      delivered: 1,
      bounced: 0,
      complained: 0,
    })
    await tell('email.complained', happened)
    expect(await outcomeOf(happened)).toEqual({
      state: 'complained',
      sent: 2,
      delivered: 1,
      bounced: 0,
      complained: 1,
    })
    // Too late: it has complained.
    await tell('email.bounced', happened, HARD)
    expect(await outcomeOf(happened)).toMatchObject({ state: 'complained', bounced: 0 })
  })

  test('is a bounce even after it seemed to be delivered', async () => {
    const { happened } = await sentLetter(postOffice())
    await tell('email.delivered', happened)
    await tell('email.bounced', happened, HARD)
    expect(await outcomeOf(happened)).toMatchObject({ state: 'bounced', delivered: 0, bounced: 1 })
  })

  test('that isn’t settled yet is asked for again', async () => {
    const { happened } = await sentLetter(postOffice())
    await env.DB.prepare("UPDATE letter_recipient SET state = 'claimed'").run()
    expect(await tell('email.delivered', happened, {}, { id: 'msg_early' })).toBe(503)
    await env.DB.prepare("UPDATE letter_recipient SET state = 'sent'").run()
    expect(await tell('email.delivered', happened, {}, { id: 'msg_early' })).toBe(200)
    expect(await outcomeOf(happened)).toMatchObject({ state: 'delivered', delivered: 1 })
  })

  test('isn’t changed by events about others, or that say nothing', async () => {
    const { happened } = await sentLetter(postOffice())
    await tell('email.delivered', { ...happened, subscriberId: 'nobody' })
    await tell('email.delivered', { ...happened, letterId: 'none' })
    for (const type of ['email.sent', 'email.delivery_delayed', 'email.failed', 'contact.created'])
      expect(await tell(type, happened)).toBe(200)
    expect(await outcomeOf(happened)).toMatchObject({ state: 'sent', delivered: 0 })
  })
})

describe('an address', () => {
  test.each<[string, object, string]>([
    ['email.bounced', HARD, 'bounced'],
    ['email.suppressed', {}, 'bounced'],
    ['email.complained', {}, 'complained'],
  ])('that has %s is stopped at once, everywhere', async (type, more, state) => {
    const office = postOffice()
    const { user, visit, story, happened } = await sentLetter(office)
    const other = await createSubscribers('another-one', 1, { email: happened.email })
    await tell(type, happened, more)
    expect(await stateOf(happened.subscriberId)).toBe(state)
    expect(await stateOf(other[0]?.id ?? '')).toBe(state)
    expect(await reasons()).toEqual([state])
    // A subscription that an import or anybody else has brought back gets nothing all the same.
    await env.DB.prepare("UPDATE subscriber SET state = 'active'").run()
    await env.DB.prepare('DELETE FROM letter_recipient').run()
    await env.DB.prepare('DELETE FROM letter').run()
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    expect(await office.mails()).toHaveLength(1)
  })

  test('is stopped by its fifth refusal in a row', async () => {
    const { happened } = await sentLetter(postOffice())
    for (let i = 0; i < 4; i++) await tell('email.bounced', happened, SOFT, { id: `msg_soft${i}` })
    // The same event counts once.
    await tell('email.bounced', happened, SOFT, { id: 'msg_soft3' })
    expect(await stateOf(happened.subscriberId)).toBe('active')
    await tell('email.bounced', happened, SOFT)
    expect(await stateOf(happened.subscriberId)).toBe('bounced')
    expect(await reasons()).toEqual(['bounced'])
  })

  test('begins anew when a mail arrives', async () => {
    const { happened } = await sentLetter(postOffice())
    for (let i = 0; i < 4; i++) await tell('email.bounced', happened, SOFT)
    await tell('email.delivered', happened)
    await tell('email.bounced', happened, SOFT)
    expect(await stateOf(happened.subscriberId)).toBe('active')
    expect(await reasons()).toEqual([])
  })

  test('without a subscription is suppressed, too', async () => {
    await tell('email.bounced', { email: 'Nobody@Example.org' }, HARD)
    expect(await reasons()).toEqual(['bounced'])
  })

  test('that complains can’t be freed by what it wished before', async () => {
    await tell('email.bounced', { email: 'ann@example.org' }, HARD)
    await tell('email.complained', { email: 'ann@example.org' })
    await tell('email.bounced', { email: 'ann@example.org' }, HARD)
    expect(await reasons()).toEqual(['complained'])
  })
})

test('an event is known for longer than any signature of it is accepted', async () => {
  await tell('email.bounced', { email: 'ann@example.org' }, HARD)
  const row = await env.DB.prepare('SELECT expires_at AS until FROM mail_event').first<{ until: number }>()
  expect(row?.until).toBe(NOON + MAIL_EVENT_KEPT)
  expect(MAIL_EVENT_KEPT).toBeGreaterThan(Math.max(MAILGUN_MAX_AGE, SVIX_MAX_AGE))
})
