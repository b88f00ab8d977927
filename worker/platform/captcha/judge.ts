import * as v from 'valibot'
import type { OutsideAnswer } from '../ask-outside'
import type { CaptchaVerdict } from './captcha'

/** What a valid response must refer to. */
export interface Expectation {
  action: string
  /** The main host without its port: its subdomains are ours too. */
  hostname: string
  /** The lowest score that passes; absent if there are no scores. */
  minScore?: number
}

/** A verdict, and if there is none, the reason for the log. */
export type Judgement = { verdict: CaptchaVerdict; detail?: string }

const unavailable = (detail: string): Judgement => ({ verdict: 'unavailable', detail })
const FAILED: Judgement = { verdict: 'failed' }
const PASSED: Judgement = { verdict: 'passed' }

const SiteVerify = v.object({
  success: v.boolean(),
  hostname: v.nullish(v.string()),
  action: v.nullish(v.string()),
  score: v.nullish(v.number()),
  'error-codes': v.nullish(v.array(v.string()), []),
})

/** Siteverify's errors about an invalid value; every other one is about us, or the service itself. */
const BAD_VALUE = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

/**
 * Judges a siteverify response of Turnstile or reCAPTCHA.
 *
 * @param isSecondAsking the first request may have used up the value.
 * @param about null if action and host aren't checked: for the vendors' test keys.
 */
export function judgeSiteVerify(
  { status, body }: OutsideAnswer,
  about: Expectation | null,
  isSecondAsking: boolean,
): Judgement {
  const { success: isAnswer, output: answer } = v.safeParse(SiteVerify, body)
  if (!isAnswer) return unavailable(`it answered ${status} with something else`)
  const codes = answer['error-codes'] ?? []
  if (!answer.success) {
    const ours = codes.filter((code) => !BAD_VALUE.has(code) && code !== 'browser-error')
    if (ours.length > 0) return unavailable(ours.join(', '))
    return isSecondAsking && codes.includes('timeout-or-duplicate') ? unavailable('asked twice') : FAILED
  }
  return about === null ? PASSED : judgeFacts(answer, about)
}

const Assessment = v.object({
  tokenProperties: v.object({
    valid: v.boolean(),
    invalidReason: v.nullish(v.string()),
    hostname: v.nullish(v.string()),
    action: v.nullish(v.string()),
  }),
  riskAnalysis: v.nullish(v.object({ score: v.nullish(v.number()) })),
})

/** Judges an assessment of reCAPTCHA Enterprise. */
export function judgeAssessment(
  { status, body }: OutsideAnswer,
  about: Expectation,
  isSecondAsking: boolean,
): Judgement {
  if (status !== 200 || !v.is(Assessment, body)) return unavailable(`it answered ${status}`)
  const { tokenProperties, riskAnalysis } = body
  if (!tokenProperties.valid) {
    const wasUsed = isSecondAsking && tokenProperties.invalidReason === 'DUPE'
    return wasUsed ? unavailable('asked twice') : FAILED
  }
  return judgeFacts({ ...tokenProperties, score: riskAnalysis?.score }, about)
}

interface Facts {
  hostname?: string | null | undefined
  action?: string | null | undefined
  score?: number | null | undefined
}

function judgeFacts({ hostname, action, score }: Facts, about: Expectation): Judgement {
  if (action !== about.action) return FAILED
  const host = hostname?.toLowerCase() ?? ''
  if (host !== about.hostname && !host.endsWith(`.${about.hostname}`)) return FAILED
  if (about.minScore !== undefined && !(typeof score === 'number' && score >= about.minScore)) return FAILED
  return PASSED
}
