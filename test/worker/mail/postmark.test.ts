import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { byNumber, oneOf, withRetries } from '../../../worker/platform/mail/delivery'
import { type Mail, MailFailed } from '../../../worker/platform/mail/mailer'
import { openMailer } from '../../../worker/platform/mail/open-mailer'
import { postmarkDelivery } from '../../../worker/platform/mail/postmark/delivery'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'
import type { Fault } from '../../support/outside-services'
import { clearMail } from './support'

/* docs/rules/mail.md, "Sending"; docs/operate.md, "Mail". */

beforeEach(clearMail)

const MAIL: Mail = {
  to: 'maren@example.org',
  senderName: 'Ana Writer',
  replyTo: 're@in.quire.example',
  subject: 'A subject & more',
  text: 'A text',
  html: '<p>A text</p>',
  headers: {
    Precedence: 'bulk',
    'List-Unsubscribe': '<https://quire.example/u>',
    'Message-ID': '<a@quire.example>',
  },
  tags: { letter: 'abc', subscriber: 'def' },
}
const FROM = { name: 'Quire', email: 'mail@quire.example' }
const STREAMS = { own: 'outbound', letters: 'broadcast' }

function quick(url: string, { key = GOOD_SECRET, most = 100, timeLimit = 10_000, streams = STREAMS } = {}) {
  const deliver = postmarkDelivery({ url, key, from: FROM, streams })
  return withRetries('postmark', oneOf(deliver), {
    firstWait: 1,
    timeLimit,
    atOnce: { deliver, split: byNumber(most) },
  })
}

const to = (...addresses: string[]): Mail[] =>
  addresses.map((address) => ({ ...MAIL, to: `${address}@example.org` }))

/** Hands mails over together. @returns for each what was said of it, and the requests that it took. */
async function handed(mailer: ReturnType<typeof quick>, service: ReturnType<typeof outside>, mails: Mail[]) {
  const results = await mailer.sendAll?.(mails)
  const { seen, sent } = await service.look()
  return {
    results: results?.map((failure) => failure && { mayPass: failure.mayPass, mayBeSent: failure.mayBeSent }),
    requests: seen
      .map(({ body }) => JSON.parse(body).map(({ To }: { To: string }) => To.split('@')[0]))
      .toSorted(),
    sent: sent.map(({ To }) => String(To).split('@')[0]).toSorted(),
  }
}

const opened = (more: Partial<Env>) =>
  openMailer(
    {
      ...(env as Env),
      ENVIRONMENT: 'production',
      MAIL_PROVIDER: 'postmark',
      MAIL_HTTP_KEY: GOOD_SECRET,
      MAIL_FROM: 'Quire <mail@quire.example>',
      ...more,
    },
    { now: () => NOON },
  )

describe('a mail by Postmark', () => {
  test('has everything in its place, and nothing of it is counted', async () => {
    const service = outside()
    await opened({ MAIL_HTTP_URL: service.url('postmark') }).send(MAIL)
    expect((await service.look()).sent).toEqual([
      {
        From: '"Ana Writer" <mail@quire.example>',
        To: 'maren@example.org',
        ReplyTo: 're@in.quire.example',
        Subject: 'A subject & more',
        TextBody: 'A text',
        HtmlBody: '<p>A text</p>',
        Headers: [
          { Name: 'Precedence', Value: 'bulk' },
          { Name: 'List-Unsubscribe', Value: '<https://quire.example/u>' },
          { Name: 'Message-ID', Value: '<a@quire.example>' },
          { Name: 'X-PM-KeepID', Value: 'true' },
        ],
        Metadata: { letter: 'abc', subscriber: 'def' },
        MessageStream: 'broadcast',
        TrackOpens: false,
        TrackLinks: 'None',
      },
    ])
  })

  test('that somebody waits for goes by another stream than letters', async () => {
    const service = outside()
    const mailer = opened({ MAIL_HTTP_URL: service.url('postmark') })
    await mailer.send({ to: MAIL.to, subject: 'Your code', text: '123456', html: '<p>123456</p>' })
    expect((await service.look()).sent).toMatchObject([{ MessageStream: 'outbound', Headers: [] }])
  })

  test.each<Partial<Env>>([
    { MAIL_STREAM: 'no stream' },
    { MAIL_HTTP_KEY: '' },
    { MAIL_HTTP_URL: 'http://mail.example/email/batch' },
  ])('isn’t sent with %o', async (wrong) => {
    const service = outside()
    const mailer = opened({ MAIL_HTTP_URL: service.url('postmark'), ...wrong })
    await expect(mailer.send(MAIL)).rejects.toThrow(MailFailed)
    expect((await service.look()).seen).toEqual([])
  })

  test('waits while its stream is none of the server’s, or the key is wrong', async () => {
    const service = outside()
    const streams = { own: 'gone', letters: 'gone' }
    for (const mailer of [
      quick(service.url('postmark'), { streams }),
      quick(service.url('postmark'), { key: 'another' }),
    ])
      await expect(mailer.send(MAIL)).rejects.toMatchObject({ mayPass: true, mayBeSent: false })
  })
})

