import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BELIEVED, MAIL_EVENT_KEPT, SNS_MAX_AGE } from '../../../schema/rules/mail-events'
import { MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'
import { outside } from '../../support/outside'
import { postOffice } from '../letter/support'
import { clearMail, outcomeOf, postSns, reasons, sentLetter, stateOf, TOPIC } from './support'

/* docs/rules/mail.md, "What comes back". */

beforeEach(clearMail)

const ANN = 'ann@example.org'
const service = outside()
const SNS = service.url('sns')
const CERTIFICATE = `${SNS}/SimpleNotificationService-own.pem`

let made = 0

/** An event as SES writes it. */
const event = (eventType: string, more: object, mail: object = {}) =>
  JSON.stringify({
    eventType,
    mail: { messageId: `m${made++}`, destination: [ANN], ...mail },
    ...more,
  })
const recipients = (email: string) => [{ emailAddress: email, status: '5.1.1' }]
const bounce = (bounceType: string, email = ANN, mail = {}) =>
  event(
    'Bounce',
    { bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: recipients(email) } },
    mail,
  )
const complaint = (email = ANN, mail = {}, more = {}) =>
  event('Complaint', { complaint: { complainedRecipients: recipients(email), ...more } }, mail)
const delivery = (email = ANN, mail = {}) => event('Delivery', { delivery: { recipients: [email] } }, mail)

const HARD = bounce('Permanent')

/** What SNS posts, signed in another process. */
async function signed(Message: string, more: Record<string, string> = {}): Promise<string> {
  const message = {
    Type: 'Notification',
    MessageId: `sns-${made++}`,
    TopicArn: TOPIC,
    Message,
    Timestamp: new Date(NOON).toISOString(),
    SignatureVersion: '2',
    SigningCertURL: CERTIFICATE,
    ...more,
  }
  return (await fetch(`${SNS}/sign`, { method: 'POST', body: JSON.stringify(message) })).text()
}

const told = async (message: string, more: Record<string, string> = {}) =>
  postSns(SNS, { body: await signed(message, more) })

describe('an event of SES', () => {
  test.each<[string, string, string[]]>([
    ['a bounce', HARD, ['bounced']],
    ['a bounce of its own list', bounce('Permanent'), ['bounced']],
    ['a bounce for now', bounce('Transient'), []],
    ['a bounce that it doesn’t understand', bounce('Undetermined'), []],
    ['a complaint', complaint(), ['complained']],
    ['a complaint that is taken back', complaint(ANN, {}, { complaintFeedbackType: 'not-spam' }), []],
    ['a delivery', delivery(), []],
    ['a delay', event('DeliveryDelay', {}), []],
    ['a notification of a bounce', HARD.replace('eventType', 'notificationType'), ['bounced']],
    ['no event', '{"eventType":"Bounce"}', []],
    ['no JSON', '{', []],
  ])('that is %s', async (_what, message, left) => {
    expect(await told(message)).toBe(200)
    expect(await reasons()).toEqual(left)
  })

  test('settles a letter by its tags', async () => {
    const { happened } = await sentLetter(postOffice())
    const tags = {
      letter: [happened.letterId],
      subscriber: [happened.subscriberId],
      'ses:from-domain': ['x'],
    }
    await told(delivery(happened.email, { tags }))
    expect(await outcomeOf(happened)).toMatchObject({ state: 'delivered', delivered: 1 })
    await told(bounce('Permanent', happened.email, { tags }))
    expect(await outcomeOf(happened)).toMatchObject({ state: 'bounced', bounced: 1, delivered: 0 })
  })

  test('is taken once, even as an event and as a notification', async () => {
    const said = bounce('Transient', ANN, { messageId: 'twice' })
    const body = await signed(said)
    await Promise.all([postSns(SNS, { body }), postSns(SNS, { body })])
    await told(said.replace('eventType', 'notificationType'))
    const { results } = await env.DB.prepare('SELECT id, state FROM mail_event').all()
    expect(results).toEqual([{ id: 'ses refused twice', state: 'done' }])
  })

  test('about more complaints than can be true is held', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { happened } = await sentLetter(postOffice())
    for (let i = 0; i < BELIEVED.complained.always; i++) await told(complaint(`all${i}@example.org`))
    expect(await told(complaint(happened.email))).toBe(200)
    expect(await stateOf(happened.subscriberId)).toBe('active')
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"mail-event-held"'))
    log.mockRestore()
  })
})

