import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { REPLIES_OF_SUBSCRIBER } from '../../../schema/rules/mail-events'
import { receivedMail } from '../../../schema/wording/received-mail'
import { takeMail } from '../../../worker/jobs/take-mail'
import { NOON } from '../../factories/ids'
import { arrive, BELIEVED_BY, DOMAIN, letterWithAddresses, replyOf } from './received'
import { clearMail, stateOf } from './support'

/* docs/rules/newsletters.md, "Replies". */

beforeEach(clearMail)

const { refused } = receivedMail

/** What was passed on, without the letter itself. */
const passedOn = async ({ office }: Awaited<ReturnType<typeof letterWithAddresses>>) =>
  (await office.mails()).slice(1)

describe('a letter where mail is received', () => {
  test('has two addresses of its own for each recipient, and none of its writer', async () => {
    const { re, out, mail } = await letterWithAddresses()
    expect(re).toMatch(new RegExp(`^re-[a-z0-9-]{20,61}@${DOMAIN}$`))
    expect(out).toMatch(new RegExp(`^out-[a-z0-9-]{20,60}@${DOMAIN}$`))
    expect(JSON.stringify(mail)).not.toContain('@example.com')
  })

  test('is left by a mail, once and for all', async () => {
    const letter = await letterWithAddresses()
    const sent = { ...replyOf(letter, {}, ''), to: letter.out.toUpperCase() }
    expect(await arrive(letter, sent)).toBeUndefined()
    expect(await arrive(letter, sent)).toBeUndefined()
    expect(await stateOf(letter.happened.subscriberId)).toBe('unsubscribed')
  })

  test('is left by nobody who makes an address up', async () => {
    const letter = await letterWithAddresses()
    const forged = letter.out.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'))
    for (const to of [
      forged,
      letter.re.replace(/^re/, 'out'),
      letter.out.replace(DOMAIN, 'elsewhere.example'),
    ])
      expect(await arrive(letter, { ...replyOf(letter), to })).toBe(refused.nobody)
    expect(await stateOf(letter.happened.subscriberId)).toBe('active')
  })
})

