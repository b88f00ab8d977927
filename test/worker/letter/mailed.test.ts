import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { DAY } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { newVisit } from '../../factories/visit'
import { begun, of, run } from '../draft/support'
import { visitor } from '../newsletter/support'
import { linksOf, mailed, rowOf, TITLE, WORDS } from './mailed-support'
import { clearLetters, createWriter, lettersOf, postOffice, send } from './support'

/* docs/rules/newsletters.md, "By mail only". */

beforeEach(clearLetters)

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
