import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEATURE_AGAIN_AFTER, FEATURE_REQUEST_LIFETIME } from '../../../schema/rules/feature-requests'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import {
  featureRequestMessages as messages,
  featureRequestWording as wording,
} from '../../../schema/wording/feature-requests'
import { partnerNewsWording } from '../../../schema/wording/partner-news'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import type { Visit } from '../block/support'
import { mailsTo } from '../identity/by-mail'
import { act, post } from '../operating/support'
import { actsOn, htmlOf, signStaffIn, staff } from '../site/support/moderators'

/* docs/rules/partner.md, "Featuring". */

beforeAll(signStaffIn)
beforeEach(() => env.DB.exec('DELETE FROM feature_request'))

const FIELDS = '... on FeatureRequest { id state askedAt expiresAt closedAt writer { id } story { id } }'

interface Asked {
  id: string
  state: string
  code?: string
  message?: string
  [field: string]: unknown
}

const askAbout = async (postId: string, visit: Visit = staff) =>
  (await act(visit, 'askToFeature', { postId, reason: 'It’s good.' }, FIELDS)) as unknown as Asked
const withdraw = async (requestId: string) =>
  (await act(
    staff,
    'withdrawFeatureRequest',
    { requestId, reason: 'A mistake.' },
    FIELDS,
  )) as unknown as Asked

/** A writer in the programme, with a story. */
async function writer(status = 'ACTIVE') {
  const email = `featured-${crypto.randomUUID()}@quire.test`
  const { id } = await createUser({ email, emailVerifiedAt: NOON })
  await env.DB.prepare(
    'INSERT INTO partner (id, user_id, status, joined_on, changed_at) VALUES (?, ?, ?, 0, 0)',
  )
    .bind(`partner of ${id}`, id, status)
    .run()
  return { id, email, story: await createStory({ creatorId: id, title: 'On <rivers>' }) }
}

const mail = (now: number) => cronJob('send-notification-mails', now, { AUTH_SECRET })

/** The link in the mail about a story. */
function linkIn(email: string): string {
  const [sent] = mailsTo(email)
  const [link = ''] = /\/p\/[0-9a-f]+\/requests\/partner\/feature\/[\w.]+/.exec(sent?.text ?? '') ?? []
  return link
}

/** Has a writer asked, and mailed. */
async function asked() {
  const one = await writer()
  const request = await askAbout(one.story.id)
  await mail(NOON + MINUTE)
  return { ...one, request, link: linkIn(one.email) }
}

const open = async (link: string, now = NOON) => {
  const response = await newVisit({ now }).get(link)
  return { status: response.status, html: await response.text() }
}
const reply = (link: string, answer: string, { now = NOON, origin = 'https://quire.example' } = {}) =>
  newVisit({ now }).send(link, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
  })
const picks = async () =>
  (await env.DB.prepare('SELECT post_id AS id FROM staff_pick').all<{ id: string }>()).results.map(
    ({ id }) => id,
  )

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

describe('staff', () => {
  test('asks once, withdraws, and both are in the log', async () => {
    const { link, story, request } = await asked()
    expect(await askAbout(story.id)).toMatchObject({ id: request.id })
    expect(await withdraw(request.id)).toMatchObject({ state: 'WITHDRAWN', closedAt: NOON })
    expect(await withdraw(request.id)).toMatchObject({ state: 'WITHDRAWN' })
    expect((await open(link)).html).toContain('withdrawn')
    await reply(link, 'accept')
    expect(await picks()).not.toContain(story.id)
    expect((await actsOn(story.id)).map(({ action }) => action)).toEqual([
      'ASK_TO_FEATURE',
      'WITHDRAW_FEATURE_REQUEST',
    ])
    expect(await withdraw('ffffffffffff')).toMatchObject({ code: 'NOT_FOUND' })
    const answered = await asked()
    await reply(answered.link, 'decline')
    expect(await withdraw(answered.request.id)).toMatchObject({ code: 'CONFLICT', message: messages.notOpen })
  })

  test('asks about what can be featured, of writers in the programme', async () => {
    const { id, story } = await writer('SUSPENDED')
    expect(await askAbout(story.id)).toMatchObject({ code: 'CONFLICT', message: messages.notInProgramme })
    const draft = await createStory({ creatorId: id, state: 'draft', isListed: false })
    for (const postId of [draft.id, 'ffffffffffff'])
      expect(await askAbout(postId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await askAbout((await createStory()).id)).toMatchObject({ code: 'CONFLICT' })
  })

  test('does so on a page without script, which shows the states, to staff alone', async () => {
    const { story } = await writer()
    const form = { act: 'ask-to-feature', postId: story.id, reason: 'No script.' }
    expect((await post(staff, 'staff-picks', form)).status).toBe(303)
    const { html } = await htmlOf('/_/admin/staff-picks', staff)
    expect(html).toContain('On &lt;rivers&gt;')
    expect(html).toContain('Not answered yet')
    const [, requestId = ''] = /name="requestId" value="([0-9a-f]+)"/.exec(html) ?? []
    const back = { act: 'withdraw-feature-request', requestId, reason: 'No script.' }
    expect((await post(staff, 'staff-picks', back)).status).toBe(303)
    expect((await htmlOf('/_/admin/staff-picks', staff)).html).toContain('Withdrawn')
    const reader = newVisit({ now: NOON + DAY })
    await reader.signIn((await createUser()).id)
    expect(await askAbout(story.id, reader)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await reader.ask('{ featureRequests { id } }')).data).toEqual({ featureRequests: null })
  })
})