describe('a reply', () => {
  test('goes to the writer, as its words alone, and is answered directly', async () => {
    const letter = await letterWithAddresses()
    expect(await arrive(letter, replyOf(letter))).toBeUndefined()
    const [mail] = await passedOn(letter)
    expect(mail).toMatchObject({
      to: ['ana@example.com'],
      reply_to: letter.happened.email,
      subject: 'Re: A letter',
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(mail?.text).toContain('I liked it.\n\n<b>Really</b>.')
    expect(mail?.html).toContain('&lt;b&gt;Really&lt;/b&gt;.')
  })

  test('that a server brings twice is passed on once', async () => {
    const letter = await letterWithAddresses()
    await arrive(letter, replyOf(letter))
    await arrive(letter, replyOf(letter))
    expect(await passedOn(letter)).toHaveLength(1)
  })

  test('in HTML alone has its words, and no script of it', async () => {
    const letter = await letterWithAddresses()
    const html =
      '<p>One</p><script>alert(1)</script><style>p{}</style><div>Two <img src=x onerror=alert(2)></div>'
    await arrive(letter, replyOf(letter, { 'Content-Type': 'text/html; charset=utf-8' }, html))
    const [mail] = await passedOn(letter)
    expect(mail?.text).toContain('One\n\nTwo')
    expect(JSON.stringify(mail)).not.toContain('alert')
  })

  test.each<[string, Record<string, string>, string]>([
    ['of somebody else', { From: 'eve@example.org' }, refused.notYou],
    [
      'that our server knows to be forged',
      { 'Authentication-Results': 'mx.cloudflare.net; dmarc=fail; spf=pass' },
      refused.notYou,
    ],
    [
      'that nobody has looked at',
      { 'Authentication-Results': 'mail.example.org; dmarc=pass' },
      refused.notYou,
    ],
    ['that a program has sent', { 'Auto-Submitted': 'auto-replied' }, refused.automatic],
    ['that goes to many', { Precedence: 'bulk' }, refused.automatic],
    ['of a list', { 'List-Id': '<list.example.org>' }, refused.automatic],
  ])('%s is refused', async (_what, headers, reason) => {
    const letter = await letterWithAddresses()
    expect(await arrive(letter, replyOf(letter, headers))).toBe(reason)
    expect(await passedOn(letter)).toEqual([])
  })

  test('is believed by SPF where its domain has no DMARC, if it handed the mail over itself', async () => {
    const letter = await letterWithAddresses()
    const none = {
      'Authentication-Results': 'mx.cloudflare.net; dmarc=none; spf=pass smtp.mailfrom=x@example.org',
    }
    expect(await arrive(letter, { ...replyOf(letter, none), from: 'x@elsewhere.example' })).toBe(
      refused.notYou,
    )
    expect(await arrive(letter, replyOf(letter, none))).toBeUndefined()
  })

  test('isn’t believed by a header that came with it', async () => {
    const letter = await letterWithAddresses()
    const own = {
      'Authentication-Results': 'mx.cloudflare.net; dmarc=fail',
      'ARC-Authentication-Results': `i=1; ${BELIEVED_BY}`,
    }
    expect(await arrive(letter, replyOf(letter, own))).toBe(refused.notYou)
  })

  test('without a sender, without words, or too large is refused', async () => {
    const letter = await letterWithAddresses()
    expect(await arrive(letter, { ...replyOf(letter), from: '' })).toBe(refused.automatic)
    expect(await arrive(letter, replyOf(letter, {}, ' \n'))).toBe(refused.empty)
    expect(await arrive(letter, { ...replyOf(letter), rawSize: 25 * 1024 * 1024 })).toBe(refused.tooLarge)
    expect(await passedOn(letter)).toEqual([])
  })

  test('of 25 MB is refused before any of it is read', async () => {
    const letter = await letterWithAddresses()
    let pulls = 0
    const raw = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulls += 1
          controller.enqueue(new Uint8Array(65_536))
        },
      },
      { highWaterMark: 0 },
    )
    let reason: string | undefined
    const setReject = (said: string) => {
      reason = said
    }
    const arrived = { from: letter.happened.email, to: letter.re, raw, rawSize: 25 * 1024 * 1024, setReject }
    await takeMail(arrived, { ...env, ...letter.office.bindings } as Env, { now: () => NOON })
    expect([reason, pulls]).toEqual([refused.tooLarge, 0])
  })

  test('that is what we have passed on, brought back to us, isn’t passed on again', async () => {
    const letter = await letterWithAddresses()
    await arrive(letter, replyOf(letter))
    const [ours] = await passedOn(letter)
    expect(ours?.headers).toMatchObject({ 'X-Auto-Response-Suppress': 'All' })
    expect(await arrive(letter, replyOf(letter, ours?.headers, ours?.text))).toBe(refused.automatic)
    // A letter that a list or a rule of the mailbox sends back has the headers of a list.
    expect(await arrive(letter, replyOf(letter, letter.mail?.headers, letter.mail?.text))).toBe(
      refused.automatic,
    )
    expect(await passedOn(letter)).toHaveLength(1)
  })

  test.each<[string, Record<string, string>]>([
    ['an absence', { 'Auto-Submitted': 'auto-replied (vacation)', Subject: 'Auto: away' }],
    ['an absence of Outlook', { 'X-Auto-Response-Suppress': 'All', 'Auto-Submitted': 'auto-generated' }],
    ['an old answering program', { Precedence: 'auto_reply' }],
    ['another old one', { 'X-Autoreply': 'yes' }],
    ['a mailbox that answers whatever comes', { 'X-Autorespond': 'Re: A letter' }],
    ['a loop that names itself', { 'X-Loop': 'list@example.org' }],
  ])('that tells of %s isn’t passed on', async (_what, headers) => {
    const letter = await letterWithAddresses()
    expect(await arrive(letter, replyOf(letter, headers))).toBe(refused.automatic)
    expect(await passedOn(letter)).toEqual([])
  })

  test('to a writer who asked for none, or who blocks the subscriber, is refused', async () => {
    const letter = await letterWithAddresses()
    await env.DB.prepare('UPDATE subscriber SET user_id = ? WHERE id = ?')
      .bind('somebody', letter.happened.subscriberId)
      .run()
    await env.DB.prepare('INSERT INTO block (blocker_id, blocked_id, created_at) VALUES (?, ?, ?)')
      .bind(letter.user.id, 'somebody', NOON)
      .run()
    expect(await arrive(letter, replyOf(letter))).toBe(refused.closed)
    await env.DB.prepare('DELETE FROM block').run()
    await env.DB.prepare('UPDATE letter SET replies_to = NULL').run()
    expect(await arrive(letter, replyOf(letter))).toBe(refused.closed)
  })

  test('is passed on ten times an hour', async () => {
    const letter = await letterWithAddresses()
    for (let i = 0; i < REPLIES_OF_SUBSCRIBER.most; i++)
      expect(await arrive(letter, replyOf(letter, {}, `Number ${i}`))).toBeUndefined()
    expect(await arrive(letter, replyOf(letter, {}, 'One more'))).toBe(refused.tooMany)
  })

  test('comes again if the mail service is down', async () => {
    const letter = await letterWithAddresses()
    await letter.office.fail(...Array(4).fill({ status: 422, body: {} }))
    await expect(arrive(letter, replyOf(letter))).rejects.toThrow()
  })
})
