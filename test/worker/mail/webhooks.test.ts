import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { resendWebhook } from '../../../worker/endpoints/mail/webhook'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { newVisit } from '../../factories/visit'
import {
  clearMail,
  HARD,
  mailgunBody,
  postMailgun,
  postResend,
  reasons,
  resendEvent,
  SVIX_SECRET,
  svixHeaders,
  tell,
} from './support'

/* docs/rules/mail.md, "What comes back". */

beforeEach(clearMail)

const ANN = { email: 'ann@example.org' }
const BOUNCE = resendEvent('email.bounced', ANN, HARD)

describe('a webhook of Resend', () => {
  test('is believed if it was signed, with one of several keys', async () => {
    const headers = svixHeaders(BOUNCE, {})
    const [, signature] = headers['svix-signature'].split(',')
    const several = { ...headers, 'svix-signature': `v1,${btoa('x'.repeat(32))} v2,x v1,${signature}` }
    expect(await postResend({ body: BOUNCE, headers: several })).toBe(200)
    expect(await reasons()).toEqual(['bounced'])
  })

  test.each<[string, Record<string, string>, string]>([
    ['isn’t signed', {}, BOUNCE],
    ['is signed by somebody else', svixHeaders(BOUNCE, { secret: `whsec_${btoa('another key')}` }), BOUNCE],
    [
      'says something else',
      svixHeaders(BOUNCE, {}),
      resendEvent('email.bounced', { email: 'b@example.org' }, HARD),
    ],
    ['has another id', { ...svixHeaders(BOUNCE, {}), 'svix-id': 'msg_other' }, BOUNCE],
    ['has no id', svixHeaders(BOUNCE, { id: '' }), BOUNCE],
    ['is old', svixHeaders(BOUNCE, { at: NOON - 6 * MINUTE }), BOUNCE],
    ['comes from later', svixHeaders(BOUNCE, { at: NOON + 6 * MINUTE }), BOUNCE],
    ['is too large', svixHeaders('x'.repeat(300_000), {}), 'x'.repeat(300_000)],
  ])('that %s is refused', async (_what, headers, body) => {
    expect(await postResend({ body, headers })).toBe(400)
    expect(await reasons()).toEqual([])
  })

  test.each<Partial<Env>>([
    { MAIL_WEBHOOK_KEY: '' },
    { MAIL_WEBHOOK_KEY: 'no secret of Svix' },
    { MAIL_PROVIDER: 'mailgun' },
    { MAIL_PROVIDER: '' },
  ])('is refused where it isn’t set up: %o', async (more) => {
    expect(await postResend({ body: BOUNCE, headers: svixHeaders(BOUNCE, {}), env: more })).toBe(400)
  })

  test('that is no event is taken and does nothing', async () => {
    for (const body of ['{', '[]', '{"type": 1}', JSON.stringify({ type: 'email.bounced', data: {} })])
      expect(await postResend({ body, headers: svixHeaders(body, {}) })).toBe(200)
    expect(await reasons()).toEqual([])
  })

  test('reaches us from any network, without a session', async () => {
    const visit = newVisit({ env: { MAIL_PROVIDER: 'http', MAIL_WEBHOOK_KEY: SVIX_SECRET }, now: NOON })
    const headers = { 'content-type': 'application/json', ...svixHeaders(BOUNCE, {}) }
    expect((await visit.send('/_/webhooks/resend', { method: 'POST', headers, body: BOUNCE })).status).toBe(
      200,
    )
    expect((await visit.send('/_/webhooks/mailgun', { method: 'POST', headers, body: BOUNCE })).status).toBe(
      400,
    )
  })

  test('comes by POST', async () => {
    const asked = { env: { MAIL_PROVIDER: 'http', MAIL_WEBHOOK_KEY: SVIX_SECRET } }
    const response = await resendWebhook(endpointContext('/_/webhooks/resend', asked))
    expect(response?.status).toBe(405)
    expect(response?.headers.get('allow')).toBe('POST')
  })

  test('is taken once even if it comes at the same time', async () => {
    const id = 'msg_twice'
    await Promise.all(Array.from({ length: 5 }, () => tell('email.bounced', ANN, HARD, { id })))
    const { results } = await env.DB.prepare('SELECT id, state FROM mail_event').all()
    expect(results).toEqual([{ id: `resend ${id}`, state: 'done' }])
  })
})

const failed = (more: object = {}) => ({
  event: 'failed',
  severity: 'permanent',
  reason: 'bounce',
  recipient: ANN.email,
  'delivery-status': { code: 550, message: '5.1.1 No such user' },
  'user-variables': {},
  ...more,
})

describe('a webhook of Mailgun', () => {
  test.each<[object, string[]]>([
    [failed(), ['bounced']],
    [failed({ reason: 'suppress-bounce' }), ['bounced']],
    [failed({ reason: 'suppress-complaint' }), ['complained']],
    [{ event: 'complained', recipient: ANN.email }, ['complained']],
    [failed({ severity: 'temporary' }), []],
    [failed({ reason: 'old' }), []],
    [failed({ reason: 'suppress-unsubscribe' }), []],
    [{ event: 'opened', recipient: ANN.email }, []],
  ])('%o leaves %o', async (data, left) => {
    expect(await postMailgun({ body: mailgunBody({ ...data }) })).toBe(200)
    expect(await reasons()).toEqual(left)
  })

  test('comes hours later if we were down, and its token works once', async () => {
    const sent = { id: 'a-token', at: NOON - 8 * HOUR }
    expect(await postMailgun({ body: mailgunBody(failed(), sent) })).toBe(200)
    const other = failed({ recipient: 'bea@example.org' })
    expect(await postMailgun({ body: mailgunBody(other, sent) })).toBe(200)
    expect(await reasons()).toEqual(['bounced'])
  })

  test.each([
    ['isn’t signed', JSON.stringify({ 'event-data': failed() })],
    ['is signed by somebody else', mailgunBody(failed(), { secret: 'another' })],
    ['is old', mailgunBody(failed(), { at: NOON - 13 * HOUR })],
    ['has another token', mailgunBody(failed()).replace('"token":"', '"token":"x')],
    ['is no JSON', '{'],
  ])('that %s is refused', async (_what, body) => {
    expect(await postMailgun({ body })).toBe(400)
    expect(await reasons()).toEqual([])
  })
})
