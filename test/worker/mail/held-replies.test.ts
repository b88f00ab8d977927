import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_RESPONSE } from '../../../schema/rules/limits'
import { RESPONSE_HELD } from '../../../schema/rules/responses'
import { letterMail } from '../../../schema/wording/letter-mail'
import { receivedMail } from '../../../schema/wording/received-mail'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { newVisit } from '../../factories/visit'
import { changeNewsletter } from '../newsletter/settings-support'
import { decide, established, listed, withheld } from '../response/support'
import { arrive, letterWithAddresses, replyOf } from './received'
import { clearMail } from './support'

/* docs/rules/newsletters.md, "Held replies". */

beforeEach(clearMail)

const QUOTED = '\n\nOn Mon, 30 Nov 2026 at 10:15, Ana <mail@quire.example> wrote:\n\n> Rivers are long.'

/** A letter of a newsletter whose replies wait, and an account that has confirmed the address of its recipient. */
async function heldLetter() {
  const letter = await letterWithAddresses({ holdsReplies: true })
  const reader = await established({ name: 'Sub Scriber', email: letter.happened.email })
  await env.DB.prepare('UPDATE subscriber SET user_id = ? WHERE id = ?')
    .bind(reader.user.id, letter.happened.subscriberId)
    .run()
  const passedOn = async () =>
    (await letter.office.mails()).slice(1).filter(({ subject }) => subject.startsWith('Re: '))
  return { ...letter, reader, passedOn }
}

/** What waits of a story, with its words. */
async function waiting({ visit, story }: Pick<Awaited<ReturnType<typeof heldLetter>>, 'visit' | 'story'>) {
  const { data } = await visit.ask(
    `query ($id: ID!) { post(id: $id) { withheldResponses(status: HELD) { posts {
      id title creator { name } content { body } response { isByMail status } } } } }`,
    { id: story.id },
  )
  const { post } = data as {
    post: { withheldResponses: { posts: { id: string; content: { body: unknown } }[] } }
  }
  return post.withheldResponses.posts
}

