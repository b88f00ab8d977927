import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { endOrRestore } from '../newsletter/settings-support'
import { clearLetters, createWriter, lettersOf, postOffice, schedule, send } from './support'

/* docs/rules/newsletters.md, "Ending a newsletter". */

beforeEach(clearLetters)

describe('letters of a newsletter that is ended', () => {
  test('stop while they are being sent: what is out stays out', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 130)
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.step()
    await office.step()
    const sent = (await office.mails()).length
    expect(sent).toBe(100)
    expect(await endOrRestore(visit, 'end', user.id)).toMatchObject({
      offAt: expect.any(Number),
      daysLeft: null,
    })
    await office.drain()
    for (let minute = 1; minute < 5; minute++) await office.minute(NOON + minute * MINUTE)
    expect(await office.mails()).toHaveLength(sent)
    await endOrRestore(visit, 'restore', user.id)
    await office.minute(NOON + DAY)
    expect(await office.mails()).toHaveLength(sent)
    expect(await lettersOf(visit, user.id)).toMatchObject([
      { state: 'STOPPED', stopReason: 'NEWSLETTER', sentCount: 100, failedCount: 0 },
    ])
  })

  test('stop in the middle of a portion, with the round that is out', async () => {
    const office = postOffice({ LETTERS_PER_DAY: '40' })
    const { user, visit, story } = await createWriter(office, 90)
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.step()
    await office.step()
    const sent = (await office.mails()).length
    expect(sent).toBe(40)
    await endOrRestore(visit, 'end', user.id)
    await office.minute(NOON + DAY)
    expect(await office.mails()).toHaveLength(sent)
  })

  test('aren’t sent if they are planned, and can be sent anew once it is back', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 2)
    const input = { newsletterId: user.id, postId: story.id }
    await schedule(visit, { ...input, at: NOON + DAY })
    await endOrRestore(visit, 'end', user.id)
    expect(await send(visit, input)).toMatchObject({ code: 'NOT_FOUND' })
    await office.minute(NOON + 2 * DAY)
    expect(await office.mails()).toEqual([])
    await endOrRestore(visit, 'restore', user.id)
    expect(await send(visit, input)).toMatchObject({ state: 'SCHEDULED' })
    await office.drain()
    expect(await office.mails()).toHaveLength(2)
  })
})
