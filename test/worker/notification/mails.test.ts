import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MOST_NOTIFICATION_MAILS } from '../../../schema/rules/notifications'
import { parseSource } from '../../../schema/rules/source-tracking'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { clearMailbox, mailbox } from '../../../worker/platform/development/mailbox'
import { storyPublished } from '../../../worker/services/notification/events'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { followedBy, notifyAll, prefer, rowsOf } from './support'

const send = (now = NOON + MINUTE, more: Partial<Env> = {}) =>
  cronJob('send-notification-mails', now, { AUTH_SECRET, ...more })
const sent = () => mailbox().map(({ mail }) => mail)

/** Somebody who wants mail about followers. */
async function subscriber(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  await env.DB.prepare('UPDATE user SET email = ? WHERE id = ?').bind(`${user.id}@example.org`, user.id).run()
  await prefer(user.id, 'mailFollows', true)
  return user.id
}

/** Where a mail's program posts to. */
const target = (mail: ReturnType<typeof sent>[number] | undefined) => {
  const { pathname, search } = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
  return pathname + search
}

beforeEach(() => clearMailbox())

describe('a mail about a notification', () => {
  test('is sent once to whoever wants it', async () => {
    const id = await subscriber()
    const other = await createUser({ emailVerifiedAt: NOON, email: 'other@example.org' })
    await followedBy(id, 'Ana')
    await followedBy(other.id, 'Ben')
    await Promise.all([send(), send()])
    expect(sent()).toMatchObject([{ to: `${id}@example.org`, subject: 'Ana started following you' }])
    await send()
    expect(sent()).toHaveLength(1)
  })

  test('about a story leads to it', async () => {
    const id = await subscriber()
    await prefer(id, 'mailWriterStories', true)
    const writer = await createUser({ name: 'Ida' })
    const { id: postId = '' } = await createStory({ title: 'On rivers', creatorId: writer.id })
    await notifyAll([{ userId: id, kind: 'writer-story' }], storyPublished(postId))
    await send()
    expect(sent()[0]?.subject).toBe('Ida: On rivers')
    expect(sent()[0]?.text).toContain(postId)
    // The address in the mail says that it was followed there.
    const [, source = ''] = new RegExp(`-${postId}\\?source=([\\w-]+)`).exec(sent()[0]?.text ?? '') ?? []
    expect(parseSource(source)).toEqual({ name: 'email', notificationType: 'writer_story' })
  })

  test('isn’t sent to an unconfirmed address, to somebody who has left, or about what is gone', async () => {
    for (const given of [{ emailVerifiedAt: null }, { deactivatedAt: NOON }]) {
      await followedBy(await subscriber(given), 'Ana')
    }
    await followedBy(await subscriber(), 'Gone')
    await env.DB.exec(`UPDATE user SET deactivated_at = 1 WHERE name = 'Gone'`)
    await send()
    expect(sent()).toEqual([])
    expect(
      (await env.DB.prepare('SELECT COUNT(*) AS n FROM notification WHERE mail_due_at IS NOT NULL').first())
        ?.n,
    ).toBe(0)
  })

  test('isn’t sent to whoever has read it on the site', async () => {
    const id = await subscriber()
    await followedBy(id, 'Ana')
    const visit = newVisit()
    await visit.signIn(id)
    await visit.ask(`mutation { markNotificationsRead(until: ${NOON}) { __typename } }`)
    await send()
    expect(sent()).toEqual([])
  })

  test('is one of 20 within a day at most', async () => {
    const id = await subscriber()
    await prefer(id, 'mailWriterStories', true)
    for (let i = 0; i < MOST_NOTIFICATION_MAILS + 5; i++) {
      const { id: postId = '' } = await createStory()
      await notifyAll([{ userId: id, kind: 'writer-story' }], storyPublished(postId))
    }
    await send()
    await send(NOON + 2 * MINUTE)
    expect(sent()).toHaveLength(MOST_NOTIFICATION_MAILS)
  })

  test('that the service refuses is tried three times', async () => {
    const id = await subscriber()
    await followedBy(id, 'Ana')
    const broken = { MAIL_PROVIDER: 'nowhere' }
    for (const minutes of [1, 12, 23]) {
      await send(NOON + minutes * MINUTE, broken)
    }
    expect(await rowsOf(id)).toMatchObject([{ mailAttempts: 3, mailDueAt: null }])
    await send(NOON + DAY)
    expect(sent()).toEqual([])
  })
})

