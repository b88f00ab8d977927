import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { publicationWithPeople } from '../collection/support'
import { createSubscriber } from '../newsletter/settings-support'
import { form, leaveToken, mailsTo, rowsOf, settingsPath, unsubscribe, visitor } from '../newsletter/support'
import { deliveriesOf, join, remove, run, save, sendTest, storedWelcomes, welcomesFor } from './support'

/* docs/rules/newsletters.md, "Welcome mails". */

beforeEach(async () => {
  clearMailbox()
  await env.DB.prepare('DELETE FROM welcome_delivery').run()
})

let next = 0
const someone = () => `welcomed-${next++}@example.org`
const subjectsTo = (email: string) =>
  mailsTo(email)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Confirm'))

const HELLO = { day: 0, subject: 'Hello!', text: 'Good to have you.\n\nMore on Sundays.' }

/** A writer with a welcome mail and a story that follows after three days. */
async function series(story: Parameters<typeof createStory>[0] = {}) {
  const { user, visit } = await signedIn({ name: 'Ana Writer' })
  const { id: postId } = await createStory({ creatorId: user.id, title: 'On rivers', ...story })
  const hello = await save(visit, { newsletterId: user.id, ...HELLO })
  const later = await save(visit, { newsletterId: user.id, day: 3, postId })
  expect([hello, later].map(({ __typename }) => __typename)).toEqual(['WelcomeLetter', 'WelcomeLetter'])
  return { user, visit, postId, helloId: hello.id ?? '', laterId: later.id ?? '' }
}

describe('what new subscribers get', () => {
  test('comes once to whoever confirms, on its days', async () => {
    const { user, visit } = await series()
    const email = someone()
    await join(user.id, email, NOON)
    await run(NOON - MINUTE)
    expect(subjectsTo(email)).toEqual([])
    await Promise.all([run(NOON), run(NOON)])
    expect(subjectsTo(email)).toEqual(['Hello!'])
    const [mail] = mailsTo(email)
    const forwarded = 'Was this forwarded to you? Subscribe: http'
    for (const text of ['Good to have you.', 'More on Sundays.', forwarded])
      expect(mail?.text).toContain(text)
    expect(mail?.senderName).toBe('Ana Writer')
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      Precedence: 'bulk',
    })
    await run(NOON + 3 * DAY - MINUTE)
    expect(subjectsTo(email)).toEqual(['Hello!'])
    await run(NOON + 3 * DAY)
    await run(NOON + 3 * DAY + HOUR)
    expect(subjectsTo(email)).toEqual(['On rivers', 'Hello!'])
    const none = { skippedCount: 0, failedCount: 0 }
    expect(await welcomesFor(visit, user.id)).toEqual([
      { day: 0, isOn: true, sentCount: 1, ...none },
      { day: 3, isOn: true, sentCount: 1, ...none },
    ])
  })

  test('isn’t sent again to whoever leaves and confirms again', async () => {
    const { user } = await series()
    const email = someone()
    await join(user.id, email, NOON)
    await run(NOON)
    await unsubscribe(visitor(), { token: await leaveToken(email) })
    await join(user.id, email, NOON + HOUR)
    await run(NOON + HOUR)
    expect(subjectsTo(email)).toEqual(['Hello!'])
  })

  test('ends for whoever has left, pauses or has chosen the digest by then', async () => {
    const { user, visit } = await series()
    const [left, paused, weekly] = [someone(), someone(), someone()]
    for (const email of [left, paused, weekly]) await join(user.id, email, NOON)
    await run(NOON)
    await unsubscribe(visitor(), { token: await leaveToken(left) })
    const newsletter = user.id
    const choose = async (email: string, fields: Record<string, string>) =>
      (await newVisit().send(await settingsPath(email), form({ newsletter, action: 'rhythm', ...fields })))
        .status
    expect(await choose(paused, { rhythm: 'EACH', until: '2026-11-20' })).toBe(303)
    expect(await choose(weekly, { rhythm: 'WEEKLY' })).toBe(303)
    await run(NOON + 3 * DAY)
    for (const email of [left, paused, weekly]) expect(subjectsTo(email)).toEqual(['Hello!'])
    expect((await welcomesFor(visit, user.id))?.[1]).toMatchObject({ sentCount: 0, skippedCount: 3 })
    // It doesn’t come later.
    await run(NOON + 30 * DAY)
    expect(subjectsTo(paused)).toEqual(['Hello!'])
  })

  test('goes with what follows for whoever isn’t there when the first one is due', async () => {
    const { user, visit } = await series()
    const email = someone()
    await join(user.id, email, NOON)
    await unsubscribe(visitor(), { token: await leaveToken(email) })
    await run(NOON)
    expect(await welcomesFor(visit, user.id)).toMatchObject([{ skippedCount: 1 }, { skippedCount: 1 }])
    const [row] = await rowsOf(email)
    const states = (await deliveriesOf(row?.id ?? '')).map(({ state, dueAt }) => [state, dueAt])
    expect(states).toEqual([
      ['skipped', null],
      ['skipped', null],
    ])
  })

  test('is nothing for whom a list has brought, or who was there before', async () => {
    const { user, visit } = await signedIn()
    const [brought, before] = [someone(), someone()]
    await createSubscriber(user.id, { email: before })
    await save(visit, { newsletterId: user.id, ...HELLO })
    await createSubscriber(user.id, { email: brought, source: 'import', importId: nextId() })
    await run(NOON + DAY)
    for (const email of [brought, before]) expect(subjectsTo(email)).toEqual([])
  })

  test('is left out while it is switched off, and without a story to read', async () => {
    const { user, visit, helloId, laterId, postId } = await series()
    const email = someone()
    await join(user.id, email, NOON)
    await save(visit, { newsletterId: user.id, welcomeId: helloId, ...HELLO, isOn: false })
    await run(NOON)
    expect(subjectsTo(email)).toEqual([])
    await save(visit, { newsletterId: user.id, welcomeId: laterId, day: 5, postId })
    await run(NOON + 3 * DAY)
    // Another day is for those who confirm later.
    expect(subjectsTo(email)).toEqual(['On rivers'])
    await remove(visit, laterId)
    expect(await storedWelcomes(user.id)).toHaveLength(1)
  })

  test('waits for room in the minute', async () => {
    const { user } = await series()
    const emails = [someone(), someone(), someone()]
    for (const email of emails) await join(user.id, email, NOON + 40 * DAY)
    const limits = { LETTERS_PER_MINUTE: '2' }
    const sent = () => emails.flatMap(subjectsTo).length
    await run(NOON + 40 * DAY, limits)
    expect(sent()).toBe(2)
    await run(NOON + 40 * DAY + MINUTE, limits)
    expect(sent()).toBe(3)
  })
})

