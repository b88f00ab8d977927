import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { clearLetters, createWriter, lettersOf, postOffice, send } from './support'

/* docs/rules/newsletters.md, "Sending a letter". */

beforeEach(clearLetters)

const refused = (status: number, times: number) => Array.from({ length: times }, () => ({ status, body: {} }))

/** A service without keys, which does as a test says. */
const binding = (send: () => Promise<unknown>) => ({
  MAIL_PROVIDER: 'cloudflare',
  MAIL: { send } as unknown as SendEmail,
})

describe('a mail that the mail service doesn’t take', () => {
  test('has failed if the service says so for good, and the others go out', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office)
    await office.fail(...refused(422, 1))
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    expect(await office.mails()).toHaveLength(2)
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 2, failedCount: 1 }])
  })

  test.each([401, 403])('waits while the service takes none of ours (%i)', async (status) => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office)
    await office.fail(...refused(status, 3))
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    expect(await lettersOf(visit, user.id)).toMatchObject([
      { state: 'SENDING', waitsFor: 'SERVICE', failedCount: 0, openCount: 3 },
    ])
    await office.minute(NOON + MINUTE)
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 3 }])
  })

  test('waits while the service is down, and is sent with the same key', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office)
    await office.fail(...refused(503, 12))
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    expect(await office.mails()).toEqual([])
    expect(await lettersOf(visit, user.id)).toMatchObject([
      { state: 'SENDING', waitsFor: 'SERVICE', goesOnAt: NOON + MINUTE, openCount: 3 },
    ])
    await office.minute(NOON + MINUTE)
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 3 }])
    const { seen } = await office.look()
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
  })

  test('isn’t sent a second time if the service doesn’t know it again', async () => {
    const calls = vi.fn(async () => {
      throw new Error('lost')
    })
    const office = postOffice(binding(calls))
    const { user, visit, story } = await createWriter(office, 1)
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    for (const later of [MINUTE, HOUR, DAY]) await office.minute(NOON + later)
    expect(calls).toHaveBeenCalledTimes(1)
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 0, failedCount: 1 }])
  })

  test('goes through the platform’s binding without the headers that it sets itself', async () => {
    const calls = vi.fn(async (_mail: { headers: object; from: object }) => ({}))
    const office = postOffice(binding(calls as never))
    const { user, visit, story } = await createWriter(office, 1)
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    const [[mail] = []] = calls.mock.calls
    expect(Object.keys(mail?.headers ?? {}).toSorted()).toEqual([
      'List-Id',
      'List-Unsubscribe',
      'List-Unsubscribe-Post',
      'Precedence',
    ])
    expect(mail?.from).toEqual({ name: 'Ana Writer', email: 'mail@quire.example' })
  })
})
