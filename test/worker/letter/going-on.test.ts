import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { change, clearLetters, createWriter, lettersOf, postOffice, schedule, send } from './support'

/* docs/rules/newsletters.md, "Sending a letter". */

beforeEach(clearLetters)

const newest = async (...args: Parameters<typeof lettersOf>) => (await lettersOf(...args))?.[0]

/** A letter to five that is asked for, and how much room the mail service has left. */
async function slowLetter(more: Partial<Env> = {}) {
  const office = postOffice({ LETTERS_PER_MINUTE: '60000', ...more })
  const made = await createWriter(office, 5)
  const { id } = await send(made.visit, { newsletterId: made.user.id, postId: made.story.id })
  const used = (span: string, at: number, n: number) =>
    env.DB.prepare('INSERT INTO mail_window VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET used = ?3')
      .bind(span, at, n)
      .run()
  /** Leaves room for so many mails in a minute. */
  const room = (at: number, left: number) => used('minute', at - (at % MINUTE), 60_000 - left)
  return { office, id, used, room, ...made, letter: () => newest(made.visit, made.user.id) }
}

describe('limits of the mail service', () => {
  test('hold a letter up until the next minute', async () => {
    const { office, room, letter } = await slowLetter()
    await room(NOON, 2)
    await office.drain()
    expect(await office.mails()).toHaveLength(2)
    expect(await letter()).toMatchObject({
      state: 'SENDING',
      waitsFor: 'MINUTE',
      goesOnAt: NOON + MINUTE,
      openCount: 3,
    })
    await office.minute(NOON + MINUTE - 1)
    expect(await office.mails()).toHaveLength(2)
    await office.minute(NOON + MINUTE)
    expect(await office.mails()).toHaveLength(5)
    expect(await letter()).toMatchObject({ state: 'SENT', waitsFor: null, sentCount: 5 })
  })

  test('hold it up until the next day, and say when that is', async () => {
    const { office, used, letter } = await slowLetter({ LETTERS_PER_DAY: '1000' })
    const today = NOON - (NOON % DAY)
    await used('day', today, 997)
    await office.drain()
    expect(await letter()).toMatchObject({
      waitsFor: 'DAY',
      goesOnAt: today + DAY,
      sentCount: 3,
      openCount: 2,
    })
    for (const at of [NOON + MINUTE, NOON + HOUR]) await office.minute(at)
    expect(await office.mails()).toHaveLength(3)
    await office.minute(today + DAY)
    expect(await letter()).toMatchObject({ state: 'SENT', sentCount: 5 })
  })
})

describe('between the beginning and the end', () => {
  test('whoever leaves or is suppressed gets nothing, and isn’t counted as sent', async () => {
    const { office, room, letter, subscribers } = await slowLetter()
    await room(NOON, 1)
    await office.drain()
    await env.DB.prepare("UPDATE subscriber SET state = 'unsubscribed' WHERE id = ?")
      .bind(subscribers[3]?.id)
      .run()
    await env.DB.prepare('DELETE FROM subscriber WHERE id = ?').bind(subscribers[4]?.id).run()
    await office.minute(NOON + MINUTE)
    expect((await office.mails()).map((mail) => mail.to[0])).toEqual(
      subscribers.slice(0, 3).map(({ email }) => email),
    )
    expect(await letter()).toMatchObject({ state: 'SENT', recipientCount: 5, sentCount: 3, leftCount: 2 })
  })

  test('a letter is paused, resumed and stopped', async () => {
    const { office, room, letter, visit, id } = await slowLetter()
    expect(await change(visit, 'pause', id)).toMatchObject({ code: 'CONFLICT' })
    await room(NOON, 2)
    await office.drain()
    for (let i = 0; i < 2; i++) expect(await change(visit, 'pause', id)).toMatchObject({ state: 'PAUSED' })
    for (const at of [NOON + MINUTE, NOON + HOUR]) await office.minute(at)
    expect(await office.mails()).toHaveLength(2)
    visit.now = NOON + HOUR
    await room(NOON + HOUR, 1)
    for (let i = 0; i < 2; i++) expect(await change(visit, 'resume', id)).toMatchObject({ state: 'SENDING' })
    await office.drain()
    expect(await office.mails()).toHaveLength(3)
    expect(await change(visit, 'stop', id)).toMatchObject({ state: 'STOPPED', stopReason: 'PERSON' })
    await office.minute(NOON + 2 * HOUR)
    expect(await office.mails()).toHaveLength(3)
    expect(await letter()).toMatchObject({ state: 'STOPPED', sentCount: 3, openCount: 2 })
    expect(await change(visit, 'resume', id)).toMatchObject({ code: 'CONFLICT' })
  })

  test.each([
    ['STORY', "UPDATE post SET state = 'trashed', is_listed = 0 WHERE id = ?1"],
    ['STORY', "UPDATE post SET state = 'draft', is_listed = 0 WHERE id = ?1"],
    ['OWNER', 'UPDATE user SET is_suspended = 1 WHERE id = ?2'],
    ['OWNER', 'UPDATE user SET deactivated_at = 1 WHERE id = ?2'],
  ])('it stops if its story or its writer is gone (%s: %s)', async (reason, statement) => {
    const { office, room, story, user, id } = await slowLetter()
    await room(NOON, 2)
    await office.drain()
    await env.DB.prepare(statement)
      .bind(...(statement.includes('?1') ? [story.id] : ['', user.id]))
      .run()
    await office.minute(NOON + MINUTE)
    expect(await office.mails()).toHaveLength(2)
    expect(
      await env.DB.prepare('SELECT state, stop_reason AS reason FROM letter WHERE id = ?').bind(id).first(),
    ).toEqual({ state: 'stopped', reason: reason.toLowerCase() })
  })
})

test('a letter that is scheduled goes out then, once, as the story is then', async () => {
  const office = postOffice()
  const { user, visit, story } = await createWriter(office)
  const at = NOON + DAY + 30 * MINUTE
  const input = { newsletterId: user.id, postId: story.id, at }
  const { id } = await schedule(visit, input)
  expect((await schedule(visit, input)).id).toBe(id)
  expect(await schedule(visit, { ...input, at: at + 1 })).toMatchObject({ code: 'CONFLICT' })
  await office.minute(at - MINUTE)
  expect(await office.mails()).toEqual([])
  await office.minute(at)
  await office.minute(at + MINUTE)
  expect(await office.mails()).toHaveLength(3)
})
