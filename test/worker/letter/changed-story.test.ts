import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { ANSWER_AWAITED } from '../../../schema/rules/letters'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { deleteSuperseded, thinVersions } from '../../../worker/data/post/draft-writes'
import { NOON, nextId } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { added, begun, run, save } from '../draft/support'
import { dyingAt } from './dying'
import { change, clearLetters, createWriter, lettersOf, postOffice, send, type Visit } from './support'

/* docs/rules/newsletters.md, "A story that is changed meanwhile". */

beforeEach(clearLetters)

const OLD = 'Text of On rivers'

/** Publishes another text of a story, as saving and publishing it does. @returns its version. */
async function changeTo(postId: string, text: string): Promise<string> {
  const versionId = nextId()
  await env.DB.prepare(
    `INSERT INTO post_version (id, post_id, revision, title, body, created_at)
     SELECT ?1, post_id, (SELECT max(revision) + 1 FROM post_version WHERE post_id = ?2), title,
       replace(body, json_extract(body, '$[0].text'), ?3), created_at
     FROM post_version WHERE post_id = ?2 ORDER BY revision LIMIT 1`,
  )
    .bind(versionId, postId, text)
    .run()
  await env.DB.prepare('UPDATE post SET version_id = ? WHERE id = ?').bind(versionId, postId).run()
  return versionId
}

/** A letter to five, of which two are out. */
async function halfSent() {
  const office = postOffice({ LETTERS_PER_MINUTE: '60000' })
  const made = await createWriter(office, 5)
  const { id } = await send(made.visit, { newsletterId: made.user.id, postId: made.story.id })
  const room = (at: number, left: number) =>
    env.DB.prepare("INSERT INTO mail_window VALUES ('minute', ?1, ?2) ON CONFLICT DO UPDATE SET used = ?2")
      .bind(at - (at % MINUTE), 60_000 - left)
      .run()
  await room(NOON, 2)
  await office.drain()
  expect(await office.mails()).toHaveLength(2)
  const letter = async () => (await lettersOf(made.visit, made.user.id))?.[0]
  /** Which of these texts each mail has, in the order in which they went out. */
  const texts = async (...all: string[]) =>
    (await office.mails()).map((mail) => all.filter((text) => mail.text.includes(text)).join())
  return { office, id, room, letter, texts, ...made }
}

const asked = async (visit: Visit, newsletterId: string) => {
  const { data } = await visit.ask(
    'query ($id: ID!) { newsletter(id: $id) { letters { letters { changedVersionId waitsFor } } } }',
    { id: newsletterId },
  )
  const { newsletter } = data as {
    newsletter: {
      letters: { letters: { changedVersionId: string | null; waitsFor: string | null }[] } | null
    }
  }
  return newsletter.letters?.letters[0]
}

