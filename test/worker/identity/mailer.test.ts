import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearMailbox, mailbox } from '../../../worker/platform/development/mailbox'
import { cloudflareDelivery } from '../../../worker/platform/mail/cloudflare/delivery'
import { type DeliveryLimits, withRetries } from '../../../worker/platform/mail/delivery'
import { type Mail, MailFailed } from '../../../worker/platform/mail/mailer'
import { openMailer } from '../../../worker/platform/mail/open-mailer'
import { httpDelivery } from '../../../worker/platform/mail/resend/delivery'
import { senderOf, senderText } from '../../../worker/platform/mail/sender'
import { outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'

const clock = { now: () => Date.UTC(2026, 10, 21) }
const MAIL: Mail = {
  to: 'maren@example.org',
  subject: 'A subject',
  text: 'A text',
  html: '<p>A text</p>',
  code: '123456',
  link: 'https://quire.example/m/callback/email?token=t',
}
const FROM = { name: 'Quire', email: 'mail@quire.example' }

const opened = (more: Partial<Env>) =>
  openMailer({ ...(env as Env), ENVIRONMENT: 'production', ...more }, clock)

/** A mailer that doesn't pause between its attempts. */
const quick = (url: string, limits: DeliveryLimits = {}, key = GOOD_SECRET) =>
  withRetries('http', httpDelivery({ url, key, from: FROM }), { firstWait: 1, ...limits })

describe('mail by HTTP', () => {
  test('is sent in the provider’s protocol, with its headers', async () => {
    const service = outside()
    const mailer = opened({
      MAIL_PROVIDER: 'http',
      MAIL_HTTP_URL: service.url('emails'),
      MAIL_HTTP_KEY: GOOD_SECRET,
      MAIL_FROM: 'Quire <mail@quire.example>',
    })
    const headers = { 'List-Unsubscribe': '<https://quire.example/u>' }
    await mailer.send({ ...MAIL, headers })
    const { seen, sent } = await service.look()
    expect(seen).toHaveLength(1)
    expect(seen[0]?.method).toBe('POST')
    expect(seen[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
    const { to, subject, text, html } = MAIL
    expect(sent).toEqual([{ from: '"Quire" <mail@quire.example>', to: [to], subject, text, html, headers }])
  })

  test('that the service couldn’t accept at first is retried, and sent once', async () => {
    const service = outside()
    // The second response is lost after the mail was accepted.
    await service.fail({ status: 503 }, { lost: true }, { status: 429 })
    await quick(service.url('emails')).send(MAIL)
    const { seen, sent } = await service.look()
    expect(seen).toHaveLength(4)
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  test('isn’t tried again before the service wants it, and then not within a request', async () => {
    const service = outside()
    await service.fail({ status: 429, retryAfter: '3600' })
    await expect(quick(service.url('emails')).send(MAIL)).rejects.toMatchObject({
      mayBeSent: false,
      mayPass: true,
      again: 3_600_000,
    })
    expect((await service.look()).seen).toHaveLength(1)
  })

  test('is a separate mail each time, even with the same content', async () => {
    const service = outside()
    const mailer = quick(service.url('emails'))
    await Promise.all([mailer.send(MAIL), mailer.send(MAIL)])
    expect((await service.look()).sent).toHaveLength(2)
  })

  test.each([
    ['refuses it', { status: 422 }],
    ['knows another key', { status: 401 }],
    ['sends it elsewhere', { status: 302, location: 'https://elsewhere.example/' }],
  ])('fails at once when the service %s', async (_, fault) => {
    const service = outside()
    await service.fail(fault)
    await expect(quick(service.url('emails')).send(MAIL)).rejects.toThrow(MailFailed)
    expect((await service.look()).seen).toHaveLength(1)
  })

  test.each([
    ['is down', { status: 500 }],
    ['has too much to do', { status: 429 }],
    ['breaks off', { status: 502, body: '' }],
    ['says 200 and garbage', { status: 200, body: '<html>' }],
    ['says 200 and no id', { status: 200, body: { error: 'no' } }],
    ['says 200 and an empty id', { status: 200, body: { id: '' } }],
  ])('fails after four tries when the service %s', async (_, fault) => {
    const service = outside()
    await service.fail(...Array(9).fill(fault))
    await expect(quick(service.url('emails')).send(MAIL)).rejects.toThrow(MailFailed)
    expect((await service.look()).seen).toHaveLength(4)
  })

  test.each([
    ['never answers', { hangs: true as const }],
    ['never ends its answer', { endless: true as const }],
  ])('fails in time when the service %s', async (_, fault) => {
    const service = outside()
    await service.fail(...Array(9).fill(fault))
    const limits = vi.spyOn(AbortSignal, 'timeout')
    await expect(quick(service.url('emails'), { timeLimit: 300 }).send(MAIL)).rejects.toThrow(MailFailed)
    expect(limits.mock.calls).toEqual([[300]])
    limits.mockRestore()
  })

  test('fails when the service can’t be reached', async () => {
    await expect(quick('http://127.0.0.1:9/emails').send(MAIL)).rejects.toThrow(MailFailed)
  })

  test.each([
    { MAIL_HTTP_URL: 'http://mail.example/emails' },
    { MAIL_HTTP_URL: 'no address' },
    { MAIL_HTTP_KEY: '' },
    { MAIL_FROM: 'nobody' },
    { MAIL_PROVIDER: 'pigeon' },
  ])('fails, without sending its key anywhere, when it is configured as %j', async (wrong) => {
    const right = {
      MAIL_PROVIDER: 'http',
      MAIL_HTTP_URL: outside().url('emails'),
      MAIL_HTTP_KEY: GOOD_SECRET,
    }
    await expect(opened({ ...right, ...wrong }).send(MAIL)).rejects.toThrow(MailFailed)
  })
})

describe('mail by Cloudflare', () => {
  const failing = (...codes: (string | undefined)[]) => {
    const sent: EmailMessageBuilder[] = []
    const binding = {
      send: async (mail: EmailMessageBuilder) => {
        sent.push(mail)
        const code = codes.shift()
        if (code !== undefined) throw Object.assign(new Error(code), { code })
        return { messageId: 'm' }
      },
    } as SendEmail
    return { sent, mailer: withRetries('cloudflare', cloudflareDelivery(binding, FROM), { firstWait: 1 }) }
  }

  test('is passed to the binding unchanged', async () => {
    await opened({ MAIL_FROM: 'Quire <mail@quire.example>' }).send({
      ...MAIL,
      headers: { 'List-Unsubscribe': '<https://quire.example/u>' },
    })
  })

  test('has both parts, sender and headers, and nothing that only the mailbox needs', async () => {
    const { sent, mailer } = failing()
    const headers = { 'List-Unsubscribe': '<https://quire.example/u>' }
    await mailer.send({ ...MAIL, headers })
    const { to, subject, text, html } = MAIL
    expect(sent).toEqual([{ from: FROM, to, subject, text, html, headers }])
  })

  test('is retried after a transient failure of the binding', async () => {
    const { sent, mailer } = failing('E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR')
    await mailer.send(MAIL)
    expect(sent).toHaveLength(3)
  })

  test.each(['E_SENDER_NOT_VERIFIED', 'E_RECIPIENT_SUPPRESSED', ''])(
    'isn’t retried after %j: it may be on its way, or never will be',
    async (code) => {
      const { sent, mailer } = failing(code)
      await expect(mailer.send(MAIL)).rejects.toThrow(MailFailed)
      expect(sent).toHaveLength(1)
    },
  )

  test('times out when the binding never responds', async () => {
    const binding = { send: () => new Promise(() => {}) } as unknown as SendEmail
    const mailer = withRetries('cloudflare', cloudflareDelivery(binding, FROM), { timeLimit: 50 })
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ name: 'MailFailed', mayBeSent: true })
  })
})

describe('the mailbox', () => {
  beforeEach(clearMailbox)
  const local = (ENVIRONMENT: string) => openMailer({ ...(env as Env), ENVIRONMENT }, clock)

  test('keeps mail, newest first, the last 200', async () => {
    for (let n = 1; n <= 203; n++) await local('test').send({ ...MAIL, subject: `Mail ${n}` })
    const subjects = mailbox().map(({ mail }) => mail.subject)
    expect(subjects).toHaveLength(200)
    expect([subjects[0], subjects[1], subjects[199]]).toEqual(['Mail 203', 'Mail 202', 'Mail 4'])
    expect(mailbox()[0]?.at).toBe(clock.now())
  })

  test('prints what a developer needs in the terminal', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    await local('development').send(MAIL)
    const { code: _, link: __, ...notice } = MAIL
    await local('development').send(notice)
    expect(print.mock.calls).toEqual([
      [`✉ To ${MAIL.to}: ${MAIL.subject}\n  code  ${MAIL.code}\n  link  ${MAIL.link}`],
      [`✉ To ${MAIL.to}: ${MAIL.subject}`],
    ])
    print.mockRestore()
  })

  test('keeps nothing in production, or when a service is configured', async () => {
    const service = outside()
    await opened({ MAIL_FROM: 'mail@quire.example' }).send(MAIL)
    await openMailer(
      {
        ...(env as Env),
        ENVIRONMENT: 'development',
        MAIL_PROVIDER: 'http',
        MAIL_HTTP_URL: service.url('emails'),
        MAIL_HTTP_KEY: GOOD_SECRET,
      },
      clock,
    ).send(MAIL)
    expect((await service.look()).sent).toHaveLength(1)
    expect(mailbox()).toEqual([])
  })
})

describe('the sender', () => {
  const at = (MAIL_FROM?: string) =>
    senderOf({
      MAIN_HOST: 'quire.org:8787',
      PRODUCT_NAME: 'Quire',
      ...(MAIL_FROM === undefined ? {} : { MAIL_FROM }),
    })

  test('is the configured one, or an address at the main host', () => {
    expect(at('Quill & Co <a@b.org>')).toEqual({ name: 'Quill & Co', email: 'a@b.org' })
    expect(at('"Quill" <a@b.org>')).toEqual({ name: 'Quill', email: 'a@b.org' })
    expect(at(' a@b.org ')).toEqual({ name: 'Quire', email: 'a@b.org' })
    expect(at()).toEqual({ name: 'Quire', email: 'no-reply@quire.org' })
  })

  test('adds no header of its own', () => {
    for (const from of ['a', 'a <b>', 'Quire <a@b.org>\r\nBcc: x@y.org', 'a@b.org\nBcc: x@y.org'])
      expect(() => at(from), from).toThrow('MAIL_FROM')
    expect(senderText({ name: 'a"\r\nBcc: x', email: 'a@b.org' })).not.toMatch(/[\r\n]|a"/)
  })
})
