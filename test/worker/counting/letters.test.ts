import { beforeEach, describe, expect, test } from 'vitest'
import { bytesOf } from '../../../schema/rules/cutting'
import { MOST_LETTER_BYTES } from '../../../schema/rules/letter-content'
import { MINUTE } from '../../../schema/rules/time-units'
import { letterMail } from '../../../schema/wording/letter-mail'
import { NOON } from '../../factories/ids'
import { paragraph } from '../../factories/story'
import { added, begun, run, save } from '../draft/support'
import { clearLetters, createWriter, postOffice, send } from '../letter/support'
import { form, settingsPath, visitor } from '../newsletter/support'
import { counted, countsOf, linked, linksOf, pictureOf, setCounting, TARGETS } from './support'

/* docs/rules/newsletters.md, "Counting opens and clicks": what is in the mails. */

beforeEach(clearLetters)

/** A mail without what differs between recipients and letters. */
const plain = (html: string): string =>
  html.replaceAll(/\/(m\/letter|me)\/[^"]*/g, '').replaceAll(/\b[0-9a-f]{12}\b/g, 'id')

describe('a letter of a newsletter that doesn’t count', () => {
  test('has direct links, and nothing that is ours', async () => {
    const office = postOffice()
    const { user, visit, story } = await createWriter(office, 1, { body: linked() })
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    const [mail] = await office.mails()
    for (const target of TARGETS) expect(mail?.html).toContain(`href="${target.replace('&', '&amp;')}"`)
    expect(`${mail?.html}${mail?.text}`).not.toContain('/m/go/')
    expect(`${mail?.html}${mail?.text}`).not.toContain(letterMail.counted)
    expect(mail?.html).not.toContain('width="1"')
    expect(await countsOf(visit, user.id, 0)).toBeNull()
  })
})

describe('a letter of a newsletter that counts', () => {
  test('has links of the text that lead through us, a picture without words, and says so', async () => {
    const { mails, subscribers } = await counted(2)
    expect(mails).toHaveLength(subscribers.length)
    for (const { html, text, headers } of mails) {
      expect(linksOf({ html }).length).toBeGreaterThanOrEqual(TARGETS.length)
      for (const target of TARGETS) {
        expect(html).not.toContain(`href="${target.replace('&', '&amp;')}"`)
        expect(text).toContain(target)
      }
      expect(pictureOf({ html })).toMatch(/^\/m\/go\/[0-9a-f]{12}\/[a-z0-9]+\/[0-9a-f]{32}$/)
      expect(html.match(/width="1"/g)).toHaveLength(1)
      expect(html).toContain(letterMail.counted)
      expect(text).toContain(letterMail.counted)
      expect(text).not.toContain('/m/go/')
      expect(JSON.stringify(headers)).not.toContain('/m/go/')
      // What leaves and what lists are the recipient's own.
      expect(html).toMatch(/href="[^"]*\/me\/notifications\/unsubscribe\?token=/)
      expect(html).toMatch(/href="[^"]*\/me\/email-settings\//)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what marks places.
      expect(`${html}${text}`).not.toMatch(/[\u0001-\u0008]/)
    }
    const [one, other] = mails.map((mail) => linksOf(mail))
    expect(one?.filter((link) => other?.includes(link))).toEqual([])
  })

  test('is, for whoever doesn’t want to be counted, what it would be if nobody were', async () => {
    const office = postOffice()
    const { user, visit, story, subscribers } = await createWriter(office, 2, { body: linked() })
    const [{ email = '' } = {}, { email: other = '' } = {}] = subscribers
    const page = await settingsPath(email)
    const off = form({ counting: 'off', action: 'counting' })
    for (let i = 0; i < 2; i++) expect((await visitor().send(page, off)).status).toBe(303)
    expect(await (await visitor().get(page)).text()).toContain('Let newsletters count me')
    await setCounting(user.id)
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    const ofOne = async () => (await office.mails()).filter((mail) => mail.to[0] === email)
    const [uncounted] = await ofOne()
    expect(linksOf(uncounted ?? { html: '' })).toEqual([])
    expect(await countsOf(visit, user.id, 0)).toMatchObject({ countedCount: 1, uncountedCount: 1 })
    const [their] = (await office.mails()).filter((mail) => mail.to[0] === other)
    expect(linksOf(their ?? { html: '' }).length).toBeGreaterThan(0)
    await clearLetters()
    await setCounting(user.id, false)
    await send(visit, { newsletterId: user.id, postId: story.id })
    await office.drain()
    const both = await ofOne()
    expect(both).toHaveLength(2)
    expect(plain(both[1]?.html ?? '')).toBe(plain(uncounted?.html ?? ''))
    expect(plain(both[1]?.text ?? '')).toBe(plain(uncounted?.text ?? ''))
    // The choice is taken back on the same page.
    await visitor().send(page, form({ counting: 'on', action: 'counting' }))
    expect(await (await visitor().get(page)).text()).toContain('Don’t count what I open or click')
  })

  test('is cut so that it is small enough with the addresses of its links', async () => {
    const body = Array.from({ length: 500 }, (_, i) => [
      paragraph('Words. '.repeat(12)),
      ...linked([`https://example.com/${i}`]).map((one) => ({ ...one, name: `l${i}` })),
    ]).flat()
    const { mails } = await counted(1, { body })
    const size = bytesOf(mails[0]?.html ?? '')
    expect(size).toBeLessThanOrEqual(MOST_LETTER_BYTES)
    expect(size).toBeGreaterThan(MOST_LETTER_BYTES * 0.9)
    expect(linksOf(mails[0] ?? { html: '' }).length).toBeGreaterThan(50)
  })

  test('leaves the link of somebody’s own to a letter by mail only as it is', async () => {
    const office = postOffice()
    const { user, visit } = await createWriter(office, 1)
    await setCounting(user.id)
    const postId = await begun(visit, 'Heron at dusk')
    await save(visit, postId, 2, [added('Only for those who subscribe')])
    await run(visit, 'publishPost', { postId, baseRevision: 3, newsletterIds: [user.id], byMailOnly: true })
    await office.minute(NOON + MINUTE)
    const mail = (await office.mails())[0]
    expect(mail?.html).toContain('width="1"')
    expect(mail?.html).toMatch(/href="[^"]*\/m\/letter\/[0-9a-f]{12}\//)
    expect(mail?.html).not.toContain('.invalid')
  })
})