describe('the mails for new subscribers', () => {
  test('have a day each, and at most six of them', async () => {
    const { user, visit, postId, laterId } = await series()
    const newsletterId = user.id
    expect(await save(visit, { newsletterId, day: 3, postId })).toMatchObject({
      code: 'CONFLICT',
      field: 'day',
    })
    const again = { newsletterId, welcomeId: laterId, day: 3, postId }
    expect(await save(visit, again)).toMatchObject({ __typename: 'WelcomeLetter', id: laterId })
    for (const day of [4, 5, 6, 7]) await save(visit, { newsletterId, day, postId })
    expect(await save(visit, { newsletterId, day: 8, postId })).toMatchObject({ code: 'CONFLICT' })
    expect(await storedWelcomes(newsletterId)).toHaveLength(6)
  })

  test('say something, of the newsletter’s own', async () => {
    const { user, visit } = await signedIn()
    const newsletterId = user.id
    const { id: foreign } = await createStory()
    const { id: postId } = await createStory({ creatorId: user.id })
    for (const [input, field] of [
      [{ day: 0, subject: 'Hello' }, 'text'],
      [{ day: 0, text: 'Hello' }, 'subject'],
      [{ day: 0, text: 'Hello', postId }, 'text'],
      [{ day: 2, subject: 'Hello', text: 'Hello' }, 'postId'],
      [{ day: 2, postId: foreign }, 'postId'],
      [{ day: 366, postId }, 'day'],
      [{ day: -1, postId }, 'day'],
      [{ day: 0, subject: 'Hello', text: 'x'.repeat(2001) }, 'text'],
    ] as const)
      expect(await save(visit, { newsletterId, ...input })).toMatchObject({ field })
    expect(await storedWelcomes(newsletterId)).toEqual([])
  })

  test('are their writer’s, or their publication’s leaders’', async () => {
    const { helloId, user } = await series()
    const { visit: other } = await signedIn()
    expect(await save(other, { newsletterId: user.id, ...HELLO })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await remove(other, helloId)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await sendTest(other, helloId)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await welcomesFor(other, user.id)).toBeNull()
    expect(await welcomesFor(newVisit(), user.id)).toBeNull()
    const { publication, editor } = await publicationWithPeople({ name: 'The Tide', slug: 'welcome-tide' })
    expect(await save(editor.visit, { newsletterId: publication.id, ...HELLO })).toMatchObject({
      __typename: 'WelcomeLetter',
    })
  })

  test('are tried at one’s own address', async () => {
    const email = someone()
    const { user, visit } = await signedIn({ email })
    const { id } = await save(visit, { newsletterId: user.id, ...HELLO })
    expect(await sendTest(visit, id ?? '')).toMatchObject({ __typename: 'SentTestLetter' })
    expect(subjectsTo(email)).toEqual(['[Test] Hello!'])
    expect(mailsTo(email)[0]?.text).toContain(`/me/email-settings/${user.id}/`)
  })
})
