import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { added, begun, of, run, save } from '../draft/support'
import { visitor } from '../newsletter/support'
import { clearLetters, createWriter, lettersOf, postOffice, send, type Visit } from './support'

/* docs/rules/newsletters.md, "By mail only". */

beforeEach(clearLetters)

const TITLE = 'Heron at dusk'
const WORDS = 'Only for those who subscribe'

/** A story that has gone out by mail only. */
async function mailed(subscribers = 2) {
  const office = postOffice()
  const writer = await createWriter(office, subscribers)
  const postId = await begun(writer.visit, TITLE)
  await save(writer.visit, postId, 2, [added(WORDS)])
  const input = { postId, baseRevision: 3, newsletterIds: [writer.user.id], byMailOnly: true }
  const result = await run(writer.visit, 'publishPost', input)
  expect(result).toMatchObject({ __typename: 'Post' })
  await office.minute(NOON + MINUTE)
  return { office, ...writer, postId, input }
}

/** The link of each mail that shows it in a browser, as a path. */
async function linksOf(office: ReturnType<typeof postOffice>): Promise<string[]> {
  const paths = (await office.mails()).map(
    ({ html }) => /\/m\/letter\/[a-z0-9]+\/[a-z0-9]+\/[0-9a-f]{64}/.exec(html)?.[0],
  )
  return paths.map((path) => path ?? '')
}

const rowOf = (id: string) =>
  env.DB.prepare('SELECT state, is_listed, version_id, first_published_at FROM post WHERE id = ?')
    .bind(id)
    .first<{
      state: string
      is_listed: number
      version_id: string | null
      first_published_at: number | null
    }>()

