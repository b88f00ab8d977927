import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEATURE_AGAIN_AFTER, FEATURE_REQUEST_LIFETIME } from '../../../schema/rules/feature-requests'
import { MINUTE } from '../../../schema/rules/time-units'
import {
  featureRequestMessages as messages,
  featureRequestWording as wording,
} from '../../../schema/wording/feature-requests'
import { partnerNewsWording } from '../../../schema/wording/partner-news'
import { NOON } from '../../factories/ids'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { mailsTo } from '../identity/by-mail'
import { signStaffIn } from '../site/support/moderators'
import { askAbout, asked, mail, open, picks, reply, withdraw, writer } from './support'

/* docs/rules/partner.md, "Featuring". */

beforeAll(signStaffIn)
beforeEach(() => env.DB.exec('DELETE FROM feature_request'))

describe('a writer who is asked', () => {
  test('gets a mail and a notification with a link that shows what is asked, and does nothing by itself', async () => {
    const { id, email, story, request, link } = await asked()
    expect(request).toMatchObject({ state: 'OPEN', writer: { id }, story: { id: story.id }, closedAt: null })
    expect(mailsTo(email)).toMatchObject([{ subject: partnerNewsWording.FEATURE }])
    const visit = newVisit()
    await visit.signIn(id)
    const { data } = await visit.ask(
      '{ notifications { notifications { kind partnerNews { about path } post { id } } } }',
    )
    expect((data as { notifications: { notifications: unknown[] } }).notifications.notifications).toEqual([
      { kind: 'PARTNER', partnerNews: { about: 'FEATURE', path: link }, post: { id: story.id } },
    ])
    for (let i = 0; i < 2; i++) {
      const page = await open(link)
      expect(page.status).toBe(200)
      expect(page.html).toContain(wording.ask.accept)
      expect(page.html).toContain('On &lt;rivers&gt;')
    }
    expect(await picks()).not.toContain(story.id)
  })

  test('accepts it: the story is a staff pick, and the link says so from then on', async () => {
    const { story, link } = await asked()
    const answered = await reply(link, 'accept')
    expect([answered.status, answered.headers.get('location')]).toEqual([303, link])
    expect(await picks()).toContain(story.id)
    for (const answer of ['decline', 'accept']) {
      await reply(link, answer)
      expect((await open(link)).html).toContain(wording.states.ACCEPTED.title)
    }
    expect(await picks()).toContain(story.id)
    expect(await askAbout(story.id)).toMatchObject({ code: 'CONFLICT', message: messages.picked })
  })

  test('declines it, and isn’t asked about it again for a while', async () => {
    const { story, link } = await asked()
    await reply(link, 'decline')
    await reply(link, 'accept')
    expect(await picks()).not.toContain(story.id)
    expect((await open(link)).html).toContain(wording.states.DECLINED.title)
    expect(await askAbout(story.id)).toMatchObject({ code: 'CONFLICT', message: messages.declined })
    await env.DB.prepare('UPDATE feature_request SET closed_at = closed_at - ?')
      .bind(FEATURE_AGAIN_AFTER)
      .run()
    expect(await askAbout(story.id)).toMatchObject({ state: 'OPEN' })
  })

  test('answers in time, or is told that it is over; then they can be asked again', async () => {
    const { story, request, link } = await asked()
    const late = NOON + FEATURE_REQUEST_LIFETIME
    expect((await open(link, late - 1)).html).toContain(wording.ask.accept)
    await reply(link, 'accept', { now: late })
    expect((await open(link, late)).html).toContain('The time to answer')
    expect(await picks()).not.toContain(story.id)
    await env.DB.prepare('UPDATE feature_request SET expires_at = ?').bind(NOON).run()
    const again = await askAbout(story.id)
    expect(again.id).not.toBe(request.id)
    expect(again.state).toBe('OPEN')
  })

  test('answers in their own session, too, from a page of ours alone', async () => {
    const { id, story, link } = await asked()
    const visit = newVisit()
    await visit.signIn(id)
    const send = (origin: string) =>
      visit.send(link, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'answer=accept',
      })
    expect((await send('https://evil.example')).status).toBe(403)
    expect(await picks()).not.toContain(story.id)
    expect((await send('https://quire.example')).status).toBe(303)
    expect(await picks()).toContain(story.id)
  })

  test('two answers at once are one', async () => {
    const { story, link } = await asked()
    await Promise.all([reply(link, 'accept'), reply(link, 'decline')])
    const { state } =
      (await env.DB.prepare('SELECT state FROM feature_request').first<{ state: string }>()) ?? {}
    expect((await picks()).includes(story.id)).toBe(state === 'ACCEPTED')
  })
})

describe('a link', () => {
  test('that isn’t genuine, or of another story, is a 404 that says so', async () => {
    const { link, request, story } = await asked()
    const other = await createStory()
    for (const wrong of [
      `${link}0`,
      link.replace(/\w$/, (last) => (last === '0' ? '1' : '0')),
      link.replace(story.id, other.id),
      `/p/${story.id}/requests/partner/feature/${request.id}`,
      `/p/${story.id}/requests/partner/feature/${'x'.repeat(300)}`,
    ]) {
      const page = await open(wrong)
      expect([page.status, page.html.includes(wording.invalid.title)]).toEqual([404, true])
      expect((await reply(wrong, 'accept')).status).toBe(404)
    }
    expect(await picks()).not.toContain(story.id)
  })

  test('answers only by a form of our own, with an answer', async () => {
    const { story, link } = await asked()
    expect((await reply(link, 'accept', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await reply(link, 'perhaps')).status).toBe(400)
    expect(await picks()).not.toContain(story.id)
    expect((await open(link)).html).toContain(wording.ask.accept)
  })

  test('says when the story isn’t out, and works again once it is', async () => {
    const { story, link } = await asked()
    const set = (state: string, listed: number) =>
      env.DB.prepare('UPDATE post SET state = ?, is_listed = ? WHERE id = ?')
        .bind(state, listed, story.id)
        .run()
    await set('draft', 0)
    expect((await open(link)).html).toContain(wording.notOut.title)
    await reply(link, 'accept')
    expect(await picks()).not.toContain(story.id)
    await set('trashed', 0)
    expect((await open(link)).html).toContain(wording.gone.title)
    await env.DB.prepare('DELETE FROM post WHERE id = ?').bind(story.id).run()
    expect((await open(link)).html).toContain(wording.gone.title)
  })

  test('says when the writer isn’t in the programme any more', async () => {
    const { id, story, link } = await asked()
    const set = (status: string) =>
      env.DB.prepare('UPDATE partner SET status = ? WHERE user_id = ?').bind(status, id).run()
    for (const status of ['INACTIVE', 'SUSPENDED']) {
      await set(status)
      expect((await open(link)).html).toContain(wording.notInProgramme.title)
      await reply(link, 'accept')
      expect(await picks()).not.toContain(story.id)
    }
    await set('PENDING_ACTION')
    await reply(link, 'accept')
    expect(await picks()).toContain(story.id)
  })

  test('isn’t mailed once it is withdrawn', async () => {
    const { email, story } = await writer()
    await withdraw((await askAbout(story.id)).id)
    await mail(NOON + MINUTE)
    expect(mailsTo(email)).toEqual([])
  })
})
