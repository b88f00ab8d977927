import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { oneOf, withRetries } from '../../../worker/platform/mail/delivery'
import { type Mail, MailFailed } from '../../../worker/platform/mail/mailer'
import { openMailer } from '../../../worker/platform/mail/open-mailer'
import { sesWays } from '../../../worker/platform/mail/ses/delivery'
import { sesSettings } from '../../../worker/platform/mail/ses/settings'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import { GOOD_KEY_ID, GOOD_SECRET } from '../../support/outside-secret'
import type { Fault } from '../../support/outside-services'
import { clearMail } from './support'

/* docs/rules/mail.md, "Sending"; docs/operate.md, "Mail". */

beforeEach(clearMail)

const KEY = `${GOOD_KEY_ID}:${GOOD_SECRET}`
const MAIL: Mail = {
  to: 'maren@example.org',
  senderName: 'Ana Writer',
  replyTo: 're@in.quire.example',
  subject: 'A subject & more',
  text: 'A text "with" {{braces}}',
  html: '<p>A text</p>',
  headers: {
    Precedence: 'bulk',
    'List-Unsubscribe': '<https://quire.example/u>',
    'Message-ID': '<a@quire.example>',
    'Feedback-ID': 'a:b',
  },
  tags: { letter: 'abc', subscriber: 'def' },
}
const FROM = { name: 'Quire', email: 'mail@quire.example' }
const STREAMS = { own: 'notices', letters: 'letters' }

function quick(url: string, { key = KEY, from = FROM, streams = STREAMS, timeLimit = 10_000 } = {}) {
  const atOnce = sesWays(sesSettings({ url, key, from }, streams))
  return withRetries('ses', oneOf(atOnce.deliver), { firstWait: 1, timeLimit, atOnce })
}

const to = (...addresses: string[]): Mail[] =>
  addresses.map((address) => ({ ...MAIL, to: `${address}@example.org` }))

/** What a mail is when the service has it. */
const KEPT = {
  FromEmailAddress: '"Ana Writer" <mail@quire.example>',
  ReplyToAddresses: ['re@in.quire.example'],
  ConfigurationSetName: 'letters',
  Destination: { ToAddresses: ['maren@example.org'] },
  Content: {
    Simple: {
      Subject: { Data: 'A subject & more', Charset: 'UTF-8' },
      Body: {
        Html: { Data: '<p>A text</p>', Charset: 'UTF-8' },
        Text: { Data: 'A text "with" {{braces}}', Charset: 'UTF-8' },
      },
      Headers: [
        { Name: 'Precedence', Value: 'bulk' },
        { Name: 'List-Unsubscribe', Value: '<https://quire.example/u>' },
      ],
    },
  },
  EmailTags: [
    { Name: 'letter', Value: 'abc' },
    { Name: 'subscriber', Value: 'def' },
  ],
}

/** Hands mails over together. @returns for each what was said of it, and how many went by each request. */
async function handed(mailer: ReturnType<typeof quick>, service: ReturnType<typeof outside>, mails: Mail[]) {
  const results = await mailer.sendAll?.(mails)
  const { seen, sent } = await service.look()
  return {
    results: results?.map((failure) => failure && { mayPass: failure.mayPass, mayBeSent: failure.mayBeSent }),
    requests: seen.map(({ body }) => JSON.parse(body).BulkEmailEntries?.length ?? 1).toSorted(),
    sent: sent.map(({ Destination }) => (Destination as { ToAddresses: string[] }).ToAddresses[0]).toSorted(),
  }
}

