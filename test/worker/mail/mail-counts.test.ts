import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '../../../schema/routes/links'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { postOffice } from '../letter/support'
import { form, mailsTo, rowsOf } from '../newsletter/support'
import { deliveriesOf, join, run, save, storedWelcomes } from '../welcome/support'
import { clearMail, HARD, sentLetter, stateOf, tell } from './support'

/* docs/rules/newsletters.md, "Stats": what is counted of each mail of a newsletter. */

let people = 0

beforeEach(async () => {
  await clearMail()
  clearMailbox()
})

/** A welcome mail that has gone out to somebody. */
async function sentWelcome() {
  const { user, visit } = await signedIn({ name: 'Ana Writer' })
  const { id: letterId = '' } = await save(visit, {
    newsletterId: user.id,
    day: 0,
    subject: 'Hello!',
    text: 'Good to have you.',
  })
  const email = `welcomed-${people++}@example.org`
  await join(user.id, email, NOON)
  await run(NOON)
  const [row] = await rowsOf(email)
  const subscriberId = row?.id ?? ''
  const counts = async () => {
    const [{ state } = { state: undefined }] = await deliveriesOf(subscriberId)
    const [stored] = await storedWelcomes(user.id)
    const { sentCount, deliveredCount, bouncedCount, complainedCount, unsubscribedCount } = stored ?? {}
    return [state, sentCount, deliveredCount, bouncedCount, complainedCount, unsubscribedCount]
  }
  return { user, visit, email, happened: { email, letterId, subscriberId }, counts }
}

/** The path of the link in a mail's header that leaves. */
function leavingPath(headers: Readonly<Record<string, unknown>> | undefined): string {
  const { pathname, search } = new URL(/<([^>]+)>/.exec(String(headers?.['List-Unsubscribe']))?.[1] ?? '')
  return pathname + search
}

const leave = (path: string) => newVisit().send(path, form({ 'List-Unsubscribe': 'One-Click' }))
const comeBack = (path: string, newsletter: string) =>
  newVisit().send(path, form({ action: 'subscribe', newsletter }))

describe('a welcome mail', () => {
  test('counts what became of it, once however often it is said', async () => {
    const { happened, counts } = await sentWelcome()
    expect(await counts()).toEqual(['sent', 1, 0, 0, 0, 0])
    for (const id of ['msg_w1', 'msg_w1', 'msg_w2']) await tell('email.delivered', happened, {}, { id })
    expect(await counts()).toEqual(['delivered', 1, 1, 0, 0, 0])
    await tell('email.complained', happened)
    expect(await counts()).toEqual(['complained', 1, 1, 0, 1, 0])
    await tell('email.bounced', happened, HARD)
    expect(await counts()).toEqual(['complained', 1, 1, 0, 1, 0])
    expect(await stateOf(happened.subscriberId)).toBe('complained')
  })

  test('is a bounce even after it seemed to be delivered', async () => {
    const { happened, counts } = await sentWelcome()
    await tell('email.delivered', happened)
    await tell('email.bounced', happened, HARD)
    expect(await counts()).toEqual(['bounced', 1, 0, 1, 0, 0])
  })

  test.each([
    ['email.delivered', {}, ['delivered', 1, 1, 0, 0, 0]],
    ['email.bounced', HARD, ['bounced', 1, 0, 1, 0, 0]],
  ] as const)('whose answer was lost counts as sent once %s is said of it', async (type, more, after) => {
    const { happened, counts } = await sentWelcome()
    const { letterId, subscriberId } = happened
    await env.DB.batch([
      env.DB.prepare("UPDATE welcome_delivery SET state = 'failed' WHERE subscriber_id = ?").bind(
        subscriberId,
      ),
      env.DB.prepare('UPDATE welcome_letter SET sent_count = 0, failed_count = 1 WHERE id = ?').bind(
        letterId,
      ),
    ])
    await tell(type, happened, more)
    expect(await counts()).toEqual(after)
    const row = await env.DB.prepare('SELECT failed_count FROM welcome_letter WHERE id = ?')
      .bind(letterId)
      .first()
    expect(row).toEqual({ failed_count: 0 })
  })

  test('that isn’t settled yet is asked for again', async () => {
    const { happened, counts } = await sentWelcome()
    await env.DB.prepare("UPDATE welcome_delivery SET state = 'claimed'").run()
    expect(await tell('email.delivered', happened)).toBe(503)
    await env.DB.prepare("UPDATE welcome_delivery SET state = 'sent'").run()
    expect(await tell('email.delivered', happened)).toBe(200)
    expect(await counts()).toEqual(['delivered', 1, 1, 0, 0, 0])
  })

  test('counts who leaves by its link, once', async () => {
    const { user, email, counts } = await sentWelcome()
    const path = leavingPath(mailsTo(email)[0]?.headers)
    for (const _time of [1, 2]) expect((await leave(path)).status).toBe(204)
    expect(await counts()).toEqual(['sent', 1, 0, 0, 0, 1])
    await comeBack(path, user.id)
    await leave(path)
    expect(await counts()).toEqual(['sent', 1, 0, 0, 0, 1])
  })

  test('and its counts are on the page of its newsletter’s stats', async () => {
    const { user, visit, happened } = await sentWelcome()
    await tell('email.delivered', happened)
    const page = await (await visit.get(linkTo('NewsletterStats', { newsletterV3Id: user.id }))).text()
    const row = /<tr[^>]*data-welcome="0".*?<\/tr>/s.exec(page)?.[0] ?? ''
    const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ''),
    )
    expect(row).toContain('Welcome email, at once')
    expect(cells.slice(-7)).toEqual(['1', '1', '0', '0', '0', '0', '0'])
  })
})

describe('a letter', () => {
  const unsubscribed = (letterId: string) =>
    env.DB.prepare('SELECT unsubscribed_count AS n FROM letter WHERE id = ?').bind(letterId).first('n')

  test('counts who leaves by its link, once, and nobody who leaves by another mail’s', async () => {
    const office = postOffice()
    const { user, happened, subscribers } = await sentLetter(office, 2)
    const [path = '', other = ''] = (await office.mails()).map(({ headers }) => leavingPath(headers))
    expect(new URL(path, 'http://quire.test').searchParams.get('mail')).toBe(happened.letterId)
    for (const _time of [1, 2]) await leave(path)
    expect(await unsubscribed(happened.letterId)).toBe(1)
    await comeBack(path, user.id)
    await leave(path)
    await leave(other.replace(/mail=[^&]*/, 'mail=ffffffffffff'))
    expect(await unsubscribed(happened.letterId)).toBe(1)
    expect(await Promise.all(subscribers.map(({ id }) => stateOf(id)))).toEqual([
      'unsubscribed',
      'unsubscribed',
    ])
  })

  test('is left by a link that names no mail, or nonsense', async () => {
    const office = postOffice()
    const { happened, subscribers } = await sentLetter(office, 2)
    const [path = '', other = ''] = (await office.mails()).map(({ headers }) => leavingPath(headers))
    expect((await leave(path.replace(/&mail=[^&]*/, ''))).status).toBe(204)
    expect((await leave(other.replace(/mail=[^&]*/, `mail=${'x'.repeat(500)}`))).status).toBe(204)
    expect(await unsubscribed(happened.letterId)).toBe(0)
    for (const { id } of subscribers) expect(await stateOf(id)).toBe('unsubscribed')
  })
})
