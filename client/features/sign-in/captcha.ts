import type { CaptchaAction, CaptchaService } from './captcha-services'

/** An answer can be used for so long, in milliseconds: reCAPTCHA's are good for two minutes, Turnstile's for five. */
const FRESH_FOR = 100_000
/** A question that isn't answered by then counts as failed, in milliseconds. People may have to look at pictures. */
const TIME_LIMIT = 90_000

/** The captcha as the steps of signing in use it. Rule: docs/rules/identity.md, "Captcha". */
export interface BrowserCaptcha {
  /** Whether one is set up. */
  readonly isOn: boolean
  /** Asks in the background, so that the answer is there when it is needed. */
  prepare(action: CaptchaAction): void
  /** A value for the worker to judge, each given once; nothing when the service fails or isn't set up. */
  ask(action: CaptchaAction): Promise<string | undefined>
}

/** Rejects when a promise takes too long. */
function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), limit)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/**
 * @param service nothing where no captcha is set up.
 * @param place where a question is shown.
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
      // The worker says what a missing value means.
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
