import { env } from 'cloudflare:workers'
import PostalMime, { type Email } from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { createKeys } from '../../../worker/services/identity/keys'
import { emailSettingsPath } from '../../../worker/services/notification/unsubscribe-token'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { outside } from '../../support/outside'
import type { Delivered } from '../../support/outside-smtp'
import { press, somebody } from '../audience/support'
import { createWriter, postOffice, send } from '../letter/support'
import { form, settingsPath, subscribe, visitor } from '../newsletter/support'
import { run as runWelcomes, save as saveWelcome } from '../welcome/support'
import { clearMail } from './support'

/* docs/rules/mail.md, "Form"; docs/rules/newsletters.md, "The headers of a letter". */

beforeEach(clearMail)

/** What names, titles and subjects could hold, if they came past what is checked when they are typed. */
const HOSTILE = {
  'line breaks': 'Ana\r\nBcc: evil@example.org\r\n\r\n<b>Hi</b>',
  'a line feed': 'Ana\nX-Evil: 1',
  'a carriage return': 'Ana\rTo: evil@example.org',
  'other line breaks': 'Ana\u2028Bcc: evil@example.org\u0085X-Evil: 1\u000bCc: evil@example.org',
  NUL: 'Ana\u0000Bcc: evil@example.org',
  'signs of direction': 'Ana \u202egro.elpmaxe@live\u202c \u2066x',
  'an encoded word': '=?utf-8?Q?Ana=0D=0ABcc:_evil@example.org?= <evil@example.org>',
  'half an encoded word': '=?utf-8?B?QW5h',
  '300 characters': 'Ana '.repeat(75),
  '300 characters without a space': 'é'.repeat(300),
  commas: 'Ana, Bo <evil@example.org>, "Cy" <evil@example.org>',
  quotes: '"Ana" <evil@example.org>\\"',
  'a group': 'Undisclosed: evil@example.org;',
  'a comment': 'Ana (evil@example.org) <',
}

/** The headers of a mail that was sent, whatever is written in it. */
const KNOWN = new Set(
  `from to subject date message-id mime-version content-type reply-to list-id list-unsubscribe list-unsubscribe-post
   precedence feedback-id auto-submitted`.split(/\s+/),
)

/** A service that takes mail by SMTP, and what it got, read by a real parser. */
function server() {
  const service = outside()
  const bindings: Partial<Env> = {
    AUTH_SECRET,
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: service.smtp(),
    MAIL_FROM: 'Quire <mail@quire.example>',
  }
  const delivered = async () => (await service.look()).sent as unknown as Delivered[]
  /** The only mail, and that it goes to one address alone and says nothing that it wasn't told. */
  const only = async (to: string): Promise<Email> => {
    const all = await delivered()
    expect(all.map((mail) => mail.to)).toEqual([[to]])
    const raw = all[0]?.raw ?? ''
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    for (const line of head.split('\r\n')) {
      expect(line.length).toBeLessThanOrEqual(998)
      expect(line).toMatch(/^(?:[A-Za-z-]+: ?|[ \t])[ -~]*$/)
    }
    const mail = await PostalMime.parse(raw)
    expect(mail.headers.map(({ key }) => key).filter((key) => !KNOWN.has(key))).toEqual([])
    expect(new Set(mail.headers.map(({ key }) => key)).size).toBe(mail.headers.length)
    expect(mail.from?.address).toBe('mail@quire.example')
    expect(mail.to).toEqual([{ name: '', address: to }])
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
    for (const said of [mail.subject ?? '', mail.from?.name ?? '']) {
      expect(said).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      // What we say around a name of 300 characters.
      expect([...said].length).toBeLessThanOrEqual(350)
    }
    return mail
  }
  return { bindings, only }
}

/** The first words of a text that are seen, in a mail that may have changed the signs around them. */
const seen = (text: string): string => /[\p{L}-]{3,}/u.exec(text)?.[0].slice(0, 40) ?? ''

const rename = (userId: string, name: string) =>
  env.DB.prepare('UPDATE user SET name = ? WHERE id = ?').bind(name, userId).run()

