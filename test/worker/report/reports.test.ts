import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_REPORTS } from '../../../schema/rules/reports'
import { hiddenPostWording } from '../../../schema/wording/hidden-post'
import { Database } from '../../../worker/data/database'
import { insertReport, weighCase } from '../../../worker/data/report/writes'
import { createCollection } from '../../factories/collection'
import { NOON } from '../../factories/ids'
import { createRoles } from '../../factories/leaders'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { mailsTo } from '../identity/by-mail'
import { established, respond } from '../response/support'
import { actsOn, htmlOf, stateOf, writerWithStory } from '../site/support/moderators'
import { appeal, caseOf, decide, notifiedOf, queue, queueOf, report, reportsOf } from './support'

type Signed = Awaited<ReturnType<typeof signedIn>>
let staff: Signed
let reader: Signed
beforeAll(async () => {
  staff = await signedIn({ isStaff: true })
  reader = await signedIn()
})

const at = (address: string) => newVisit({ address })

describe('reporting', () => {
  test('files one report a person, which a second one changes, and none twice for a key', async () => {
    const { story } = await writerWithStory()
    const first = await report(reader.visit, 'POST', story.id, { key: 'a' })
    expect(first).toMatchObject({ __typename: 'FiledReport', isFollowed: true })
    const again = await report(reader.visit, 'POST', story.id, { reason: 'HATE', words: 'Look.', key: 'b' })
    expect(again.id).toBe(first.id)
    await report(reader.visit, 'POST', story.id, { reason: 'SPAM', key: 'b' })
    expect(await caseOf(staff.visit, story.id)).toMatchObject({
      reason: 'HATE',
      reportCount: 1,
      networkCount: 1,
      title: story.title,
      reports: [{ reason: 'HATE', words: 'Look.', isVisitor: false }],
    })
    expect((await reportsOf(reader.visit))[0]).toMatchObject({ state: 'OPEN', words: 'Look.' })
  })

  test('is open to visitors, those of one network together, of whom nothing is kept', async () => {
    const { story } = await writerWithStory()
    const visitors = ['198.51.100.1', '198.51.100.1', '198.51.100.2']
    for (const address of visitors)
      expect(await report(at(address), 'POST', story.id)).toMatchObject({ isFollowed: false })
    expect(await caseOf(staff.visit, story.id)).toMatchObject({ reportCount: 2, networkCount: 2 })
    const rows = await env.DB.prepare('SELECT * FROM report WHERE reporter_id IS NULL').all()
    expect(JSON.stringify(rows.results)).not.toContain('198.51.100')
  })

  test('a thousand reports from one network weigh as much as one, and hide nothing', async () => {
    const { story, address } = await writerWithStory()
    await report(reader.visit, 'POST', story.id)
    const reportCase = await caseOf(staff.visit, story.id)
    const [{ network_hash: networkHash }] = (
      await env.DB.prepare('SELECT network_hash FROM report WHERE case_id = ?').bind(reportCase.id).all()
    ).results as [{ network_hash: string }]
    const db = new Database(env.DB)
    const row = {
      caseId: reportCase.id,
      networkHash,
      reason: 'SPAM',
      severity: 0,
      createdAt: NOON,
      updatedAt: NOON,
    } as const
    await db.write([
      ...Array.from({ length: 999 }, (_, i) =>
        insertReport({ ...row, id: `crowd-${i}`, reporterId: `person-${i}` }),
      ),
      weighCase(reportCase.id, NOON),
    ])
    expect(await caseOf(staff.visit, story.id)).toMatchObject({ reportCount: 1000, networkCount: 1 })
    expect((await htmlOf(address)).status).toBe(200)
    const other = await writerWithStory()
    for (const from of ['192.0.2.1', '192.0.2.2']) await report(at(from), 'POST', other.story.id)
    const ids = (await queue(staff.visit))?.map(({ entityId }) => entityId) ?? []
    expect(ids.indexOf(other.story.id)).toBeLessThan(ids.indexOf(story.id))
  })

  test('refuses what is one’s own, what can’t be read, and too many', async () => {
    const { writer, story } = await writerWithStory()
    const own = newVisit()
    await own.signIn(writer.id)
    expect(await report(own, 'POST', story.id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await report(own, 'USER', writer.id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await report(reader.visit, 'POST', 'ffffffffffff')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await report(reader.visit, 'POST', story.id, { reason: 'OTHER' })).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'words',
    })
    const words = 'x'.repeat(1001)
    expect(await report(reader.visit, 'POST', story.id, { words })).toMatchObject({ field: 'words' })
    const suspended = await signedIn({ isSuspended: true })
    expect(await report(suspended.visit, 'POST', story.id)).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    const keen = at('192.0.2.77')
    const codes = []
    for (let i = 0; i <= MOST_REPORTS.most; i++) codes.push((await report(keen, 'POST', story.id)).code)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1)
  })
})