describe('a reply to a newsletter whose replies wait', () => {
  test('waits for the story’s author with its own words alone, and is shown once they say so', async () => {
    const letter = await heldLetter()
    expect(letter.mail?.text).toContain(letterMail.repliesWait)
    const body = `I *liked* it <b>a lot</b>.\nReally.\n\nSee ![x](https://example.org/x.png)${QUOTED}`
    expect(await arrive(letter, replyOf(letter, {}, body))).toBeUndefined()
    expect(await letter.passedOn()).toEqual([])
    const [held, ...more] = await waiting(letter)
    expect(more).toEqual([])
    expect(held).toMatchObject({
      creator: { name: 'Sub Scriber' },
      response: { isByMail: true, status: 'HELD' },
    })
    const paragraphs = held?.content.body as { type: string; text: string; markups: unknown[] }[]
    expect(paragraphs.map(({ type, text, markups }) => [type, text, markups])).toEqual([
      ['P', 'I *liked* it <b>a lot</b>.\nReally.', []],
      ['P', 'See ![x](https://example.org/x.png)', []],
    ])
    expect((await listed(newVisit(), letter.story.id)).count).toBe(0)
    const { results } = await env.DB.prepare('SELECT kind FROM notification WHERE user_id = ?')
      .bind(letter.user.id)
      .all()
    expect(results).toEqual([{ kind: 'response' }])
    await decide(letter.visit, 'unhidePostResponseOnParentPost', letter.story.id, held?.id ?? '')
    expect(await listed(newVisit(), letter.story.id)).toMatchObject({ count: 1, ids: [held?.id] })
    // Readers aren't told that somebody gets a newsletter.
    const { data } = await newVisit().ask('query ($id: ID!) { post(id: $id) { response { isByMail } } }', {
      id: held?.id,
    })
    expect(data).toEqual({ post: { response: { isByMail: false } } })
  })

  test('isn’t shown by time alone, and is gone once it is hidden', async () => {
    const letter = await heldLetter()
    await arrive(letter, replyOf(letter))
    await cronJob('show-held-responses', NOON + 10 * RESPONSE_HELD)
    const [held] = await waiting(letter)
    expect(held).toBeDefined()
    await decide(letter.visit, 'hidePostResponseOnParentPost', letter.story.id, held?.id ?? '')
    expect(await waiting(letter)).toEqual([])
    expect(await withheld(letter.visit, letter.story.id, 'HIDDEN')).toEqual([held?.id])
    expect((await listed(newVisit(), letter.story.id)).count).toBe(0)
  })

  test('waits once, however often and with whatever words its Message-ID comes', async () => {
    const letter = await heldLetter()
    await Promise.all([arrive(letter, replyOf(letter)), arrive(letter, replyOf(letter))])
    expect(await arrive(letter, replyOf(letter, {}, 'Other words'))).toBeUndefined()
    expect(await waiting(letter)).toHaveLength(1)
    const second = replyOf(letter, { 'Message-ID': '<second@example.org>' }, 'Another one')
    expect(await arrive(letter, second)).toBeUndefined()
    expect(await waiting(letter)).toHaveLength(2)
    expect(await letter.passedOn()).toEqual([])
  })

  test('in HTML alone waits as its words, without what it quotes', async () => {
    const letter = await heldLetter()
    const html =
      '<p>I liked it</p><script>alert(1)</script><div class="gmail_quote"><blockquote>Rivers</blockquote></div>'
    await arrive(letter, replyOf(letter, { 'Content-Type': 'text/html; charset=utf-8' }, html))
    expect(await waiting(letter)).toMatchObject([{ title: 'I liked it' }])
  })

  test.each<[string, (letter: Awaited<ReturnType<typeof heldLetter>>) => Promise<unknown>]>([
    ['of somebody without an account', () => env.DB.prepare('UPDATE subscriber SET user_id = NULL').run()],
    [
      'of somebody who is suspended',
      ({ reader }) =>
        env.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?').bind(reader.user.id).run(),
    ],
    [
      'to a story whose discussion is closed',
      ({ story }) => env.DB.prepare('UPDATE post SET responses_closed = 1 WHERE id = ?').bind(story.id).run(),
    ],
    [
      'to a story that isn’t out any more',
      ({ story }) => env.DB.prepare("UPDATE post SET state = 'draft' WHERE id = ?").bind(story.id).run(),
    ],
    [
      'to a letter that promised nothing of it',
      () => env.DB.prepare('UPDATE letter SET holds_replies = 0').run(),
    ],
  ])('%s goes by mail', async (_what, prepare) => {
    const letter = await heldLetter()
    await prepare(letter)
    expect(await arrive(letter, replyOf(letter))).toBeUndefined()
    expect(await letter.passedOn()).toHaveLength(1)
    const { results } = await env.DB.prepare('SELECT post_id FROM post_response WHERE root_id = ?')
      .bind(letter.story.id)
      .all()
    expect(results).toEqual([])
  })

  test('that is longer than a response may be, or has only a quotation, goes by mail', async () => {
    const letter = await heldLetter()
    await arrive(letter, replyOf(letter, {}, 'x'.repeat(MAX_RESPONSE + 1)))
    await arrive(letter, replyOf(letter, { 'Message-ID': '<2@example.org>' }, '> Rivers are long.'))
    expect(await letter.passedOn()).toHaveLength(2)
    expect(await waiting(letter)).toEqual([])
  })

  test('of whoever isn’t the subscriber is refused', async () => {
    const letter = await heldLetter()
    expect(await arrive(letter, replyOf(letter, { From: 'eve@example.org' }))).toBe(
      receivedMail.refused.notYou,
    )
    expect(await waiting(letter)).toEqual([])
  })
})

describe('the setting', () => {
  test('counts for letters from then on, and only where replies are taken', async () => {
    const letter = await letterWithAddresses()
    expect(letter.mail?.text).not.toContain(letterMail.repliesWait)
    const { visit, user } = letter
    const change = (input: object) =>
      changeNewsletter(visit, 'update', { newsletterId: user.id, name: 'N', ...input })
    const known = async () =>
      (await visit.ask('query ($id: ID!) { newsletter(id: $id) { holdsReplies } }', { id: user.id })).data
    expect(await known()).toEqual({ newsletter: { holdsReplies: false } })
    await change({ takesReplies: false, holdsReplies: true })
    expect(await known()).toEqual({ newsletter: { holdsReplies: false } })
    await change({ takesReplies: true, holdsReplies: true })
    expect(await known()).toEqual({ newsletter: { holdsReplies: true } })
    await arrive(letter, replyOf(letter))
    expect((await letter.office.mails()).slice(1)).toHaveLength(1)
  })

  test('isn’t there where the site receives no mail', async () => {
    const { user, visit } = await established()
    const { data } = await visit.ask('query ($id: ID!) { newsletter(id: $id) { holdsReplies } }', {
      id: user.id,
    })
    expect(data).toEqual({ newsletter: { holdsReplies: null } })
  })
})