describe('a story that goes out by mail only', () => {
  test('is sent once to each subscriber, with a link of their own', async () => {
    const { office, user, visit, postId, input, subscribers } = await mailed()
    const mails = await office.mails()
    expect(mails.map((mail) => mail.to[0]).toSorted()).toEqual(subscribers.map(({ email }) => email))
    expect(mails.every(({ html, text }) => html.includes(WORDS) && text.includes(WORDS))).toBe(true)
    const links = await linksOf(office)
    expect(new Set(links).size).toBe(2)
    for (const [i, mail] of mails.entries()) {
      expect(mail.text).toContain(links[i])
      // Nothing in it leads to the address that others would have.
      expect([mail.html, mail.text].join('').includes(postId), mail.to[0]).toBe(false)
      expect([mail.html, mail.text].join('').includes('.invalid')).toBe(false)
    }
    expect(await rowOf(postId)).toMatchObject({ state: 'mailed', is_listed: 0, first_published_at: null })
    // Asking again sends nothing.
    expect(await run(visit, 'publishPost', input)).toMatchObject({ __typename: 'Post' })
    await office.minute(NOON + DAY)
    expect(await office.mails()).toHaveLength(2)
    expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 2 }])
  })

  test('is read by the link of whoever got it, and by no other', async () => {
    const { office, postId } = await mailed()
    const [one = '', other = ''] = await linksOf(office)
    const shown = await visitor().get(one)
    expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining(WORDS)])
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
    expect(shown.headers.get('x-robots-tag')).toContain('noindex')
    expect(shown.headers.get('content-security-policy')).not.toContain('script')
    const [, , , letterId = '', subscriberId = '', hash = ''] = one.split('/')
    const [, , , , otherId = '', otherHash = ''] = other.split('/')
    const wrong = [
      { letterId, subscriberId, hash: otherHash },
      { letterId, subscriberId: otherId, hash },
      { letterId: 'ffffffffffff', subscriberId, hash },
      { letterId, subscriberId, hash: hash.slice(0, -1) },
      { letterId, subscriberId, hash: '0'.repeat(64) },
    ]
    for (const params of wrong)
      expect([params, (await visitor().get(linkTo('ShowLetter', params))).status]).toEqual([params, 404])
    // Whoever has left has still got it; whose data is deleted hasn't.
    await env.DB.prepare("UPDATE subscriber SET state = 'unsubscribed' WHERE id = ?").bind(subscriberId).run()
    expect((await visitor().get(one)).status).toBe(200)
    await env.DB.prepare('DELETE FROM letter_recipient WHERE subscriber_id = ?').bind(otherId).run()
    expect((await visitor().get(other)).status).toBe(404)
    await env.DB.prepare("UPDATE post SET state = 'trashed' WHERE id = ?").bind(postId).run()
    expect((await visitor().get(one)).status).toBe(404)
  })

  test('is nowhere for a stranger, whichever way they try', async () => {
    const { user, postId, visit } = await mailed()
    const { visit: member } = await signedIn(
      { membershipTier: 'member', membershipEndsAt: null },
      { now: NOON },
    )
    const { username } = user
    const segment = `heron-at-dusk-${postId}`
    const paths = [
      `/p/${postId}`,
      `/@${username}/${segment}`,
      `/p/${postId}/info`,
      `/p/${postId}/responses`,
      `/p/${postId}/print`,
      `/p/${postId}/stats`,
      `/p/${postId}/edit`,
      `/p/${postId}/settings`,
      `/m/embed/${postId}`,
      `/_/api/posts/${postId}`,
    ]
    const lists = [
      '/',
      `/@${username}`,
      `/feed/@${username}`,
      `/@${username}/subscribe`,
      `/_api/newsletters/${user.id}/posts`,
      `/search?q=${encodeURIComponent(TITLE)}`,
      '/sitemap/sitemap.xml',
      `/oembed?url=${encodeURIComponent(`https://quire.example/p/${postId}`)}`,
    ]
    for (const stranger of [visitor(), member] as Visit[]) {
      for (const path of paths) {
        const response = await stranger.get(path)
        const text = await response.text()
        const isThere = response.status === 200 && text.includes(TITLE)
        expect([path, isThere, text.includes(WORDS)]).toEqual([path, false, false])
        // A redirect to its address would tell the title.
        expect([path, (response.headers.get('location') ?? '').includes('heron')]).toEqual([path, false])
      }
      for (const path of lists) {
        const text = await (await stranger.get(path)).text()
        const named = text.includes(postId) || (text.includes(TITLE) && !path.startsWith('/search'))
        expect([path, named, text.includes(WORDS)]).toEqual([path, false, false])
      }
      const { data } = await stranger.ask(
        `query ($id: ID!, $user: ID!) {
          post(id: $id) { id title content { bodyModel { paragraphs { text } } } }
          postResult(id: $id) { __typename ... on Post { title } }
          newsletter(id: $user) { archive { letters { post { id } } } letters { letters { post { id } } } }
        }`,
        { id: postId, user: user.id },
      )
      expect(JSON.stringify(data ?? {})).not.toContain(TITLE)
      expect(JSON.stringify(data ?? {})).not.toContain(WORDS)
    }
    // Nor is anybody told, and no digest has it.
    const counts = async (table: string, column: string) =>
      (await env.DB.prepare(`SELECT count(*) n FROM ${table} WHERE ${column} = ?`).bind(postId).first())?.n
    expect(await counts('story_announcement', 'post_id').catch(() => 0)).toBe(0)
    expect(await counts('post_tag', 'is_listed AND post_id').catch(() => 0)).toBe(0)
    // It can be neither clapped for, responded to, saved nor quoted.
    const tries = [
      ['clapPost', 'ClapPostInput!', { targetPostId: postId, numClaps: 1, key: 'a'.repeat(12) }],
      ['respondToPost', 'RespondToPostInput!', { postId, text: 'Hello' }],
    ] as const
    for (const [name, type, input] of tries) {
      const { data } = await member.ask(
        `mutation ($input: ${type}) { result: ${name}(input: $input) { __typename } }`,
        { input },
      )
      expect([name, String((data?.result as { __typename?: string } | undefined)?.__typename)]).not.toEqual([
        name,
        'Post',
      ])
    }
    // Its writer finds it, under a tab of its own.
    const own = await visit.get('/me/stories/mailed')
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining(TITLE)])
  })

  test('comes out on the web later, and the links lead there', async () => {
    const { office, visit, postId } = await mailed()
    const [link = ''] = await linksOf(office)
    expect(await of(visit, 'publishSettings', postId)).toMatchObject({ isPublished: false })
    expect(await run(visit, 'publishPost', { postId, baseRevision: 3 })).toMatchObject({ __typename: 'Post' })
    expect(await rowOf(postId)).toMatchObject({ state: 'published', is_listed: 1 })
    const led = await visitor().get(link)
    expect([led.status, led.headers.get('location')]).toEqual([302, expect.stringContaining(postId)])
    const page = await visitor().get(new URL(led.headers.get('location') ?? '', 'http://x').pathname)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(WORDS)])
    // Publishing sends nothing again.
    await office.minute(NOON + DAY)
    expect(await office.mails()).toHaveLength(2)
  })

  test('ends with its writer’s wish: as a draft again its links lead nowhere', async () => {
    const { office, visit, postId } = await mailed()
    const [link = ''] = await linksOf(office)
    const { data } = await visit.ask('mutation ($id: ID!) { unpublishPost(postId: $id) { __typename } }', {
      id: postId,
    })
    expect(data).toMatchObject({ unpublishPost: { __typename: 'Post' } })
    expect(await rowOf(postId)).toMatchObject({ state: 'draft', version_id: null })
    expect((await visitor().get(link)).status).toBe(404)
  })

  test('needs a newsletter that sends it, and can’t be planned or have been out', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 1)
    const postId = await begun(visit, TITLE)
    const input = { postId, baseRevision: 2, byMailOnly: true }
    for (const newsletterIds of [undefined, []])
      expect(await run(visit, 'publishPost', { ...input, newsletterIds })).toMatchObject({
        code: 'BAD_REQUEST',
        field: 'newsletterIds',
      })
    expect(await rowOf(postId)).toMatchObject({ state: 'draft' })
    const out = { postId: story.id, baseRevision: 1, newsletterIds: [user.id], byMailOnly: true }
    const refused = await run(visit, 'publishPost', out)
    expect(refused).not.toMatchObject({ __typename: 'Post' })
    expect(await rowOf(story.id)).toMatchObject({ state: 'published' })
    await run(visit, 'publishPost', { ...input, newsletterIds: [user.id] })
    expect(
      await run(visit, 'schedulePost', { postId, baseRevision: 2, publishAt: NOON + DAY }),
    ).toMatchObject({ code: 'BAD_REQUEST', field: 'publishAt' })
    // A newsletter can't send it by hand either: what leads to it is made for the letters that went out with it.
    expect(await send(visit, { newsletterId: user.id, postId })).not.toMatchObject({ __typename: 'Letter' })
  })

  test('isn’t in a digest, and comes back from the trash as it was', async () => {
    const { office, visit, postId, user } = await mailed()
    await env.DB.prepare('UPDATE newsletter SET digest_due_at = ? WHERE id = ?').bind(NOON, user.id).run()
    await env.DB.prepare("UPDATE subscriber SET rhythm = 'weekly' WHERE newsletter_id = ?")
      .bind(user.id)
      .run()
    await cronJob('make-digests', NOON + 8 * DAY, office.bindings)
    expect(await env.DB.prepare('SELECT 1 FROM letter WHERE digest_at IS NOT NULL').first()).toBeNull()
    const [link = ''] = await linksOf(office)
    const change = (name: string) =>
      visit.ask(`mutation ($id: ID!) { ${name}(targetPostId: $id) { __typename } }`, { id: postId })
    await change('deletePost')
    expect((await newVisit().get(link)).status).toBe(404)
    await change('undeletePost')
    expect(await rowOf(postId)).toMatchObject({ state: 'mailed', is_listed: 0 })
    expect((await newVisit().get(link)).status).toBe(200)
  })
})