describe('unsubscribing', () => {
  async function mailed() {
    const id = await subscriber()
    await followedBy(id, 'Ana')
    await send()
    return { id, mail: sent()[0], visit: newVisit() }
  }
  const form = (fields: Record<string, string>) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  /** Whether the next follower is mailed. */
  async function isMailed(id: string): Promise<boolean> {
    clearMailbox()
    await followedBy(id, 'Next', NOON + 2 * DAY)
    await send(NOON + 3 * DAY)
    return sent().length > 0
  }

  test('by one step of a mail program needs no session and no page', async () => {
    const { id, mail, visit } = await mailed()
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const answer = await visit.send(target(mail), form({ 'List-Unsubscribe': 'One-Click' }))
    expect(answer.status).toBe(204)
    expect(await isMailed(id)).toBe(false)
  })

  test('stops mails that are already due', async () => {
    const { id, mail, visit } = await mailed()
    clearMailbox()
    await followedBy(id, 'Ben', NOON + 2 * DAY)
    await visit.send(target(mail), form({ 'List-Unsubscribe': 'One-Click' }))
    await send(NOON + 3 * DAY)
    expect(sent()).toEqual([])
    expect((await rowsOf(id)).every(({ mailDueAt }) => mailDueAt === null)).toBe(true)
  })

  test('by the page changes nothing until its button is pressed, and can be undone', async () => {
    const { id, mail, visit } = await mailed()
    const page = await visit.get(target(mail))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('You get these emails.')
    const press = (action: string) => visit.send(target(mail), form({ action, kind: 'follow' }))
    const pressed = await press('unsubscribe')
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, target(mail)])
    expect(await (await visit.get(target(mail))).text()).toContain('You don’t get these emails.')
    await press('subscribe')
    expect(await isMailed(id)).toBe(true)
  })

  test('by the link to all settings shows every kind', async () => {
    const { mail, visit } = await mailed()
    const href = /\/me\/email-settings\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const page = await (await visit.get(href)).text()
    for (const title of ['New followers', 'Stories by writers', 'Stories in publications']) {
      expect(page).toContain(title)
    }
    const wanted = async () => (await (await visit.get(href)).text()).match(/You get these emails\./g)?.length
    // Beside what was chosen, those about invitations, submissions, stories that are taken out, the programme, and the week.
    expect(await wanted()).toBe(9)
    await visit.send(href, form({ action: 'subscribe', kind: 'writer-story' }))
    expect(await wanted()).toBe(10)
  })

  test('with a token that isn’t ours is refused', async () => {
    const { mail, visit } = await mailed()
    const [user = '', kind = '', hash = ''] = (
      new URL(target(mail), 'http://x').searchParams.get('token') ?? ''
    ).split('.')
    const path = '/me/notifications/unsubscribe'
    for (const token of [
      '',
      'x',
      `${user}.${kind}`,
      `${user}.writer-story.${hash}`,
      `${user}.all.${hash}`,
      `${user}.${kind}.${hash}.x`,
      'x'.repeat(5000),
    ]) {
      const address = `${path}?token=${token}`
      expect((await visit.send(address, form({ action: 'unsubscribe' }))).status).toBeGreaterThanOrEqual(400)
      const page = await visit.get(address)
      expect([page.status, (await page.text()).includes('This link is incomplete')]).toEqual([200, true])
    }
    expect((await visit.get(`/me/email-settings/${user}/${hash}`)).status).toBe(404)
  })
})
