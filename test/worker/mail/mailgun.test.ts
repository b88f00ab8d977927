import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { withRetries } from '../../../worker/platform/mail/delivery'
import { type Mail, MailFailed } from '../../../worker/platform/mail/mailer'
import { mailgunDelivery } from '../../../worker/platform/mail/mailgun/delivery'
import { openMailer } from '../../../worker/platform/mail/open-mailer'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'
import type { Fault } from '../../support/outside-services'
import { createWriter, lettersOf, postOffice, send } from '../letter/support'
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
  headers: { Precedence: 'bulk' },
  tags: { letter: 'abc', subscriber: 'def' },
}
const FROM = { name: 'Quire', email: 'mail@quire.example' }

const quick = (url: string, key = GOOD_SECRET) =>
  withRetries('mailgun', mailgunDelivery({ url, key, from: FROM }), { firstWait: 1 })

describe('mail by Mailgun', () => {
  test('is a form with everything in its place, and nothing of it is counted', async () => {
    const service = outside()
    const mailer = openMailer(
      {
        ...(env as Env),
        ENVIRONMENT: 'production',
        MAIL_PROVIDER: 'mailgun',
        MAIL_HTTP_URL: service.url('mailgun'),
        MAIL_HTTP_KEY: GOOD_SECRET,
        MAIL_FROM: 'Quire <mail@quire.example>',
      },
      { now: () => NOON },
    )
    await mailer.send(MAIL)
    expect((await service.look()).sent).toEqual([
      {
        from: '"Ana Writer" <mail@quire.example>',
        to: 'maren@example.org',
        subject: 'A subject & more',
        text: 'A text',
        html: '<p>A text</p>',
        'o:tracking': 'no',
        'h:Reply-To': 're@in.quire.example',
        'h:Precedence': 'bulk',
        'v:letter': 'abc',
        'v:subscriber': 'def',
      },
    ])
  })

  test('is tried again if it was refused, and never if it may have been taken', async () => {
    const service = outside()
    await service.fail({ status: 429 }, { status: 503 })
    await quick(service.url('mailgun')).send(MAIL)
    expect((await service.look()).sent).toHaveLength(1)

    const lost = outside()
    await lost.fail({ lost: true })
    await expect(quick(lost.url('mailgun')).send(MAIL)).rejects.toThrow(MailFailed)
    expect((await lost.look()).seen).toHaveLength(1)
  })

  test.each<Fault>([
    { status: 500 },
    { status: 400 },
    { status: 200, body: 'ok' },
    { status: 302, location: 'https://x.example/' },
  ])('fails at once for %o', async (fault) => {
    const service = outside()
    await service.fail(fault)
    await expect(quick(service.url('mailgun')).send(MAIL)).rejects.toMatchObject({ mayPass: false })
    expect((await service.look()).seen).toHaveLength(1)
  })

  test('waits while the key is wrong', async () => {
    const service = outside()
    await expect(quick(service.url('mailgun'), 'another').send(MAIL)).rejects.toMatchObject({ mayPass: true })
  })

  test('needs the address of its domain', async () => {
    const settings = { MAIL_PROVIDER: 'mailgun', MAIL_HTTP_KEY: GOOD_SECRET, MAIL_HTTP_URL: '' }
    const mailer = openMailer(
      { ...(env as Env), ENVIRONMENT: 'production', ...settings },
      { now: () => NOON },
    )
    await expect(mailer.send(MAIL)).rejects.toThrow(MailFailed)
  })
})

test('a letter whose answer is lost counts as failed for that one, and nobody gets two', async () => {
  const service = outside()
  const office = postOffice({ MAIL_PROVIDER: 'mailgun', MAIL_HTTP_URL: service.url('mailgun') })
  const { user, visit, story } = await createWriter(office)
  await service.fail({ lost: true })
  await send(visit, { newsletterId: user.id, postId: story.id })
  await office.drain()
  await office.minute(NOON + 5 * MINUTE)
  expect(await lettersOf(visit, user.id)).toMatchObject([{ state: 'SENT', sentCount: 2, failedCount: 1 }])
  const { sent } = await service.look()
  expect(new Set(sent.map(({ to }) => to)).size).toBe(3)
  expect(sent).toHaveLength(3)
})
