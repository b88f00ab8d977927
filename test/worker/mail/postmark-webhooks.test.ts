import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BELIEVED, MAIL_EVENT_KEPT, POSTMARK_MAX_AGE } from '../../../schema/rules/mail-events'
import { HOUR } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'
import { postOffice } from '../letter/support'
import {
  basic,
  clearMail,
  outcomeOf,
  POSTMARK_KEY,
  postPostmark,
  reasons,
  sentLetter,
  stateOf,
} from './support'

/* docs/rules/mail.md, "What comes back". */

beforeEach(clearMail)

/** A time as Postmark writes it. */
const written = (at: number) => new Date(at).toISOString().replace('Z', '1234+00:00')

let made = 0

/** A webhook as Postmark writes it. */
const event = (
  RecordType: string,
  email: string,
  { at = NOON, id = `m${made++}`, ...more }: Record<string, unknown> & { at?: number; id?: string } = {},
) =>
  JSON.stringify({
    RecordType,
    MessageStream: 'broadcast',
    ServerID: 23,
    MessageID: id,
    ...(RecordType === 'Delivery'
      ? { Recipient: email, DeliveredAt: written(at), Details: 'Test delivery' }
      : { ID: 'an id', Email: email, BouncedAt: written(at), From: 'mail@quire.example' }),
    ...more,
  }).replace('"an id"', '4323372036854775807')

const hard = (email: string, more: object = {}) =>
  event('Bounce', email, { Type: 'HardBounce', TypeCode: 1, Inactive: true, ...more })
const ANN = 'ann@example.org'

