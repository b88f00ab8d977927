import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import { dyingAt } from '../letter/dying'
import { createSubscribers, createWriter, lettersOf, postOffice, send } from '../letter/support'
import { clearMail } from './support'

/* docs/rules/mail.md, "Sending"; docs/rules/newsletters.md, "Sending a letter". */

beforeEach(clearMail)

describe('a letter by Postmark', () => {
  const office = () => {
    const own: Partial<Env> = { MAIL_PROVIDER: 'postmark' }
    const made = postOffice(own)
    const service = outside()
    made.bindings.MAIL_HTTP_URL = service.url('postmark')
    return { office: made, service }
  }

  test('goes out by rounds, and who is refused has failed alone', async () => {
    const { office: post, service } = office()
    const { user, visit, story } = await createWriter(post, 30)
    await createSubscribers(user.id, 1, { email: 'inactive-x@example.org' })
    await send(visit, { newsletterId: user.id, postId: story.id })
    await post.drain()
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 30, failedCount: 1 }])
    const { seen, sent } = await service.look()
    expect(new Set(sent.map(({ To }) => To)).size).toBe(30)
    expect(seen).toHaveLength(2)
  })

  test('whose answer is lost is sent to nobody twice, and counts as failed for those of the round', async () => {
    const { office: post, service } = office()
    const { user, visit, story } = await createWriter(post, 25)
    await service.fail({ lost: true })
    await send(visit, { newsletterId: user.id, postId: story.id })
    await post.drain()
    await post.minute(NOON + 5 * MINUTE)
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 5, failedCount: 20 }])
    const { sent } = await service.look()
    expect(sent).toHaveLength(25)
    expect(new Set(sent.map(({ To }) => To)).size).toBe(25)
  })

  test('whose worker is killed after it was handed over is sent to nobody twice', async () => {
    const { office: post, service } = office()
    const { user, visit, story } = await createWriter(post, 25)
    await send(visit, { newsletterId: user.id, postId: story.id })
    // The message that gathers, and the one that sends.
    await post.step()
    const [message] = post.waiting
    await expect(post.step(dyingAt(/set "sent_count" =/i, 1))).rejects.toThrow('killed')
    expect((await service.look()).sent).toHaveLength(20)
    if (message) post.waiting.push(message)
    for (const minutes of [5, 10]) await post.minute(NOON + minutes * MINUTE)
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 5, failedCount: 20 }])
    const { sent } = await service.look()
    expect(new Set(sent.map(({ To }) => To)).size).toBe(25)
    expect(sent).toHaveLength(25)
  })

  test('waits for as long as the service wants, and then goes to everybody', async () => {
    const { office: post, service } = office()
    const { user, visit, story } = await createWriter(post)
    await service.fail({ status: 429, retryAfter: '600' })
    await send(visit, { newsletterId: user.id, postId: story.id })
    await post.drain()
    expect(await lettersOf(visit, user.id)).toMatchObject([
      { state: 'SENDING', waitsFor: 'SERVICE', goesOnAt: NOON + 10 * MINUTE, openCount: 3 },
    ])
    await post.minute(NOON + 5 * MINUTE)
    expect((await service.look()).seen).toHaveLength(1)
    await post.minute(NOON + 10 * MINUTE)
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 3 }])
  })
})
