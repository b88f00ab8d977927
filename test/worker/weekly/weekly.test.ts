import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../schema/rules/new-id'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { forgetEverything } from '../../../worker/isolate-memory'
import { clearMailbox, mailbox } from '../../../worker/platform/development/mailbox'
import { saveStory } from '../../../worker/services/post/save-story'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory, paragraph } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { press, somebody } from '../audience/support'
import { prefer } from '../notification/support'
import { report } from '../reading-history/support'

/* docs/rules/stats.md, "The week by mail". */

/** Monday, 2 November 2026, 08:00 UTC: the week before it has NOON, a Sunday. */
const MONDAY = Date.UTC(2026, 10, 2, 8)

beforeEach(() => {
  forgetEverything()
  clearMailbox()
})

const run = (now = MONDAY, more: Partial<Env> = {}) =>
  cronJob('send-weekly-mails', now, { AUTH_SECRET, ...more })
const sent = () => mailbox().map(({ mail }) => mail)

/** Makes a writer’s mail due. */
const schedule = (userId: string, dueAt = MONDAY) =>
  env.DB.prepare(
    'INSERT INTO weekly_mail (user_id, due_at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET due_at = ?2',
  )
    .bind(userId, dueAt)
    .run()

/** Somebody whose story was read once in the week before. */
async function writerWithReads(given: Parameters<typeof somebody>[1] = {}) {
  const writer = await somebody(NOON, { emailVerifiedAt: NOON, ...given })
  const { id } = writer.user
  await env.DB.prepare('UPDATE user SET email = ? WHERE id = ?').bind(`${id}@example.org`, id).run()
  const story = await createStory({ readingTime: 300, creatorId: id, title: 'On rivers' })
  await report(newVisit({ address: '198.51.100.1' }), story.id, { seconds: 40 })
  await report(newVisit({ address: '198.51.100.2' }), story.id, { seconds: 5 })
  await schedule(id)
  return { ...writer, story }
}

const dueAt = async (userId: string) =>
  (
    await env.DB.prepare('SELECT due_at FROM weekly_mail WHERE user_id = ?')
      .bind(userId)
      .first<{ due_at: number }>()
  )?.due_at

