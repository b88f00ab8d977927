import pRetry, { AbortError } from 'p-retry'
import { askOutside, mayPass, type OutsideAnswer } from '../ask-outside'
import type { Captcha, CaptchaClient, CaptchaVerdict } from './captcha'
import { type Expectation, type Judgement, judgeAssessment, judgeSiteVerify } from './judge'
import type { CaptchaSettings } from './settings'

/** How long one attempt may take, in milliseconds; there is one retry, after a pause. */
const CAPTCHA_TIME_LIMIT = 5000
const PAUSE = 200

/** No vendor's value is longer, so a longer one isn't worth a request. */
const LONGEST_VALUE = 8192

/** The value to verify, and for what. */
interface Asked {
  value: string
  action: string
  address: string | null
  /** A retry has the same key, so that Turnstile doesn't take the value for used. */
  idempotencyKey: string
}

function siteVerify(
  { provider, secret }: CaptchaSettings,
  { value, address, idempotencyKey }: Asked,
): RequestInit {
  const body = new URLSearchParams({ secret, response: value })
  if (address !== null) body.set('remoteip', address)
  if (provider === 'turnstile') body.set('idempotency_key', idempotencyKey)
  return { method: 'POST', body }
}

function assessment({ secret, siteKey }: CaptchaSettings, { value, action, address }: Asked): RequestInit {
  const event = {
    token: value,
    siteKey,
    expectedAction: action,
    ...(address === null ? {} : { userIpAddress: address }),
  }
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': secret },
    body: JSON.stringify({ event }),
  }
}

/**
 * A captcha that a vendor's service verifies (docs/rules/captcha.md, "Judging").
 *
 * @param timeLimit milliseconds per attempt; shorter in tests.
 */
export function vendorCaptcha(
  settings: CaptchaSettings,
  client: CaptchaClient,
  timeLimit: number = CAPTCHA_TIME_LIMIT,
): Captcha {
  const isEnterprise = settings.mode === 'enterprise'

  async function ask(asked: Asked): Promise<OutsideAnswer> {
    const init = isEnterprise ? assessment(settings, asked) : siteVerify(settings, asked)
    const answer = await askOutside(settings.verifyUrl, { ...init, signal: AbortSignal.timeout(timeLimit) })
    if (mayPass(answer.status)) throw new Error(`it answered ${answer.status}`)
    return answer
  }

  async function judge(asked: Asked): Promise<Judgement> {
    const { provider, hostname, minScore, isDummy } = settings
    const about: Expectation = {
      action: asked.action,
      hostname,
      ...(provider === 'recaptcha' ? { minScore } : {}),
    }
    let tries = 0
    const answer = await pRetry(
      () => {
        tries += 1
        return ask(asked).catch((error: unknown) => {
          // p-retry takes some errors for bugs in the program; here all of them are the service's.
          const fault = new Error(String(error))
          throw tries > 1 ? new AbortError(fault) : fault
        })
      },
      { retries: 1, minTimeout: PAUSE },
    )
    return isEnterprise
      ? judgeAssessment(answer, about, tries > 1)
      : judgeSiteVerify(answer, isDummy ? null : about, tries > 1)
  }

  return {
    client,
    async verify(value, { action, address }): Promise<CaptchaVerdict> {
      if (!value || value.length > LONGEST_VALUE) return 'failed'
      const asked = { value, action, address, idempotencyKey: crypto.randomUUID() }
      const { verdict, detail } = await judge(asked).catch(
        (error: unknown): Judgement => ({ verdict: 'unavailable', detail: String(error) }),
      )
      if (detail !== undefined)
        console.error(JSON.stringify({ event: 'captcha-unavailable', provider: settings.provider, detail }))
      return verdict
    },
  }
}