async function answer(visit: Visit, letterId: string, versionId: string, text: 'OLD' | 'NEW') {
  const { data, errors } = await visit.ask(
    `mutation ($input: AnswerChangedStoryInput!) { result: answerChangedStory(input: $input) {
      __typename ... on Letter { state changedVersionId } ... on UserError { code field }
    } }`,
    { input: { letterId, versionId, text } },
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.result as { __typename: string; code?: string }
}

describe('a letter whose story is changed while it is being sent', () => {
  test('waits for an answer, and sends the new text to the rest', async () => {
    const { office, visit, user, story, id, letter, texts } = await halfSent()
    expect(await asked(visit, user.id)).toMatchObject({ changedVersionId: null })
    const versionId = await changeTo(story.id, 'Mended')
    expect(await asked(visit, user.id)).toMatchObject({ changedVersionId: versionId })
    for (const minutes of [1, 2, 60]) await office.minute(NOON + minutes * MINUTE)
    expect(await office.mails()).toHaveLength(2)
    expect(await letter()).toMatchObject({
      state: 'SENDING',
      waitsFor: 'ANSWER',
      goesOnAt: NOON + MINUTE + ANSWER_AWAITED,
    })
    for (let i = 0; i < 2; i++)
      expect(await answer(visit, id, versionId, 'NEW')).toMatchObject({
        __typename: 'Letter',
        changedVersionId: null,
      })
    await office.minute(NOON + 61 * MINUTE)
    expect(await texts(OLD, 'Mended')).toEqual([OLD, OLD, 'Mended', 'Mended', 'Mended'])
    expect(await letter()).toMatchObject({ state: 'SENT', sentCount: 5 })
    expect(await answer(visit, id, versionId, 'OLD')).toMatchObject({ code: 'CONFLICT' })
  })

  test('tells its writer once for each version, by a mail that says until when it waits', async () => {
    const { office, user, story, letter } = await halfSent()
    await env.DB.prepare("UPDATE user SET email = 'ana@harbour.example', email_verified_at = 1 WHERE id = ?")
      .bind(user.id)
      .run()
    const told = async () => (await office.mails()).filter(({ to }) => to.includes('ana@harbour.example'))
    await changeTo(story.id, 'Mended')
    for (const minutes of [1, 2, 60]) await office.minute(NOON + minutes * MINUTE)
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('“A letter” is waiting for your answer')
    expect(mail?.text).toContain('2 emails went out with the earlier text.')
    expect(mail?.text).toMatch(/On \d+ \w+ \d{4} at [\d:]+ UTC the letter goes on with the earlier text\./)
    expect(mail?.text).toContain(`/newsletters/${user.id}/stats`)
    await changeTo(story.id, 'Mended twice')
    for (const hours of [2, 3, 25]) await office.minute(NOON + hours * HOUR)
    expect(await told()).toHaveLength(2)
    expect(await letter()).toMatchObject({ state: 'SENDING', waitsFor: 'ANSWER' })
  })

  test('goes on with the earlier text if that is the answer, whatever becomes of old versions', async () => {
    const { office, visit, story, id, texts } = await halfSent()
    const versionId = await changeTo(story.id, 'Mended')
    await office.minute(NOON + MINUTE)
    // Older versions are thinned out when a writer goes on.
    await new Database(env.DB).write([
      deleteSuperseded(story.id, 1, 0, versionId),
      thinVersions(story.id, NOON * 2, NOON * 2, versionId),
    ])
    for (let i = 0; i < 2; i++)
      expect(await answer(visit, id, versionId, 'OLD')).toMatchObject({ __typename: 'Letter' })
    await office.minute(NOON + 2 * MINUTE)
    expect(await texts(OLD, 'Mended')).toEqual(Array(5).fill(OLD))
  })

  test('goes on with the earlier text after a day without an answer', async () => {
    const { office, story, texts, letter } = await halfSent()
    await changeTo(story.id, 'Mended')
    await office.minute(NOON + MINUTE)
    await office.minute(NOON + MINUTE + ANSWER_AWAITED - 1)
    expect(await office.mails()).toHaveLength(2)
    await office.minute(NOON + MINUTE + ANSWER_AWAITED)
    expect(await texts(OLD, 'Mended')).toEqual(Array(5).fill(OLD))
    expect(await letter()).toMatchObject({ state: 'SENT' })
  })

  test('asks anew when it is changed again, and not when it is as it was', async () => {
    const { office, visit, story, id, user, texts } = await halfSent()
    const first = await changeTo(story.id, 'Mended')
    await office.minute(NOON + MINUTE)
    const second = await changeTo(story.id, 'Mended twice')
    expect(await answer(visit, id, first, 'NEW')).toMatchObject({ code: 'CONFLICT', field: 'versionId' })
    expect(await answer(visit, id, second, 'OLD')).toMatchObject({ __typename: 'Letter' })
    const third = await changeTo(story.id, 'Mended thrice')
    await office.minute(NOON + HOUR)
    expect(await asked(visit, user.id)).toEqual({ changedVersionId: third, waitsFor: 'ANSWER' })
    await env.DB.prepare('UPDATE post SET version_id = ? WHERE id = ?').bind(story.versionId, story.id).run()
    expect(await asked(visit, user.id)).toMatchObject({ changedVersionId: null })
    await office.minute(NOON + HOUR + ANSWER_AWAITED)
    expect(await texts(OLD, 'Mended')).toEqual(Array(5).fill(OLD))
  })

  test('is answered while it is paused, and by nobody else', async () => {
    const { office, visit, story, id, texts } = await halfSent()
    expect(await change(visit, 'pause', id)).toMatchObject({ state: 'PAUSED' })
    const versionId = await changeTo(story.id, 'Mended')
    const { visit: stranger } = await signedIn({}, { env: office.bindings })
    expect(await answer(stranger, id, versionId, 'NEW')).toMatchObject({ code: 'FORBIDDEN' })
    expect(await answer(visit, 'ffffffffffff', versionId, 'NEW')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await answer(visit, id, versionId, 'NEW')).toMatchObject({ state: 'PAUSED' })
    await office.minute(NOON + MINUTE)
    expect(await office.mails()).toHaveLength(2)
    visit.now = NOON + 2 * MINUTE
    await change(visit, 'resume', id)
    await office.minute(NOON + 2 * MINUTE)
    expect(await texts(OLD, 'Mended')).toEqual([OLD, OLD, 'Mended', 'Mended', 'Mended'])
  })

  test('sends each mail once and in one text, although a worker is killed before the answer and after it', async () => {
    const { office, visit, story, id, room, letter, user, subscribers } = await halfSent()
    office.now = NOON + MINUTE
    await room(office.now, 1)
    await office.sweep()
    const [message] = office.waiting
    // One is handed over, and its worker is killed before it says so.
    await expect(office.step(dyingAt(/set "sent_count" =/i, 1))).rejects.toThrow('killed')
    expect(await office.mails()).toHaveLength(3)
    if (message) office.waiting.push(message)
    const versionId = await changeTo(story.id, 'Mended')
    await office.minute(NOON + 5 * MINUTE)
    expect(await asked(visit, user.id)).toEqual({ changedVersionId: versionId, waitsFor: 'ANSWER' })
    await new Database(env.DB).write([thinVersions(story.id, NOON * 2, NOON * 2, versionId)])
    await answer(visit, id, versionId, 'NEW')
    office.now = NOON + 6 * MINUTE
    await office.sweep()
    await expect(office.step(dyingAt(/^select [\s\S]*"handed_at" as/i, 1))).rejects.toThrow('killed')
    for (const minutes of [10, 15, 20]) await office.minute(NOON + minutes * MINUTE)
    const { seen } = await office.look()
    const bodies = new Map<string, Set<string>>()
    for (const { headers, body } of seen) {
      const key = String(headers['idempotency-key'])
      bodies.set(key, (bodies.get(key) ?? new Set()).add(String(body)))
    }
    expect([...bodies.values()].map((all) => all.size)).toEqual([1, 1, 1, 1, 1])
    const mails = await office.mails()
    expect(new Set(mails.map((mail) => mail.to[0]))).toEqual(new Set(subscribers.map(({ email }) => email)))
    expect(mails.filter((mail) => mail.text.includes(OLD))).toHaveLength(3)
    expect(mails.filter((mail) => mail.text.includes('Mended'))).toHaveLength(2)
    expect(await letter()).toMatchObject({ state: 'SENT', sentCount: 5, failedCount: 0 })
  })

  test('doesn’t ask once everybody has it', async () => {
    const { office, visit, user, story } = await halfSent()
    await office.minute(NOON + MINUTE)
    await changeTo(story.id, 'Mended')
    expect(await asked(visit, user.id)).toEqual({ changedVersionId: null, waitsFor: null })
  })
})

test('changes ask once they are published, and not when they are saved', async () => {
  const office = postOffice({ LETTERS_PER_MINUTE: '60000' })
  const { visit, user } = await createWriter(office, 3)
  const postId = await begun(visit, 'Herons')
  await save(visit, postId, 2, [added('At dusk')])
  await run(visit, 'publishPost', { postId, baseRevision: 3, newsletterIds: [user.id] })
  const at = NOON + MINUTE
  await env.DB.prepare("INSERT INTO mail_window VALUES ('minute', ?, 59999)")
    .bind(at - (at % MINUTE))
    .run()
  await office.minute(at)
  expect(await office.mails()).toHaveLength(1)
  await save(visit, postId, 3, [added('At dawn')])
  expect(await asked(visit, user.id)).toMatchObject({ changedVersionId: null })
  expect(await run(visit, 'publishPost', { postId, baseRevision: 4 })).toMatchObject({ __typename: 'Post' })
  const { changedVersionId } = (await asked(visit, user.id)) ?? {}
  expect(changedVersionId).toMatch(/^[0-9a-f]{12}$/)
  await office.minute(at + MINUTE)
  expect(await office.mails()).toHaveLength(1)
})