describe('a webhook of Postmark', () => {
  test.each<[string, object, string[]]>([
    ['Bounce', { Type: 'HardBounce', TypeCode: 1 }, ['bounced']],
    ['Bounce', { Type: 'BadEmailAddress', TypeCode: 100_000 }, ['bounced']],
    ['Bounce', { Type: 'SoftBounce', TypeCode: 4096, Inactive: true }, ['bounced']],
    ['Bounce', { Type: 'SoftBounce', TypeCode: 4096, Inactive: false }, []],
    ['Bounce', { Type: 'Transient', TypeCode: 2 }, []],
    ['Bounce', { Type: 'DMARCPolicy', TypeCode: 100_009 }, []],
    ['Bounce', { Type: 'AutoResponder', TypeCode: 64 }, []],
    ['Bounce', { Type: 'constructor', TypeCode: 0 }, []],
    ['SpamComplaint', { Type: 'SpamComplaint', TypeCode: 512 }, ['complained']],
    ['Delivery', {}, []],
    ['Open', { FirstOpen: true }, []],
    ['SubscriptionChange', { SuppressSending: true }, []],
  ])('%s %o leaves %o', async (type, more, left) => {
    expect(await postPostmark({ body: event(type, ANN, { ...more }) })).toBe(200)
    expect(await reasons()).toEqual(left)
  })

  test('stops an address by its fifth soft bounce in a row', async () => {
    const soft = () => event('Bounce', ANN, { Type: 'SoftBounce', TypeCode: 4096, Inactive: false })
    for (let i = 0; i < 4; i++) await postPostmark({ body: soft() })
    expect(await reasons()).toEqual([])
    await postPostmark({ body: soft() })
    expect(await reasons()).toEqual(['bounced'])
  })

  test.each<[string, Record<string, string>]>([
    ['has no password', {}],
    ['has another password', basic('postmark:another-password-of-somebody')],
    ['has the password of another scheme', { authorization: `Bearer ${btoa(POSTMARK_KEY)}` }],
  ])('that %s is refused', async (_what, headers) => {
    expect(await postPostmark({ body: hard(ANN), headers })).toBe(400)
    expect(await reasons()).toEqual([])
  })

  test('is refused if what it says is older than it is tried, or has no time', async () => {
    expect(await postPostmark({ body: hard(ANN, { at: NOON - 11 * HOUR }) })).toBe(200)
    expect(await reasons()).toEqual(['bounced'])
    for (const at of [NOON - POSTMARK_MAX_AGE - 1000, NOON + POSTMARK_MAX_AGE + 1000])
      expect(await postPostmark({ body: hard('bea@example.org', { at }) })).toBe(400)
    expect(await postPostmark({ body: hard('bea@example.org', { BouncedAt: 'yesterday' }) })).toBe(400)
    expect(await reasons()).toEqual(['bounced'])
    expect(POSTMARK_MAX_AGE).toBeLessThan(MAIL_EVENT_KEPT)
  })

  test('is taken once, however often it comes', async () => {
    const body = event('SpamComplaint', ANN, { id: 'twice' })
    await Promise.all(Array.from({ length: 5 }, () => postPostmark({ body })))
    const { results } = await env.DB.prepare('SELECT id, state FROM mail_event').all()
    expect(results).toEqual([{ id: 'postmark complained twice', state: 'done' }])
  })

  test.each<Partial<Env>>([
    { MAIL_WEBHOOK_KEY: '' },
    { MAIL_WEBHOOK_KEY: 'postmark:short' },
    { MAIL_WEBHOOK_KEY: 'no-name-but-long-enough' },
    { MAIL_PROVIDER: 'mailgun' },
  ])('is refused where it isn’t set up: %o', async (more) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const headers = basic(more.MAIL_WEBHOOK_KEY ?? POSTMARK_KEY)
    expect(await postPostmark({ body: hard(ANN), headers, env: more })).toBe(400)
    log.mockRestore()
  })

  test('that is no event is taken and does nothing', async () => {
    for (const body of ['{', '[]', '{"RecordType": 1}', event('Bounce', '', { Type: 'HardBounce' })])
      expect(await postPostmark({ body })).toBe(200)
    expect(await reasons()).toEqual([])
  })

  test('reaches us from any network with its password alone', async () => {
    const bindings = { MAIL_PROVIDER: 'postmark', MAIL_WEBHOOK_KEY: POSTMARK_KEY }
    const visit = newVisit({ env: bindings, now: NOON })
    const headers = { 'content-type': 'application/json', ...basic(POSTMARK_KEY) }
    const sent = { method: 'POST', headers, body: hard(ANN) }
    expect((await visit.send('/_/webhooks/postmark', sent)).status).toBe(200)
    expect(await reasons()).toEqual(['bounced'])
  })

  test('about more complaints than can be true is held', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { happened } = await sentLetter(postOffice())
    for (let i = 0; i < BELIEVED.complained.always; i++)
      await postPostmark({ body: event('SpamComplaint', `all${i}@example.org`) })
    const Metadata = { letter: happened.letterId, subscriber: happened.subscriberId }
    expect(await postPostmark({ body: event('SpamComplaint', happened.email, { Metadata }) })).toBe(200)
    expect(await stateOf(happened.subscriberId)).toBe('active')
    expect(log).toHaveBeenCalledWith(expect.stringContaining('"mail-event-held"'))
    log.mockRestore()
  })

  test('settles a letter by its metadata, even one whose answer was lost', async () => {
    const { happened } = await sentLetter(postOffice())
    const Metadata = { letter: happened.letterId, subscriber: happened.subscriberId }
    await env.DB.batch([
      env.DB.prepare("UPDATE letter_recipient SET state = 'failed'"),
      env.DB.prepare('UPDATE letter SET sent_count = 0, failed_count = 1'),
    ])
    await postPostmark({ body: event('Delivery', happened.email, { Metadata }) })
    expect(await outcomeOf(happened)).toMatchObject({ state: 'delivered', sent: 1, delivered: 1 })
    const row = await env.DB.prepare('SELECT failed_count AS failed FROM letter').first<{ failed: number }>()
    expect(row?.failed).toBe(0)
    await postPostmark({ body: hard(happened.email, { Metadata }) })
    expect(await outcomeOf(happened)).toMatchObject({ state: 'bounced', sent: 1, delivered: 0, bounced: 1 })
    expect(await stateOf(happened.subscriberId)).toBe('bounced')
  })
})
