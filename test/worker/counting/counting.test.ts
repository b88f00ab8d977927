import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { COUNTED_FOR, SCANNED_FOR } from '../../../schema/rules/counting'
import { MINUTE, SECOND } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { dyingAt } from '../letter/dying'
import { clearLetters } from '../letter/support'
import { form, settingsPath, visitor } from '../newsletter/support'
import { acts, counted, countsOf, linksOf, linkTo, pictureOf, reader, TARGETS } from './support'

/* docs/rules/newsletters.md, "Counting opens and clicks". */

beforeEach(clearLetters)

/** A database that answers nothing. */
const NO_DATABASE = {
  prepare: (sql: string) => env.DB.prepare(sql),
  batch: () => Promise.reject(new Error('down')),
  withSession: () => NO_DATABASE,
} as unknown as D1Database

const [A = '', B = '', C = ''] = TARGETS

describe('an address of a counted letter', () => {
  test('leads on, and isn’t kept or told to anybody', async () => {
    const { mails, later } = await counted(1)
    const [mail] = mails
    if (!mail) throw new Error('no mail')
    const led = await reader(later).get(await linkTo(mail, A))
    expect([led.status, led.headers.get('location')]).toEqual([302, A])
    expect(led.headers.get('cache-control')).toBe('private, no-store')
    expect(led.headers.get('referrer-policy')).toBe('no-referrer')
    const picture = await reader(later).get(pictureOf(mail))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect(picture.headers.get('cache-control')).toBe('private, no-store')
    expect((await picture.bytes()).length).toBe(42)
  })

  test('is refused if it is forged or altered', async () => {
    const { mails, later } = await counted(2)
    const [mail, other] = mails
    if (!mail || !other) throw new Error('no mail')
    const [path, query = ''] = (await linkTo(mail, A)).split('?')
    const [, , , letterId = '', subscriberId = '', hash = ''] = path?.split('/') ?? []
    const otherId = pictureOf(other).split('/')[4] ?? ''
    const to = (target: string) => `to=${Buffer.from(target).toString('base64url')}`
    const wrong = [
      `/m/go/${letterId}/${subscriberId}/${hash}?${to('https://evil.example')}`,
      `/m/go/${letterId}/${subscriberId}/${hash}?${to(B)}`,
      `/m/go/${letterId}/${subscriberId}/${hash}?to=%25`,
      `/m/go/${letterId}/${subscriberId}/${hash}?to=_w`,
      `/m/go/${letterId}/${subscriberId}/${hash}`,
      `/m/go/${letterId}/${otherId}/${hash}?${query}`,
      `/m/go/ffffffffffff/${subscriberId}/${hash}?${query}`,
      `/m/go/${letterId}/${subscriberId}/${'0'.repeat(32)}?${query}`,
      `/m/go/${letterId}/${subscriberId}/${hash.slice(0, -1)}?${query}`,
      `${pictureOf(mail)}?${to(A)}`,
    ]
    for (const address of wrong) {
      const response = await reader(later).get(address)
      expect([address, response.status, response.headers.get('location')]).toEqual([address, 404, null])
    }
    expect(await acts()).toBe(0)
  })

  test('leads on when its letter is deleted, its recipient has left or is deleted, or the database is down', async () => {
    const { mails, later, subscribers } = await counted(1)
    const [mail] = mails
    if (!mail) throw new Error('no mail')
    const link = await linkTo(mail, A)
    const status = async () => (await reader(later).get(link)).status
    await env.DB.prepare("UPDATE subscriber SET state = 'unsubscribed' WHERE id = ?")
      .bind(subscribers[0]?.id)
      .run()
    expect(await status()).toBe(302)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const without = visitor({ now: later, env: { DB: NO_DATABASE } })
    expect((await without.get(link)).status).toBe(302)
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('letter-not-counted'))
    logged.mockRestore()
    await env.DB.prepare('DELETE FROM subscriber WHERE id = ?').bind(subscribers[0]?.id).run()
    await clearLetters()
    expect(await status()).toBe(302)
    expect(await acts()).toBe(0)
  })
})