describe.each(Object.entries(HOSTILE))('a name with %s', (_what, name) => {
  test('stays a name in the mail that asks for confirmation', async () => {
    const { bindings, only } = server()
    const writer = await createUser()
    await rename(writer.id, name)
    const email = `${writer.id}@example.org`
    await subscribe(visitor({ env: bindings }), writer.id, email)
    const mail = await only(email)
    expect(mail.subject).toContain('Confirm your subscription to')
    expect(mail.subject).toContain(seen(name))
    expect(mail.from?.name).toBe('Quire')
  })

  test('stays one in welcome mails, as a sender and as a subject', async () => {
    const { bindings, only } = server()
    const { user, visit } = await createWriter(postOffice(), 0)
    await saveWelcome(visit, { newsletterId: user.id, day: 0, subject: 'Hello', text: 'Words' })
    await env.DB.prepare('UPDATE welcome_letter SET subject = ? WHERE newsletter_id = ?')
      .bind(name, user.id)
      .run()
    await env.DB.prepare('UPDATE newsletter SET sender_name = ? WHERE id = ?').bind(name, user.id).run()
    await env.DB.prepare(
      `INSERT INTO subscriber (newsletter_id, email, id, state, source, created_at, asked_at, consented_at, consent_text)
       VALUES (?1, 'reader@example.org', ?2, 'active', 'page', ?3, 0, ?3, '')`,
    )
      .bind(user.id, `w${user.id.slice(1)}`, NOON)
      .run()
    await env.DB.prepare(
      `INSERT INTO welcome_delivery (welcome_id, subscriber_id, due_at) SELECT id, ?, ? FROM welcome_letter WHERE newsletter_id = ?`,
    )
      .bind(`w${user.id.slice(1)}`, NOON, user.id)
      .run()
    await runWelcomes(NOON + MINUTE, bindings)
    const mail = await only('reader@example.org')
    expect(mail.subject).toContain(seen(name))
    expect(mail.from?.name).toContain(seen(name))
  })

  test('stays one in letters and digests of a newsletter', async () => {
    const { bindings, only } = server()
    const office = postOffice(bindings)
    const { user, visit, story, subscribers } = await createWriter(office, 1)
    await rename(user.id, name)
    await send(visit, { newsletterId: user.id, postId: story.id })
    await env.DB.prepare('UPDATE letter SET subject = ? WHERE newsletter_id = ?').bind(name, user.id).run()
    await office.drain()
    const mail = await only(subscribers[0]?.email ?? '')
    expect(mail.subject).toContain(seen(name))
    expect(mail.from?.name).toContain(seen(name))
    const later = server()
    const fields = { action: 'rhythm', newsletter: user.id, rhythm: 'WEEKLY', until: '' }
    await newVisit().send(await settingsPath(subscribers[0]?.email ?? ''), form(fields))
    const monday = NOON + 20 * HOUR
    await env.DB.prepare('UPDATE letter SET started_at = ?1 WHERE newsletter_id = ?2')
      .bind(NOON - DAY, user.id)
      .run()
    await cronJob('make-digests', monday, later.bindings)
    const round = postOffice(later.bindings)
    await round.minute(monday)
    const digest = await later.only(subscribers[0]?.email ?? '')
    expect(digest.subject).toContain(seen(name))
    expect(digest.from?.name).toContain(seen(name))
  })

  test('stays one in a reader’s digest, as a title', async () => {
    const { bindings, only } = server()
    const writer = await createUser()
    const { user, visit } = await somebody(NOON, { emailVerifiedAt: NOON })
    const email = `${user.id}@example.org`
    await env.DB.prepare('UPDATE user SET email = ? WHERE id = ?').bind(email, user.id).run()
    await press(visit, 'followUser', writer.id)
    const keys = createKeys(AUTH_SECRET)
    await newVisit({ now: NOON }).send(
      await emailSettingsPath({ keys }, user.id),
      form({ action: 'digest', digest: 'DAILY' }),
    )
    await createStory({ creatorId: writer.id, title: name, firstPublishedAt: NOON + HOUR })
    await cronJob('send-reader-digests', NOON + 20 * HOUR, bindings)
    expect((await only(email)).subject).toContain(seen(name))
  })
})
