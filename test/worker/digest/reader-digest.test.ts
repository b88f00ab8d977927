import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { clearMailbox, mailbox } from '../../../worker/platform/development/mailbox'
import { createKeys } from '../../../worker/services/identity/keys'
import { emailSettingsPath } from '../../../worker/services/notification/unsubscribe-token'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { press, somebody } from '../audience/support'
import { form } from '../newsletter/support'

/* docs/rules/newsletters.md, "The reader’s digest". */

/** Monday, 2 November 2026, 08:00 UTC: the morning after NOON. */
const MORNING = NOON + 20 * HOUR

beforeEach(() => clearMailbox())

const keys = createKeys(AUTH_SECRET)
const run = (now: number, more: Partial<Env> = {}) =>
  cronJob('send-reader-digests', now, { AUTH_SECRET, ...more })
const sent = () => mailbox().map(({ mail }) => mail)
const allMail = (userId: string) => emailSettingsPath({ keys }, userId)

const rowOf = (userId: string) =>
  env.DB.prepare('SELECT rhythm, due_at AS dueAt FROM reader_digest WHERE user_id = ?')
    .bind(userId)
    .first<{ rhythm: string; dueAt: number }>()

const choose = async (userId: string, digest: string, now = NOON) =>
  (await newVisit({ now }).send(await allMail(userId), form({ action: 'digest', digest }))).status

/** Somebody who follows a writer and gets a digest. */
async function reader(digest = 'DAILY', given: Parameters<typeof createUser>[0] = {}) {
  const writer = await createUser({ name: 'Ana Writer' })
  const { user, visit } = await somebody(NOON, { emailVerifiedAt: NOON, ...given })
  await env.DB.prepare('UPDATE user SET email = ? WHERE id = ?').bind(`${user.id}@example.org`, user.id).run()
  await press(visit, 'followUser', writer.id)
  expect(await choose(user.id, digest)).toBe(303)
  return { user, writer, visit }
}

const publish = (creatorId: string, title: string, at = NOON + HOUR) =>
  createStory({ creatorId, title, firstPublishedAt: at })

describe('the reader’s digest', () => {
  test('has what is new of what they follow, newest first, and says nothing twice', async () => {
    const { user, writer } = await reader()
    await publish(writer.id, 'From before', NOON - HOUR)
    await publish(writer.id, 'On rivers')
    await publish(writer.id, 'On lakes', NOON + 2 * HOUR)
    await publish((await createUser()).id, 'By somebody else')
    await run(MORNING - MINUTE)
    expect(sent()).toEqual([])
    await Promise.all([run(MORNING), run(MORNING)])
    expect(sent()).toHaveLength(1)
    const [mail] = sent()
    expect(mail).toMatchObject({ to: `${user.id}@example.org`, subject: 'On lakes, and 1 more story' })
    expect(mail?.text.indexOf('On lakes')).toBeLessThan(mail?.text.indexOf('On rivers') ?? 0)
    expect(mail?.text).toContain('By Ana Writer')
    for (const other of ['From before', 'By somebody else']) expect(mail?.text).not.toContain(other)
    // Nothing is new.
    await run(MORNING + DAY)
    expect(sent()).toHaveLength(1)
    await publish(writer.id, 'On seas', MORNING + DAY + HOUR)
    await run(MORNING + 2 * DAY)
    expect(sent().map(({ subject }) => subject)).toContain('On seas')
    expect(sent()).toHaveLength(2)
  })

  test('comes on Mondays to who wants that', async () => {
    const { user, writer } = await reader('WEEKLY')
    expect((await rowOf(user.id))?.dueAt).toBe(MORNING)
    await publish(writer.id, 'On rivers')
    await run(MORNING)
    await publish(writer.id, 'On lakes', MORNING + HOUR)
    await run(MORNING + DAY)
    expect(sent()).toHaveLength(1)
    await run(MORNING + 7 * DAY)
    expect(sent()).toHaveLength(2)
  })

  test('comes in the morning of where they were last', async () => {
    const { user, writer } = await reader()
    await env.DB.prepare('UPDATE session SET time_zone = ? WHERE user_id = ?')
      .bind('America/New_York', user.id)
      .run()
    await publish(writer.id, 'On rivers')
    await run(MORNING)
    expect([sent().length, (await rowOf(user.id))?.dueAt]).toEqual([0, MORNING + 5 * HOUR])
    await run(MORNING + 5 * HOUR)
    expect(sent()).toHaveLength(1)
  })

  test('leaves out their own stories and muted writers, and goes to confirmed addresses alone', async () => {
    const { user, writer, visit } = await reader()
    await visit.ask('mutation ($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: writer.id })
    await publish(writer.id, 'Muted')
    await publish(user.id, 'Their own')
    const unconfirmed = await reader('DAILY', { emailVerifiedAt: null })
    await publish(unconfirmed.writer.id, 'On rivers')
    await run(MORNING)
    expect(sent()).toEqual([])
  })

  test('is turned off by its own link in one step, and by no other token', async () => {
    const { user, writer } = await reader()
    await publish(writer.id, 'On rivers')
    await run(MORNING)
    const header = sent()[0]?.headers?.['List-Unsubscribe'] ?? ''
    const { pathname, search } = new URL(header.slice(1, -1))
    const forged = search.replace('.digest.', '.follow.')
    await newVisit().send(pathname + forged, form({ action: 'digest', digest: 'OFF' }))
    expect(await rowOf(user.id)).not.toBeNull()
    expect(await (await newVisit().get(pathname + search)).text()).toContain('Every morning')
    expect(await rowOf(user.id)).not.toBeNull()
    const answer = await newVisit().send(pathname + search, form({ 'List-Unsubscribe': 'One-Click' }))
    expect(answer.status).toBe(204)
    expect(await rowOf(user.id)).toBeNull()
  })

  test('is off until it is chosen, and choosing it twice changes nothing', async () => {
    const { user } = await somebody(NOON, { emailVerifiedAt: NOON })
    expect(await (await newVisit().get(await allMail(user.id))).text()).toContain('Every Monday')
    expect(await rowOf(user.id)).toBeNull()
    await choose(user.id, 'DAILY')
    await choose(user.id, 'DAILY', NOON + 2 * DAY)
    expect(await rowOf(user.id)).toEqual({ rhythm: 'daily', dueAt: MORNING })
    await choose(user.id, 'never heard of')
    expect(await rowOf(user.id)).toBeNull()
  })

  test('is chosen on a page to which the settings of its reader lead, and nobody else’s', async () => {
    const { user, visit } = await somebody(NOON)
    const path = async (from: typeof visit) => (await from.ask('{ ownMailPath }', {})).data
    expect(await path(visit)).toEqual({ ownMailPath: await allMail(user.id) })
    expect(await path(newVisit())).toEqual({ ownMailPath: null })
  })

  test('tells what was refused the next time', async () => {
    const { writer } = await reader()
    await publish(writer.id, 'On rivers')
    const calls = vi.fn(async () => {
      throw Object.assign(new Error('no'), { code: 'E_SENDER_NOT_VERIFIED' })
    })
    const refusing = {
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'site@quire.example',
      MAIL: { send: calls } as unknown as SendEmail,
    }
    for (const minutes of [0, 5, 10, 20, 30]) await run(MORNING + minutes * MINUTE, refusing)
    expect(calls).toHaveBeenCalledTimes(3)
    await run(MORNING + DAY)
    expect(sent().map(({ subject }) => subject)).toEqual(['On rivers'])
  })
})