describe('a mail by SES', () => {
  const opened = (more: Partial<Env>) =>
    openMailer(
      {
        ...(env as Env),
        ENVIRONMENT: 'production',
        MAIL_PROVIDER: 'ses',
        MAIL_HTTP_KEY: KEY,
        MAIL_FROM: 'Quire <mail@quire.example>',
        MAIL_STREAM: 'notices',
        MAIL_LETTER_STREAM: 'letters',
        ...more,
      },
      { now: () => NOON },
    )

  test('is signed, with everything in its place', async () => {
    const service = outside()
    await opened({ MAIL_HTTP_URL: service.url('ses') }).send(MAIL)
    expect((await service.look()).sent).toEqual([KEPT])
  })

  test('that somebody waits for goes by a configuration set of its own, or by none', async () => {
    const service = outside()
    const code = { to: MAIL.to, subject: 'Your code', text: '123456', html: '<p>123456</p>' }
    await opened({ MAIL_HTTP_URL: service.url('ses') }).send(code)
    await opened({ MAIL_HTTP_URL: service.url('ses'), MAIL_STREAM: '' }).send(code)
    const { sent } = await service.look()
    expect(sent.map(({ ConfigurationSetName: set }) => set)).toEqual(['notices', undefined])
  })

  test('has a sender’s name without any character beyond ASCII', async () => {
    const service = outside()
    await quick(service.url('ses')).send({ ...MAIL, senderName: 'Ána Wríter 日本' })
    const [mail] = (await service.look()).sent
    expect(mail?.FromEmailAddress).toBe('=?UTF-8?B?w4FuYSBXcsOtdGVyIOaXpeacrA==?= <mail@quire.example>')
  })

  test.each<Partial<Env>>([
    { MAIL_HTTP_URL: '' },
    { MAIL_HTTP_URL: 'https://mail.example/' },
    { MAIL_HTTP_URL: 'https://email.eu-central-1.amazonaws.com.example/' },
    { MAIL_HTTP_KEY: 'a-secret-alone' },
    { MAIL_LETTER_STREAM: 'no set' },
  ])('isn’t sent with %o', async (wrong) => {
    const service = outside()
    const mailer = opened({ MAIL_HTTP_URL: service.url('ses'), ...wrong })
    await expect(mailer.send(MAIL)).rejects.toThrow(MailFailed)
    expect((await service.look()).seen).toEqual([])
  })

  test('goes to the region of its endpoint', () => {
    const of = (url: string) => sesSettings({ url, key: KEY, from: FROM }, STREAMS).region
    expect(of('https://email.eu-central-1.amazonaws.com')).toBe('eu-central-1')
    expect(of('https://email-fips.us-gov-west-1.amazonaws.com/')).toBe('us-gov-west-1')
    expect(of('https://email.cn-north-1.amazonaws.com.cn')).toBe('cn-north-1')
  })

  test('waits while the key, the sender or the set isn’t accepted', async () => {
    const url = outside().url('ses')
    const wrongs: Parameters<typeof quick>[1][] = [
      { key: `${GOOD_KEY_ID}:another` },
      { from: { name: 'Quire', email: 'unverified@quire.example' } },
      { streams: { own: 'gone', letters: 'gone' } },
    ]
    for (const wrong of wrongs)
      await expect(quick(url, wrong).send(MAIL)).rejects.toMatchObject({ mayPass: true, mayBeSent: false })
  })

  test.each<[string, Fault]>([
    ['lost its answer', { lost: true }],
    ['broke down', { status: 500 }],
    ['finds it too large', { status: 413 }],
    ['answered without an id', { status: 200, body: {} }],
  ])('isn’t handed over again if it %s', async (_what, fault) => {
    const service = outside()
    await service.fail(fault)
    await expect(quick(service.url('ses')).send(MAIL)).rejects.toMatchObject({ mayPass: false })
    expect((await service.look()).seen).toHaveLength(1)
  })

  test('is tried again if it was refused for now, and for as long as it wants', async () => {
    const service = outside()
    await service.fail({ status: 503 }, { status: 429 })
    await quick(service.url('ses')).send(MAIL)
    expect((await service.look()).sent).toHaveLength(1)
    await service.fail({ status: 429, retryAfter: '600' })
    await expect(quick(service.url('ses')).send(MAIL)).rejects.toMatchObject({ again: 600_000 })
  })

  test('may have been sent if it never answers', async () => {
    const service = outside()
    await service.fail({ hangs: true })
    const mailer = quick(service.url('ses'), { timeLimit: 100 })
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ mayBeSent: true })
  })
})

describe('mails by SES', () => {
  test('of one sender go by one request, and arrive as one would by itself', async () => {
    const service = outside()
    expect(await quick(service.url('ses')).sendAll?.([MAIL, MAIL])).toEqual([undefined, undefined])
    const { seen, sent } = await service.look()
    expect(seen).toHaveLength(1)
    expect(sent).toEqual([KEPT, KEPT])
  })

  test('with addresses for replies of their own go by requests of their own', async () => {
    const service = outside()
    const mails = to('ann', 'ben', 'cem').map((mail, i) => ({
      ...mail,
      replyTo: `re-${i % 2}@quire.example`,
    }))
    const { results, requests } = await handed(quick(service.url('ses')), service, mails)
    expect({ results, requests }).toEqual({ results: Array(3).fill(undefined), requests: [1, 2] })
  })

  test('are fifty a request at most, and less than a megabyte', async () => {
    const service = outside()
    const many = to(...Array.from({ length: 60 }, (_, i) => `a${i}`))
    expect((await handed(quick(service.url('ses')), service, many)).requests).toEqual([10, 50])
    const large = outside()
    const mails = to('ann', 'ben', 'cem', 'eva').map((mail) => ({ ...mail, html: `"${'x'.repeat(240_000)}` }))
    const { results, requests } = await handed(quick(large.url('ses')), large, mails)
    expect({ results, requests }).toEqual({ results: Array(4).fill(undefined), requests: [1, 3] })
  })

  test('are each judged by itself, and handed over again alone', async () => {
    const service = outside()
    const mails = to('ann', 'illegal-b', 'busy-c', 'paused-d')
    const { results, requests, sent } = await handed(quick(service.url('ses')), service, mails)
    expect(results).toEqual([
      undefined,
      { mayPass: false, mayBeSent: false },
      { mayPass: true, mayBeSent: false },
      { mayPass: true, mayBeSent: false },
    ])
    expect(requests).toEqual([1, 1, 1, 4])
    expect(sent).toEqual(['ann@example.org'])
  })

  test('whose answer is lost aren’t handed over again', async () => {
    const service = outside()
    await service.fail({ lost: true })
    const { results, requests } = await handed(quick(service.url('ses')), service, to('ann', 'ben'))
    expect({ results, requests }).toEqual({
      results: Array(2).fill({ mayPass: false, mayBeSent: false }),
      requests: [2],
    })
  })
})