describe('deciding', () => {
  test('takes a story down with its log, mail and notifications, once', async () => {
    const { writer, email, story, address } = await writerWithStory()
    await report(reader.visit, 'POST', story.id)
    const reportCase = await caseOf(staff.visit, story.id)
    expect(reportCase.possible).toEqual(['DISMISS', 'REVIEW', 'REMOVE', 'SUSPEND'])
    const both = await Promise.all([
      decide(staff.visit, reportCase, 'REMOVE', 'Spam.'),
      decide(staff.visit, reportCase, 'DISMISS'),
    ])
    const done = both.find(({ __typename }) => __typename === 'ReportCase')
    expect(both.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1)
    if (done?.decision === 'DISMISS') return
    const page = await htmlOf(address)
    expect(page.status).toBe(410)
    expect(page.html).toContain(hiddenPostWording.violation)
    expect(page.html).not.toContain(story.title)
    expect((await actsOn(story.id)).map(({ action }) => action)).toEqual(['TAKE_DOWN'])
    expect((await reportsOf(reader.visit)).find(({ title }) => title === story.title)?.state).toBe('UPHELD')
    expect(await notifiedOf(reader.visit)).toContain('REPORT')
    const visit = newVisit()
    await visit.signIn(writer.id)
    expect(await notifiedOf(visit)).toEqual(['DECISION'])
    const [mail] = mailsTo(email)
    expect(mail?.text).toContain('Spam.')
    expect(mail?.text).toContain(`/me/decisions/${reportCase.id}`)
    const networks = await env.DB.prepare('SELECT network_hash FROM report WHERE case_id = ?')
      .bind(reportCase.id)
      .first('network_hash')
    expect(networks).toBeNull()
  })

  test('reviews a story, which isn’t shown meanwhile, and shows it again', async () => {
    const { story, address } = await writerWithStory()
    await report(reader.visit, 'POST', story.id)
    await decide(staff.visit, await caseOf(staff.visit, story.id), 'REVIEW')
    expect((await htmlOf(address)).html).toContain(hiddenPostWording.review)
    const reviewed = await caseOf(staff.visit, story.id, 'REVIEW')
    expect(await decide(staff.visit, reviewed, 'DISMISS')).toMatchObject({ state: 'DISMISSED' })
    expect((await htmlOf(address)).html).toContain(story.title)
    expect((await stateOf(story.id))?.isListed).toBe(true)
    expect((await actsOn(story.id)).map(({ action }) => action)).toEqual([
      'REVIEW',
      'DISMISS_REPORTS',
      'END_REVIEW',
    ])
  })

  test('leaves a story down that was taken down while it was under review', async () => {
    const { story, address } = await writerWithStory()
    await report(reader.visit, 'POST', story.id)
    await decide(staff.visit, await caseOf(staff.visit, story.id), 'REVIEW')
    await staff.visit.ask(
      'mutation ($id: ID!) { takeDownPost(input: { postId: $id, reason: "A court." }) { __typename } }',
      { id: story.id },
    )
    const reviewed = await caseOf(staff.visit, story.id, 'REVIEW')
    expect(await decide(staff.visit, reviewed, 'DISMISS')).toMatchObject({ state: 'DISMISSED' })
    expect((await htmlOf(address)).status).toBe(410)
  })

  test('is for nobody about themselves, and for editors only in their publication', async () => {
    const own = await writerWithStory()
    await report(reader.visit, 'POST', own.story.id)
    const reportCase = await caseOf(staff.visit, own.story.id)
    await env.DB.prepare('UPDATE user SET is_staff = 1 WHERE id = ?').bind(own.writer.id).run()
    const themselves = newVisit()
    await themselves.signIn(own.writer.id)
    expect(await decide(themselves, reportCase, 'DISMISS')).toMatchObject({ code: 'NOT_FOUND' })
    expect((await queue(themselves))?.map(({ id }) => id)).not.toContain(reportCase.id)
    expect(await queue(reader.visit)).toBeNull()
    expect(await decide(reader.visit, reportCase, 'DISMISS')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('lets editors hide a response in their publication, but leaves crimes to staff', async () => {
    const editor = await signedIn()
    const collection = await createCollection()
    await createRoles(collection.id, { [editor.user.id]: 'EDITOR' })
    const { story } = await writerWithStory()
    await env.DB.prepare('UPDATE post SET collection_id = ? WHERE id = ?').bind(collection.id, story.id).run()
    const writer = await established()
    const { id } = await respond(writer.visit, story.id, 'Buy my watches.')
    await report(reader.visit, 'RESPONSE', id)
    const [reportCase] = (await queueOf(editor.visit, collection.slug)) ?? []
    expect(reportCase).toMatchObject({
      entityType: 'RESPONSE',
      within: story.title,
      possible: ['DISMISS', 'HIDE'],
    })
    if (!reportCase) return
    await report(at('192.0.2.90'), 'RESPONSE', id, { reason: 'ILLEGAL' })
    await report(at('192.0.2.91'), 'RESPONSE', id, { reason: 'ILLEGAL' })
    expect(await queueOf(editor.visit, collection.slug)).toEqual([])
    await env.DB.prepare("UPDATE report SET reason = 'SPAM' WHERE case_id = ?").bind(reportCase.id).run()
    expect(await decide(editor.visit, reportCase, 'SUSPEND')).toMatchObject({ code: 'CONFLICT' })
    expect(await decide(editor.visit, reportCase, 'HIDE')).toMatchObject({ state: 'UPHELD' })
    const status = await env.DB.prepare('SELECT status FROM post_response WHERE post_id = ?')
      .bind(id)
      .first('status')
    expect(status).toBe('hidden')
    expect((await actsOn(id)).map(({ action, staffId }) => [action, staffId])).toEqual([
      ['HIDE_RESPONSE', editor.user.id],
    ])
  })

  test('lets editors take a story out of their publication, which can’t be appealed', async () => {
    const editor = await signedIn()
    const collection = await createCollection()
    await createRoles(collection.id, { [editor.user.id]: 'EDITOR' })
    const { writer, email, story } = await writerWithStory()
    await env.DB.prepare('UPDATE post SET collection_id = ? WHERE id = ?').bind(collection.id, story.id).run()
    await report(reader.visit, 'POST', story.id)
    const [reportCase] = (await queueOf(editor.visit, collection.slug)) ?? []
    expect(reportCase?.possible).toEqual(['DISMISS', 'TAKE_OUT'])
    if (!reportCase) return
    expect((await caseOf(staff.visit, story.id)).possible).not.toContain('TAKE_OUT')
    expect(await decide(editor.visit, reportCase, 'TAKE_OUT', 'Not for us.')).toMatchObject({
      state: 'UPHELD',
    })
    const place = await env.DB.prepare('SELECT collection_id, state FROM post WHERE id = ?')
      .bind(story.id)
      .first()
    expect(place).toEqual({ collection_id: null, state: 'published' })
    expect((await actsOn(story.id)).map(({ action }) => action)).toEqual(['TAKE_OUT_POST'])
    const log = await env.DB.prepare('SELECT action FROM collection_act WHERE collection_id = ?')
      .bind(collection.id)
      .first('action')
    expect(log).toBe('REMOVE_POST')
    expect(mailsTo(email)[0]?.text).toContain('Not for us.')
    const visit = newVisit()
    await visit.signIn(writer.id)
    expect(await notifiedOf(visit)).toEqual(['DECISION'])
    expect(await appeal(visit, reportCase.id)).toMatchObject({ code: 'CONFLICT' })
    expect(await decide(editor.visit, reportCase, 'TAKE_OUT')).toMatchObject({ code: 'CONFLICT' })
  })
})