describe('what is counted', () => {
  test('is each recipient once for a letter and once for a link', async () => {
    const { mails, later, user, visit } = await counted(3)
    const [one, two] = mails
    if (!one || !two) throw new Error('no mail')
    for (let i = 0; i < 3; i++) await reader(later + i * MINUTE).get(pictureOf(one))
    expect(await countsOf(visit, user.id, later)).toMatchObject({ openedCount: 1, clickedCount: 0 })
    await reader(later).get(await linkTo(one, A))
    await reader(later + MINUTE).get(await linkTo(one, A))
    await reader(later + MINUTE).get(await linkTo(one, B))
    // Somebody whose program shows no pictures has opened it all the same.
    await reader(later).get(await linkTo(two, A))
    const counts = {
      countedCount: 3,
      uncountedCount: 0,
      openedCount: 2,
      clickedCount: 2,
      loadedCount: 0,
      links: [
        { href: A, clickedCount: 2 },
        { href: B, clickedCount: 1 },
      ],
    }
    expect(await countsOf(visit, user.id, later + MINUTE)).toEqual(counts)
    for (let i = 0; i < 2; i++)
      await Promise.all([
        cronJob('settle-counts', later + 9 * MINUTE),
        cronJob('settle-counts', later + 9 * MINUTE),
      ])
    expect(await countsOf(visit, user.id, later + 9 * MINUTE)).toEqual(counts)
  })

  test('is counted once although a worker is killed while it counts', async () => {
    const { mails, later, user, visit } = await counted(2)
    for (const mail of mails) await reader(later).get(await linkTo(mail, A))
    await expect(
      cronJob('settle-counts', later + 2 * MINUTE, dyingAt(/insert into "letter_count"/i, 1)),
    ).rejects.toThrow('killed')
    expect(await countsOf(visit, user.id, later)).toMatchObject({
      openedCount: 2,
      clickedCount: 2,
      links: [{ href: A, clickedCount: 2 }],
    })
  })

  test('isn’t who asks not to be tracked, nor a program', async () => {
    const { mails, later, user, visit } = await counted(1)
    const [mail] = mails
    if (!mail) throw new Error('no mail')
    const [picture, link] = [pictureOf(mail), await linkTo(mail, A)]
    for (const path of [picture, link]) {
      for (const headers of [
        { dnt: '1' },
        { 'sec-gpc': '1' },
        { 'sec-purpose': 'prefetch;prerender' },
        { purpose: 'prefetch' },
      ])
        await reader(later).get(path, headers as Record<string, string>)
      await reader(later).send(path, { method: 'HEAD' })
      await reader(later, 'Googlebot/2.1 (+http://www.google.com/bot.html)').get(path)
      await reader(later, '').get(path)
      await reader(NOON + SCANNED_FOR - 1).get(path)
      await reader(NOON + COUNTED_FOR + MINUTE).get(path)
    }
    expect(await acts()).toBe(0)
    expect(await countsOf(visit, user.id, later)).toMatchObject({
      openedCount: 0,
      clickedCount: 0,
      links: [],
    })
  })

  test('isn’t a picture that a mail service loads, which is told apart', async () => {
    const { mails, later, user, visit } = await counted(3)
    const agents = [
      'Mozilla/5.0',
      'Mozilla/5.0 (Windows NT 5.1) Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    ]
    for (const [i, agent] of agents.entries())
      await reader(NOON + 1, agent).get(pictureOf(mails[i] ?? { html: '' }))
    expect(await countsOf(visit, user.id, later)).toMatchObject({ openedCount: 0, loadedCount: 2 })
  })

  test('aren’t links that are followed all at once, until a person follows one', async () => {
    const { mails, later, user, visit } = await counted(1)
    const [mail] = mails
    if (!mail) throw new Error('no mail')
    for (const [i, path] of linksOf(mail).entries()) await reader(later + i * 100).get(path)
    expect(await countsOf(visit, user.id, later)).toMatchObject({
      openedCount: 0,
      clickedCount: 0,
      links: [],
    })
    await reader(later + 10 * MINUTE).get(await linkTo(mail, C))
    expect(await countsOf(visit, user.id, later + 10 * MINUTE)).toMatchObject({
      openedCount: 1,
      clickedCount: 1,
      links: [{ href: C, clickedCount: 1 }],
    })
    await reader(later + 20 * MINUTE).get(await linkTo(mail, A))
    await reader(later + 20 * MINUTE + SECOND).get(await linkTo(mail, B))
    expect(await countsOf(visit, user.id, later + 20 * MINUTE)).toMatchObject({
      clickedCount: 1,
      links: { length: 3 },
    })
  })

  test('isn’t who has said since that they don’t want it, and names nobody', async () => {
    const { mails, later, subscribers, id } = await counted(2)
    await visitor().send(
      await settingsPath(mails[0]?.to[0] ?? ''),
      form({ counting: 'off', action: 'counting' }),
    )
    for (const mail of mails) await reader(later).get(pictureOf(mail))
    const rows = await env.DB.prepare('SELECT * FROM letter_act').all()
    expect(rows.results).toHaveLength(1)
    for (const subscriber of subscribers) expect(JSON.stringify(rows.results)).not.toContain(subscriber.id)
    await cronJob('settle-counts', later + 2 * MINUTE)
    await cronJob('sweep-tables', later + COUNTED_FOR + 1)
    expect(await acts()).toBe(0)
    const kept = await env.DB.prepare('SELECT what, recipients FROM letter_count WHERE letter_id = ?')
      .bind(id)
      .all()
    expect(kept.results).toEqual([{ what: 'opened', recipients: 1 }])
  })
})