describe('a message of SNS', () => {
  test.each<[string, Record<string, string>]>([
    ['of the first version', { SignatureVersion: '1' }],
    ['with a subject', { Subject: 'Amazon SES Email Event Notification' }],
  ])('%s is believed', async (_what, more) => {
    expect(await told(HARD, more)).toBe(200)
    expect(await reasons()).toEqual(['bounced'])
  })

  test.each<[string, Record<string, string>]>([
    ['is of another topic', { TopicArn: `${TOPIC}-2` }],
    [
      'has a certificate from elsewhere',
      { SigningCertURL: `${outside().url('sns')}/SimpleNotificationService-own.pem` },
    ],
    ['has a certificate whose address isn’t one', { SigningCertURL: `${SNS}/Another.pem` }],
    [
      'has a certificate that is in the question',
      { SigningCertURL: `${SNS}/sign?/SimpleNotificationService-own.pem` },
    ],
    ['has a certificate that is over', { SigningCertURL: `${SNS}/SimpleNotificationService-old.pem` }],
    ['has no certificate', { SigningCertURL: `${SNS}/SimpleNotificationService-none.pem` }],
    ['is old', { Timestamp: new Date(NOON - SNS_MAX_AGE - MINUTE).toISOString() }],
    ['comes from later', { Timestamp: new Date(NOON + SNS_MAX_AGE + MINUTE).toISOString() }],
    ['has no time', { Timestamp: 'yesterday' }],
    ['has a signature of a version that nobody knows', { SignatureVersion: '3' }],
  ])('that %s is refused', async (_what, more) => {
    expect(await told(HARD, more)).toBe(400)
    expect(await reasons()).toEqual([])
    expect(SNS_MAX_AGE).toBeLessThan(MAIL_EVENT_KEPT)
  })

  test('that says something else than what was signed is refused', async () => {
    const body = await signed(HARD)
    for (const forged of [
      body.replace(ANN, 'bea@example.org'),
      body.replace('Notification', 'UnsubscribeConfirmation'),
      body.replace('"SignatureVersion":"2"', '"SignatureVersion":"1"'),
      body.replace(/"Signature":"[^"]+"/, '"Signature":"AAAA"'),
      body.replace('"Message":', '"Subject":"x","Message":'),
      '{',
    ])
      expect(await postSns(SNS, { body: forged })).toBe(400)
    expect(await reasons()).toEqual([])
  })

  test('comes again if its certificate can’t be reached', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const gone = { SigningCertURL: `${SNS}/SimpleNotificationService-gone.pem` }
    expect(await told(HARD, gone)).toBe(503)
    log.mockRestore()
  })

  test.each<Partial<Env>>([
    { MAIL_WEBHOOK_KEY: '' },
    { MAIL_WEBHOOK_KEY: 'quire-mail' },
    { MAIL_PROVIDER: 'postmark' },
    { SNS_URL: '' },
    { SNS_URL: 'http://sns.example' },
  ])('is refused where it isn’t set up: %o', async (more) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await postSns(SNS, { body: await signed(HARD), env: more })).toBe(400)
    log.mockRestore()
  })

  test('reaches us from any network, without a session', async () => {
    const bindings = { MAIL_PROVIDER: 'ses', MAIL_WEBHOOK_KEY: TOPIC, SNS_URL: SNS }
    const visit = newVisit({ env: bindings, now: NOON })
    const headers = { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' }
    const sent = { method: 'POST', headers, body: await signed(HARD) }
    expect((await visit.send('/_/webhooks/ses', sent)).status).toBe(200)
    expect(await reasons()).toEqual(['bounced'])
  })
})

describe('a subscription to the topic', () => {
  const confirmed = async () =>
    (await service.look()).seen.filter(({ url }) => url.includes('Action=ConfirmSubscription')).length
  const asked = (more: Record<string, string> = {}) =>
    told('You have chosen to subscribe to the topic.', {
      Type: 'SubscriptionConfirmation',
      Token: 'a-token',
      SubscribeURL: `${SNS}/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=a-token`,
      ...more,
    })

  test('is confirmed', async () => {
    const before = await confirmed()
    expect(await asked()).toBe(200)
    expect((await confirmed()) - before).toBe(1)
  })

  test('isn’t confirmed if it is another topic’s, or the link leads elsewhere', async () => {
    const before = await confirmed()
    const elsewhere = outside()
    expect(await asked({ TopicArn: `${TOPIC}-2` })).toBe(400)
    expect(await asked({ SubscribeURL: `${elsewhere.url('sns')}/?Action=ConfirmSubscription` })).toBe(200)
    expect((await elsewhere.look()).seen).toEqual([])
    expect((await confirmed()) - before).toBe(0)
  })

  test('is asked for again if SNS doesn’t answer, and its end is told', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await asked({ SubscribeURL: `${SNS}/Gone` })).toBe(503)
    expect(await asked({ Type: 'UnsubscribeConfirmation' })).toBe(200)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('SNS says no more of mails'))
    log.mockRestore()
  })
})
