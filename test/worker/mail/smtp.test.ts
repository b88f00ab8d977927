import { env } from 'cloudflare:workers'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { withRetries } from '../../../worker/platform/mail/delivery'
import { type Mail, MailFailed } from '../../../worker/platform/mail/mailer'
import { openMailer } from '../../../worker/platform/mail/open-mailer'
import { smtpDelivery } from '../../../worker/platform/mail/smtp/delivery'
import { smtpServerOf } from '../../../worker/platform/mail/smtp/settings'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import type { Delivered } from '../../support/outside-smtp'
import { createWriter, lettersOf, postOffice, send } from '../letter/support'
import { clearMail } from './support'

/* docs/rules/mail.md, "Sending"; docs/operate.md, "Mail". */

beforeEach(clearMail)

const MAIL: Mail = {
  to: 'maren@example.org',
  senderName: 'Ana “A” Writer',
  replyTo: 're@in.quire.example',
  subject:
    'Ein schöner Tag, der sehr viel länger ist als eine Zeile, in die ein Betreff für gewöhnlich passt 🌊',
  text: 'Grüße\n.\nEnd',
  html: '<p>Grüße</p>',
  headers: { Precedence: 'bulk', 'Message-ID': '<abc.def@quire.example>' },
}
const FROM = { name: 'Quire', email: 'mail@quire.example' }

const mailsOf = async (service: ReturnType<typeof outside>) =>
  (await service.look()).sent as unknown as Delivered[]

const quick = (url: string, timeLimit = 10_000) =>
  withRetries('smtp', smtpDelivery(smtpServerOf({ SMTP_URL: url }), FROM), { firstWait: 1, timeLimit })

describe('mail by SMTP', () => {
  test('arrives at a real server as it was written, read by a real parser', async () => {
    const service = outside()
    const bindings = {
      ENVIRONMENT: 'production',
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: service.smtp(),
      MAIL_FROM: 'Quire <mail@quire.example>',
    }
    await openMailer({ ...(env as Env), ...bindings }, { now: () => NOON }).send(MAIL)
    const [delivered] = await mailsOf(service)
    expect(delivered).toMatchObject({ from: 'mail@quire.example', to: ['maren@example.org'] })
    const mail = await PostalMime.parse(delivered?.raw ?? '')
    expect(mail).toMatchObject({
      from: { name: 'Ana “A” Writer', address: 'mail@quire.example' },
      to: [{ address: 'maren@example.org' }],
      replyTo: [{ address: 're@in.quire.example' }],
      subject: MAIL.subject,
      messageId: '<abc.def@quire.example>',
    })
    expect(mail.text?.trim()).toBe('Grüße\n.\nEnd')
    expect(mail.html).toContain('<p>Grüße</p>')
    expect(mail.headers.filter(({ key }) => key === 'precedence')).toMatchObject([{ value: 'bulk' }])
  })

  test('has its reports sent to its return path', async () => {
    const service = outside()
    await quick(service.smtp()).send({ ...MAIL, returnPath: 're-a-b-c@in.quire.example' })
    expect(await mailsOf(service)).toMatchObject([{ from: 're-a-b-c@in.quire.example' }])
  })

  test.each([
    ['unknown-1@example.org', false],
    ['busy-1@example.org', true],
  ])('to %s may pass: %s', async (to, mayPass) => {
    const service = outside()
    await expect(quick(service.smtp()).send({ ...MAIL, to })).rejects.toMatchObject({ mayPass })
    expect(await mailsOf(service)).toEqual([])
  })

  test('whose answer never comes isn’t sent again', async () => {
    const service = outside()
    const mailer = quick(service.smtp(), 2000)
    await expect(mailer.send({ ...MAIL, to: 'lost-1@example.org' })).rejects.toMatchObject({
      mayBeSent: true,
    })
    expect(await mailsOf(service)).toHaveLength(1)
  })

  test('waits while the password is wrong, or nobody listens', async () => {
    await expect(quick(outside().smtp('wrong')).send(MAIL)).rejects.toMatchObject({ mayPass: true })
    await expect(quick('smtp://u:p@127.0.0.1:1').send(MAIL)).rejects.toMatchObject({ mayPass: true })
  })

  test.each(['', 'mail.example', 'https://mail.example', 'smtp://'])(
    'needs a server, which “%s” isn’t',
    async (url) => {
      const bindings = { ENVIRONMENT: 'production', MAIL_PROVIDER: 'smtp', SMTP_URL: url }
      const mailer = openMailer({ ...(env as Env), ...bindings }, { now: () => NOON })
      await expect(mailer.send(MAIL)).rejects.toThrow(MailFailed)
    },
  )
})

test.each<[string, object]>([
  [
    'smtps://mail.example',
    { host: 'mail.example', port: 465, isSecure: true, isLocal: false, auth: undefined },
  ],
  ['smtp://me%40x:p%3Aw@mail.example', { port: 587, isSecure: false, auth: { user: 'me@x', pass: 'p:w' } }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, isLocal: true }],
])('%s is a server', (url, server) => {
  expect(smtpServerOf({ SMTP_URL: url })).toMatchObject(server)
})

test('a letter goes to each subscriber once over SMTP', async () => {
  const service = outside()
  const office = postOffice({ MAIL_PROVIDER: 'smtp', SMTP_URL: service.smtp() })
  const { user, visit, story } = await createWriter(office)
  await send(visit, { newsletterId: user.id, postId: story.id })
  await office.drain()
  await office.minute(NOON + MINUTE)
  expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 3, failedCount: 0 }])
  expect(new Set((await mailsOf(service)).map(({ to }) => to[0])).size).toBe(3)
})