describe('the mail with a writer’s week', () => {
  test('has its figures beside the week before, and what was read most', async () => {
    const { user, story } = await writerWithReads()
    await press((await somebody(NOON)).visit, 'followUser', user.id)
    // In the week before that.
    await report(newVisit({ address: '198.51.100.3', now: NOON - 7 * DAY }), story.id, { seconds: 50 })
    await run()
    const [mail] = sent()
    expect(mail).toMatchObject({ to: `${user.id}@example.org`, subject: 'Your week: 1 read' })
    for (const text of [
      'from 26 October 2026 to 1 November 2026',
      '2 views (the week before: 1)',
      '1 read (the week before: 1)',
      '1 new follower (the week before: 0)',
      '0 claps (the week before: 0)',
      '“On rivers”: 1 read',
      'because you publish on',
      'from=2026-10-26&until=2026-11-01',
    ]) {
      expect(mail?.text).toContain(text)
      expect(mail?.html.replaceAll('&amp;', '&')).toContain(text)
    }
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  test('is sent once a week, however often the cron runs', async () => {
    const { user } = await writerWithReads()
    await Promise.all([run(), run()])
    await run(MONDAY + MINUTE)
    await run(MONDAY + DAY)
    expect(sent()).toHaveLength(1)
    expect(await dueAt(user.id)).toBe(MONDAY + 7 * DAY)
    // Nothing happened since.
    await run(MONDAY + 7 * DAY)
    expect(sent()).toHaveLength(1)
    expect(await dueAt(user.id)).toBe(MONDAY + 14 * DAY)
  })

  test('isn’t sent to who doesn’t want it, has no confirmed address, or is gone', async () => {
    const off = await writerWithReads()
    await prefer(off.user.id, 'mailWeeklyStats', false)
    await writerWithReads({ emailVerifiedAt: null })
    await writerWithReads({ deactivatedAt: NOON })
    await writerWithReads({ isSuspended: true })
    await run()
    expect(sent()).toEqual([])
  })

  test('can be turned off and on by its own link, without signing in', async () => {
    const { user } = await writerWithReads()
    await run()
    const { pathname, search } = new URL(sent()[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const anybody = newVisit()
    expect(await (await anybody.get(pathname + search)).text()).toContain('Your week')
    const post = (body: string) =>
      anybody.send(pathname + search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    expect((await post('List-Unsubscribe=One-Click')).status).toBe(204)
    await schedule(user.id)
    clearMailbox()
    await run()
    expect(sent()).toEqual([])
    expect((await post('action=subscribe&kind=weekly-stats')).status).toBe(303)
    await schedule(user.id)
    await run()
    expect(sent()).toHaveLength(1)
  })

  test('comes on Monday morning where the writer was last', async () => {
    const { user } = await writerWithReads()
    const move = async (zone: string) => {
      await env.DB.prepare('UPDATE session SET time_zone = ? WHERE user_id = ?').bind(zone, user.id).run()
      await schedule(user.id)
    }
    // It is night there, and Sunday in Honolulu.
    for (const [zone, morning] of [
      ['America/New_York', MONDAY + 5 * HOUR],
      ['Pacific/Honolulu', MONDAY + 10 * HOUR],
    ] as const) {
      await move(zone)
      clearMailbox()
      await run(MONDAY)
      expect(sent()).toEqual([])
      expect(await dueAt(user.id)).toBe(morning)
      await run(morning)
      expect(sent()).toHaveLength(1)
      expect(await dueAt(user.id)).toBe(morning + 7 * DAY)
    }
    await move('Asia/Tokyo')
    clearMailbox()
    await run(MONDAY)
    expect(sent()).toHaveLength(1)
    expect(await dueAt(user.id)).toBe(MONDAY - 9 * HOUR + 7 * DAY)
    await move('Nowhere/Land')
    clearMailbox()
    await run(MONDAY)
    expect(sent()).toHaveLength(1)
  })

  test('is tried again if the mail service refuses it, three times', async () => {
    const { user } = await writerWithReads()
    const calls = vi.fn(async () => {
      throw Object.assign(new Error('no'), { code: 'E_SENDER_NOT_VERIFIED' })
    })
    const refusing = {
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'site@quire.example',
      MAIL: { send: calls } as unknown as SendEmail,
    }
    for (const minutes of [0, 5, 10, 20, 30]) await run(MONDAY + minutes * MINUTE, refusing)
    expect(calls).toHaveBeenCalledTimes(3)
    expect(await dueAt(user.id)).toBe(MONDAY + 7 * DAY)
  })

  test('isn’t lost or doubled by a run that stops after the mail service took it', async () => {
    const { user } = await writerWithReads()
    await run()
    expect(sent()).toHaveLength(1)
    const stop = () =>
      env.DB.prepare('UPDATE weekly_mail SET due_at = ?, is_sending = 1, claimed_until = ? WHERE user_id = ?')
        .bind(MONDAY, MONDAY + 10 * MINUTE, user.id)
        .run()
    await stop()
    await run(MONDAY + 5 * MINUTE)
    expect(await dueAt(user.id)).toBe(MONDAY)
    // The service knows the mail by its key.
    await run(MONDAY + 10 * MINUTE)
    expect(sent()).toHaveLength(1)
    expect(await dueAt(user.id)).toBe(MONDAY + 7 * DAY)
    // It hadn't taken it.
    clearMailbox()
    await stop()
    await run(MONDAY + 10 * MINUTE)
    expect(sent()).toHaveLength(1)
    // A service without keys isn't handed the mail again.
    await stop()
    const calls = vi.fn(async () => ({}))
    await run(MONDAY + 10 * MINUTE, {
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'site@quire.example',
      MAIL: { send: calls } as unknown as SendEmail,
    })
    expect(calls).not.toHaveBeenCalled()
    expect(await dueAt(user.id)).toBe(MONDAY + 7 * DAY)
  })

  test('is due on the Monday after the first story', async () => {
    const { user } = await somebody(NOON)
    const save = (id?: string) =>
      saveStory(
        {
          db: new Database(env.DB),
          clock: { now: () => NOON },
          newId,
          purger: storyPurger(async () => {}),
          reindex: () => {},
          decorate: () => {},
        },
        {
          ...(id === undefined ? {} : { id }),
          creatorId: user.id,
          title: `First ${id}`,
          subtitle: '',
          body: [paragraph('Words.')],
          tags: [],
          state: 'published',
        },
      )
    expect(await dueAt(user.id)).toBeUndefined()
    await save()
    expect(await dueAt(user.id)).toBe(MONDAY)
    await schedule(user.id, MONDAY + 7 * DAY)
    await save()
    expect(await dueAt(user.id)).toBe(MONDAY + 7 * DAY)
  })

  test('tells the last whole week after an outage, once', async () => {
    const { user } = await writerWithReads()
    await schedule(user.id, MONDAY - 28 * DAY)
    await run(MONDAY + 3 * DAY)
    expect(sent().map(({ subject }) => subject)).toEqual(['Your week: 1 read'])
    expect(await dueAt(user.id)).toBe(MONDAY + 7 * DAY)
  })
})
