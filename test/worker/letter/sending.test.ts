import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { createKeys } from '../../../worker/services/identity/keys'
import { suppressionHash } from '../../../worker/services/newsletter/suppression'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import {
  change,
  clearLetters,
  createSubscribers,
  createWriter,
  lettersOf,
  postOffice,
  schedule,
  send,
} from './support'

/* docs/rules/newsletters.md, "Sending a letter". */

beforeEach(clearLetters)

const to = (mails: readonly { to: [string] }[]) => mails.map((mail) => mail.to[0]).toSorted()

describe('a letter', () => {
  test('goes to each subscriber once, whatever else their states are', async () => {
    const office = postOffice()
    const { user, visit, story, subscribers } = await createWriter(office)
    for (const state of ['pending', 'unsubscribed', 'bounced', 'complained'])
      await createSubscribers(user.id, 1, { state })
    const [suppressed] = await createSubscribers(user.id, 1)
    await env.DB.prepare('INSERT INTO suppressed_address VALUES (?, ?, ?)')
      .bind(await suppressionHash({ keys: createKeys(AUTH_SECRET) }, suppressed?.email ?? ''), 'left', NOON)
      .run()
    expect(await send(visit, { newsletterId: user.id, postId: story.id })).toMatchObject({
      __typename: 'Letter',
      state: 'SCHEDULED',
    })
    await office.drain()
    await office.minute(NOON + 5 * MINUTE)
    expect(to(await office.mails())).toEqual(subscribers.map(({ email }) => email))
    expect(await lettersOf(visit, user.id)).toMatchObject([
      { state: 'SENT', recipientCount: 3, sentCount: 3, failedCount: 0, openCount: 0 },
    ])
  })

  test('has the headers of a list, the same key and Message-ID each time, and no line of somebody’s own', async () => {
    const office = postOffice()
    const { user, visit, story, subscribers } = await createWriter(office, 1)
    await env.DB.prepare('UPDATE user SET name = ?, email = ? WHERE id = ?')
      .bind('Ana "A"\r\nBcc: x@example.org', 'ana@example.org', user.id)
      .run()
    const subject = 'Rivers\r\nBcc: y@example.org'
    await office.fail({ lost: true }, { lost: true })
    await send(visit, { newsletterId: user.id, postId: story.id, subject, takesReplies: true })
    await office.drain()
    const { seen, sent } = await office.look()
    expect(sent).toHaveLength(1)
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
    const [mail] = await office.mails()
    expect(mail?.subject).toBe('Rivers Bcc: y@example.org')
    expect(mail?.from).toMatch(/^"Ana {1,2}A {1,2}Bcc: x@example\.org" <mail@quire\.example>$/)
    expect(mail?.reply_to).toBe('ana@example.org')
    const host = String(mail?.headers['List-Id']).replace(/^<[^.]+\.newsletters\.|>$/g, '')
    expect(mail?.headers).toEqual({
      'List-Id': `<${user.id}.newsletters.${host}>`,
      'List-Unsubscribe': expect.stringMatching(
        /^<https?:\/\/[^>\s]+\/me\/notifications\/unsubscribe\?token=[^>\s]+>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
      'Feedback-ID': expect.stringMatching(new RegExp(`^[0-9a-f]{12}:${user.id}:letter:${host}$`)),
      'Message-ID': expect.stringMatching(new RegExp(`^<[0-9a-f]{12}\\.${subscribers[0]?.id}@${host}>$`)),
    })
    // Leaving by one step of the mail program works at once.
    const { pathname, search } = new URL(String(mail?.headers['List-Unsubscribe']).slice(1, -1))
    const left = await visit.send(pathname + search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.status).toBe(204)
  })

  test('is one however often it is asked for, and another one isn’t sent with the same story', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office)
    const input = { newsletterId: user.id, postId: story.id }
    const both = await Promise.all([send(visit, input), send(visit, input)])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    expect(await send(visit, { ...input, subject: 'Another' })).toMatchObject({ code: 'CONFLICT' })
    await office.drain()
    expect(await send(visit, input)).toMatchObject({ state: 'SENT' })
    await office.drain()
    expect(await office.mails()).toHaveLength(3)
  })

  test('that was stopped before anything went out can be sent again', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office)
    const input = { newsletterId: user.id, postId: story.id }
    const { id } = await schedule(visit, { ...input, at: NOON + DAY })
    expect(await change(visit, 'stop', id)).toMatchObject({ state: 'STOPPED', stopReason: 'PERSON' })
    expect(await change(visit, 'stop', id)).toMatchObject({ state: 'STOPPED' })
    await office.minute(NOON + 2 * DAY)
    expect(await office.mails()).toEqual([])
    const again = await send(visit, { ...input, subject: 'Another' })
    expect(again.id).not.toBe(id)
    await office.drain()
    expect(await office.mails()).toHaveLength(3)
  })

  test('goes to members, or to those who aren’t', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 2)
    const member = await createUser({ membershipTier: 'member', membershipEndsAt: NOON + DAY })
    const former = await createUser({ membershipTier: 'member', membershipEndsAt: NOON - DAY })
    const [one] = await createSubscribers(user.id, 1, { userId: member.id })
    const [two] = await createSubscribers(user.id, 1, { userId: former.id })
    await send(visit, { newsletterId: user.id, postId: story.id, audience: 'MEMBERS' })
    await office.drain()
    expect(to(await office.mails())).toEqual([one?.email])
    const other = await createWriter(office, 2)
    await env.DB.prepare('UPDATE subscriber SET newsletter_id = ? WHERE id IN (?, ?)')
      .bind(other.user.id, one?.id, two?.id)
      .run()
    await send(other.visit, {
      newsletterId: other.user.id,
      postId: other.story.id,
      audience: 'NOT_MEMBERS',
    })
    await office.drain()
    const mails = await office.mails()
    expect(mails).toHaveLength(4)
    expect(to(mails)).toContain(two?.email)
  })

  test('has the whole of a story for members only for them', async () => {
    const office = postOffice()
    const words = (text: string) => ({ type: 'P' as const, name: text.slice(0, 4), text, markups: [] })
    const body = Array.from({ length: 40 }, (_, i) => words(`p${i}xx The river of paragraph ${i} is long.`))
    const { user, visit, story } = await createWriter(office, 1, { access: 'locked', body })
    const member = await createUser({ membershipTier: 'member', membershipEndsAt: null })
    const [whole] = await createSubscribers(user.id, 1, { userId: member.id })
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    for (const mail of await office.mails()) {
      const isWhole = mail.to[0] === whole?.email
      expect(mail.html.includes('The river of paragraph 39'), mail.to[0]).toBe(isWhole)
      expect(mail.text.includes('The river of paragraph 39'), mail.to[0]).toBe(isWhole)
    }
    expect(await office.mails()).toHaveLength(2)
  })

  test('needs a story that is out, subscribers, and a time to come', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 0)
    const input = { newsletterId: user.id, postId: story.id }
    expect(await send(visit, input)).toMatchObject({ code: 'CONFLICT', field: 'audience' })
    expect(await send(visit, { ...input, subject: ' \u200b ' })).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'subject',
    })
    expect(await send(visit, { ...input, subject: 'x'.repeat(151) })).toMatchObject({ field: 'subject' })
    expect(await send(visit, { ...input, takesReplies: true })).toMatchObject({ field: 'takesReplies' })
    for (const at of [NOON, NOON - 1, NOON + 400 * DAY])
      expect(await schedule(visit, { ...input, at })).toMatchObject({ code: 'BAD_REQUEST', field: 'at' })
    const draft = await createWriter(office, 1, { state: 'draft', isListed: false })
    expect(await send(draft.visit, { newsletterId: draft.user.id, postId: draft.story.id })).toMatchObject({
      code: 'NOT_FOUND',
      field: 'postId',
    })
    // A story or a newsletter of somebody else can't be sent, either.
    expect(await send(draft.visit, { newsletterId: draft.user.id, postId: story.id })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await send(draft.visit, input)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await lettersOf(draft.visit, user.id)).toBeNull()
  })
})
