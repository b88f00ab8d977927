import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { SUBSCRIBERS_COUNTED_AFTER } from '../../../schema/rules/milestones'
import { DAY } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { publicationWithPeople } from '../collection/support'
import { createSubscribers } from '../letter/support'
import { confirm, subscribe, tokenTo, visitor } from '../newsletter/support'
import { rowsOf } from '../notification/support'

/* docs/rules/notifications.md, "Milestones". */

beforeEach(() => clearMailbox())

let next = 0

/** Somebody subscribes to a newsletter and confirms. */
async function join(newsletterId: string, now = NOON): Promise<void> {
  const email = `counted-${next++}@example.org`
  await subscribe(visitor({ now }), newsletterId, email)
  await confirm(visitor({ now }), tokenTo(email))
}

async function run(now = NOON + SUBSCRIBERS_COUNTED_AFTER): Promise<void> {
  await cronJob('count-subscribers', now)
  await cronJob('tell-milestones', now)
}

const told = async (userId: string) =>
  (await rowsOf(userId)).filter(({ kind }) => kind === 'milestone').map(({ groupKey }) => groupKey)

describe('the subscribers of a newsletter', () => {
  test('are counted a while after somebody came, and told at a milestone, once', async () => {
    const { user, visit } = await signedIn({ name: 'Ana Writer' })
    await createSubscribers(user.id, 98)
    await join(user.id)
    await run()
    expect(await told(user.id)).toEqual([])
    await join(user.id)
    await run(NOON + SUBSCRIBERS_COUNTED_AFTER - 1)
    expect(await told(user.id)).toEqual([])
    await Promise.all([run(), run()])
    expect(await told(user.id)).toEqual([`milestone:subscribers:100:${user.id}`])
    // Some leave, and others come.
    await env.DB.prepare(
      `UPDATE subscriber SET state = 'unsubscribed' WHERE id IN
         (SELECT id FROM subscriber WHERE newsletter_id = ? AND state = 'active' LIMIT 5)`,
    )
      .bind(user.id)
      .run()
    for (let i = 0; i < 6; i++) await join(user.id, NOON + DAY)
    await run(NOON + 2 * DAY)
    expect(await told(user.id)).toHaveLength(1)
    const { data } = await visit.ask(
      '{ notifications { notifications { kind milestone { of reached newsletter { id name } } } } }',
    )
    const { notifications } = (data as { notifications: { notifications: { kind: string }[] } }).notifications
    expect(notifications.find(({ kind }) => kind === 'MILESTONE')).toMatchObject({
      milestone: { of: 'SUBSCRIBERS', reached: 100, newsletter: { id: user.id, name: 'Ana Writer' } },
    })
  })

  test('that pass several milestones are told of the greatest', async () => {
    const { user } = await signedIn()
    await createSubscribers(user.id, 1000)
    await join(user.id)
    await run()
    expect(await told(user.id)).toEqual([`milestone:subscribers:1000:${user.id}`])
  })

  test('of a publication are told to those who lead it', async () => {
    const { publication, owner, editor, writer } = await publicationWithPeople({
      name: 'The Tide',
      slug: 'counted-tide',
    })
    await createSubscribers(publication.id, 99)
    await join(publication.id)
    await run()
    const key = [`milestone:subscribers:100:${publication.id}`]
    expect([await told(owner.user.id), await told(editor.user.id)]).toEqual([key, key])
    expect(await told(writer.user.id)).toEqual([])
  })

  test('don’t count as long as they haven’t confirmed', async () => {
    const { user } = await signedIn()
    await createSubscribers(user.id, 99)
    await subscribe(visitor(), user.id, `counted-${next++}@example.org`)
    await run()
    const { results } = await env.DB.prepare('SELECT 1 FROM milestone WHERE subject_id = ?')
      .bind(user.id)
      .all()
    expect(results).toEqual([])
    expect(await told(user.id)).toEqual([])
  })
})
