import type { CaptchaAction, CaptchaOptions, CaptchaService } from './captcha-services'

/**
 * How long a value can be used, in milliseconds: reCAPTCHA's are valid for two minutes, Turnstile's for five.
 */
const FRESH_FOR = 100_000
/** A challenge that takes longer counts as failed, in milliseconds. People may have to look at pictures. */
const TIME_LIMIT = 90_000

/** The captcha as the sign-in steps use it. Rule: docs/rules/identity.md, "Captcha". */
export interface BrowserCaptcha {
  /** Whether one is configured. */
  readonly isOn: boolean
  /** Runs in the background, so that a value is ready when it is needed. */
  prepare(action: CaptchaAction): void
  /** A value for the worker to verify, each used once; nothing if the service fails or isn't configured. */
  ask(action: CaptchaAction): Promise<string | undefined>
}

/** Rejects if a promise takes too long. */
function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), limit)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** The configured service, whose code is loaded with the first question: most visits ask none. */
export const captchaService =
  (options: CaptchaOptions): CaptchaService =>
  async (action, place) => {
    const { serviceOf } = await import('./captcha-services')
    return serviceOf(options)(action, place)
  }

/**
 * @param service nothing if no captcha is configured.
 * @param place where a challenge is shown.
 */
export function createCaptcha(
  service: CaptchaService | undefined,
  place: () => HTMLElement | null,
  now: () => number = Date.now,
): BrowserCaptcha {
  let prepared:
    | { action: CaptchaAction; answer: Promise<{ value: string | undefined; at: number }> }
    | undefined

  const run = async (action: CaptchaAction): Promise<string | undefined> => {
    const box = place()
    if (!service || !box) return undefined
    try {
      return await within(TIME_LIMIT, service(action, box))
    } catch {
      // The worker reports what a missing value means.
      return undefined
    }
  }

  return {
    isOn: service !== undefined,
    prepare(action) {
      if (!service || prepared?.action === action) return
      prepared = { action, answer: run(action).then((value) => ({ value, at: now() })) }
    },
    async ask(action) {
      const earlier = prepared?.action === action ? prepared : undefined
      prepared = undefined
      const answer = await earlier?.answer
      if (answer?.value !== undefined && now() - answer.at < FRESH_FOR) return answer.value
      return run(action)
    },
  }
}