describe('mails by Postmark', () => {
  test('go by as few requests as it takes, and each is judged by itself', async () => {
    const service = outside()
    const mailer = quick(service.url('postmark'), { most: 3 })
    expect(await handed(mailer, service, to('ann', 'inactive-b', 'cem', 'illegal-d', 'eva'))).toEqual({
      results: [
        undefined,
        { mayPass: false, mayBeSent: false },
        undefined,
        { mayPass: false, mayBeSent: false },
        undefined,
      ],
      requests: [
        ['ann', 'inactive-b', 'cem'],
        ['illegal-d', 'eva'],
      ],
      sent: ['ann', 'cem', 'eva'],
    })
  })

  test('that it takes later are handed over again, without those that it has', async () => {
    const service = outside()
    const { results, requests, sent } = await handed(
      quick(service.url('postmark')),
      service,
      to('ann', 'busy-b'),
    )
    expect(results).toEqual([undefined, { mayPass: true, mayBeSent: false }])
    expect(requests).toEqual([['ann', 'busy-b'], ['busy-b'], ['busy-b'], ['busy-b']])
    expect(sent).toEqual(['ann'])
  })

  test.each<Fault>([
    { status: 429, retryAfter: '1' },
    { status: 503, retryAfter: '1' },
  ])('wait for as long as it wants after %o, and are sent once', async (fault) => {
    const service = outside()
    await service.fail(fault)
    const waits = vi.spyOn(scheduler, 'wait')
    const { results, sent } = await handed(quick(service.url('postmark')), service, to('ann', 'ben'))
    expect(waits.mock.calls.map(([ms]) => ms)).toEqual([999])
    waits.mockRestore()
    expect({ results, sent }).toEqual({ results: [undefined, undefined], sent: ['ann', 'ben'] })
  })

  test('aren’t tried again within a request if it wants longer', async () => {
    const service = outside()
    await service.fail({ status: 429, retryAfter: '600' })
    const results = await quick(service.url('postmark')).sendAll?.(to('ann', 'ben'))
    expect(results).toMatchObject([
      { mayPass: true, mayBeSent: false, again: 600_000 },
      { mayPass: true, mayBeSent: false, again: 600_000 },
    ])
    expect((await service.look()).seen).toHaveLength(1)
  })

  test.each<[string, Fault]>([
    ['lost its answer', { lost: true }],
    ['broke down', { status: 500, body: { ErrorCode: 500, Message: 'Internal' } }],
    ['answered something else', { status: 200, body: 'ok' }],
    ['judged another number of mails', { status: 200, body: [{ ErrorCode: 0, MessageID: 'a' }] }],
    ['sends them elsewhere', { status: 302, location: 'https://x.example/' }],
  ])('aren’t handed over again if it %s', async (_what, fault) => {
    const service = outside()
    await service.fail(fault)
    const { results, requests } = await handed(quick(service.url('postmark')), service, to('ann', 'ben'))
    expect(results).toEqual(Array(2).fill({ mayPass: false, mayBeSent: false }))
    expect(requests).toHaveLength(1)
  })

  test('may have been sent if it never answers', async () => {
    const service = outside()
    await service.fail({ hangs: true })
    const mailer = quick(service.url('postmark'), { timeLimit: 100 })
    expect((await handed(mailer, service, to('ann', 'ben'))).results).toEqual(
      Array(2).fill({ mayPass: true, mayBeSent: true }),
    )
  })

  test('that it refuses as a whole are all judged by its code', async () => {
    const service = outside()
    await service.fail({ status: 422, body: { ErrorCode: 412, Message: 'The account is pending.' } })
    expect((await handed(quick(service.url('postmark')), service, to('ann'))).results).toEqual([
      { mayPass: true, mayBeSent: false },
    ])
  })
})
