import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { openSms, type SmsEnv } from '../../../worker/platform/sms/open-sms'
import { budgetOf, pricesOf } from '../../../worker/platform/sms/prices'
import type { SmsOutcome } from '../../../worker/platform/sms/sms'
import { twilioSend } from '../../../worker/platform/sms/twilio'
import { NOON } from '../../factories/ids'
import { outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'
import type { Fault } from '../../support/outside-services'
import { TWILIO_ACCOUNT, UNREACHABLE } from '../../support/outside-twilio'

/* docs/operate.md, "Text messages". */

const MESSAGE = {
  to: '+4915121230000',
  text: '123456 is your code.\n\n@quire.example #123456',
  code: '123456',
}
const production = (given: Partial<SmsEnv>): SmsEnv => ({
  ...(env as Env),
  ENVIRONMENT: 'production',
  ...given,
})
const clock = { now: () => NOON }

const quick = (api: string, given: { key?: string; from?: string; timeLimit?: number } = {}) => {
  const { timeLimit = 5000, ...settings } = given
  return twilioSend(
    { api, account: TWILIO_ACCOUNT, key: GOOD_SECRET, from: '+4930123456', ...settings },
    { firstWait: 1, timeLimit },
  )
}

describe('a text message by Twilio', () => {
  test('is a form with the number, the sender and the text', async () => {
    const service = outside()
    const sms = openSms(
      production({
        SMS_PROVIDER: 'twilio',
        SMS_API: service.url('twilio'),
        SMS_ACCOUNT: TWILIO_ACCOUNT,
        SMS_KEY: GOOD_SECRET,
        SMS_FROM: '+4930123456',
      }),
      clock,
    )
    expect(await sms?.send(MESSAGE)).toBe('taken')
    const { sent, seen } = await service.look()
    expect(sent).toEqual([{ To: MESSAGE.to, From: '+4930123456', Body: MESSAGE.text }])
    expect(seen[0]?.url).toMatch(/\/2010-04-01\/Accounts\/AC[0-9a-f]{32}\/Messages\.json$/)
  })

  test('comes from a messaging service where one is named', async () => {
    const service = outside()
    expect(await quick(service.url('twilio'), { from: 'MG0123' })(MESSAGE)).toBe('taken')
    expect((await service.look()).sent).toEqual([
      { To: MESSAGE.to, MessagingServiceSid: 'MG0123', Body: MESSAGE.text },
    ])
  })

  test('is tried again if it was refused for now', async () => {
    const service = outside()
    await service.fail({ status: 429 }, { status: 503 })
    expect(await quick(service.url('twilio'))(MESSAGE)).toBe('taken')
    const { sent, seen } = await service.look()
    expect([sent.length, seen.length]).toEqual([1, 3])
  })

  test.each<[string, Fault, SmsOutcome]>([
    ['whose answer was lost', { lost: true }, 'unknown'],
    ['that met an error of the service', { status: 500 }, 'unknown'],
    ['that was taken without an id', { status: 201, body: {} }, 'unknown'],
    ['that was refused', { status: 400, body: { code: 21408 } }, 'refused'],
    ['that was led elsewhere', { status: 307, location: 'https://elsewhere.example/' }, 'refused'],
  ])('%s is never sent twice', async (_, fault, outcome) => {
    const service = outside()
    await service.fail(fault)
    expect(await quick(service.url('twilio'))(MESSAGE)).toBe(outcome)
    expect((await service.look()).seen).toHaveLength(1)
  })

  test('that nobody answers is given up in time, and may be under way', async () => {
    const service = outside()
    await service.fail({ hangs: true })
    expect(await quick(service.url('twilio'), { timeLimit: 200 })(MESSAGE)).toBe('unknown')
  })

  test('to a number that gets none, or with a wrong key, is refused; the log says why, without the number', async () => {
    const service = outside()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await quick(service.url('twilio'))({ ...MESSAGE, to: UNREACHABLE })).toBe('refused')
    expect(await quick(service.url('twilio'), { key: 'wrong' })(MESSAGE)).toBe('refused')
    const lines = logged.mock.calls.flat().join()
    logged.mockRestore()
    expect(lines).toContain('code 21211')
    expect(lines).toContain('code 20003')
    expect(lines).not.toContain(UNREACHABLE)
    expect((await service.look()).sent).toEqual([])
  })
})

describe('the configuration', () => {
  test('sends nothing in production unless it names a service', () => {
    expect(openSms(production({ SMS_PROVIDER: '' }), clock)).toBeUndefined()
  })

  test.each<Partial<SmsEnv>>([
    { SMS_PROVIDER: 'pigeon' },
    { SMS_PROVIDER: 'twilio' },
    {
      SMS_PROVIDER: 'twilio',
      SMS_ACCOUNT: 'AC',
      SMS_KEY: 'k',
      SMS_FROM: '+1',
      SMS_API: 'http://sms.example',
    },
    { SMS_PROVIDER: 'twilio', SMS_ACCOUNT: 'AC', SMS_KEY: 'k', SMS_FROM: '+1', SMS_PRICES: 'free' },
    { SMS_PROVIDER: 'twilio', SMS_ACCOUNT: 'AC', SMS_KEY: 'k', SMS_FROM: '+1', SMS_DAILY_BUDGET: '-1' },
  ])('that is wrong (%o) sends nothing', async (given) => {
    expect(await openSms(production(given), clock)?.send(MESSAGE)).toBe('refused')
  })

  test('says what messages cost by country, in whole ten-thousandths of a dollar', () => {
    const price = pricesOf('US=0.0083, DE=0.11,*=0.00001')
    expect([price('US'), price('DE'), price('FR')]).toEqual([83, 1100, 1])
    expect(pricesOf('US=1')('FR')).toBeUndefined()
    for (const wrong of ['', 'US', 'us=1', 'XX=1', 'US=', 'US=0', 'US=1e3', 'US=1;DE=2'])
      expect(() => pricesOf(wrong)).toThrow()
    expect(budgetOf('20')).toBe(200_000)
  })
})
