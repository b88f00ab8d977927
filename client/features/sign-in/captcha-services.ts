import { loadScript } from './load-script'

/** The worker's description of the configured captcha. */
export interface CaptchaOptions {
  provider: string
  mode: string
  siteKey: string
  scriptUrl?: string | null
}

/** The action: the worker checks that the value was created for the same one. */
export type CaptchaAction = 'signup' | 'login' | 'payment'

/**
 * Runs the captcha and returns the value for the worker to verify.
 *
 * @param place where a challenge is shown, if there is one.
 * @throws Error if the service is unavailable or refuses.
 */
export type CaptchaService = (action: CaptchaAction, place: HTMLElement) => Promise<string>

interface Turnstile {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined
  remove(widget: string): void
}

interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

declare global {
  interface Window {
    turnstile?: Turnstile
    grecaptcha?: Recaptcha & { enterprise?: Recaptcha }
  }
}

/** Cloudflare's: a box that is visible only if it has a challenge. */
const turnstile =
  ({ siteKey, scriptUrl }: CaptchaOptions): CaptchaService =>
  async (action, place) => {
    await loadScript(scriptUrl ?? '')
    const api = window.turnstile
    if (!api) throw new Error('Turnstile isn’t there')
    let widget: string | undefined
    try {
      return await new Promise<string>((resolve, reject) => {
        const fail = () => {
          reject(new Error('Turnstile gave no answer'))
          // Tells the service that its failure was handled.
          return true
        }
        widget = api.render(place, {
          sitekey: siteKey,
          action,
          appearance: 'interaction-only',
          callback: resolve,
          'error-callback': fail,
          'timeout-callback': fail,
          'unsupported-callback': fail,
        })
      })
    } finally {
      if (widget) api.remove(widget)
    }
  }

/** Google's: it decides without a challenge. */
const recaptcha =
  ({ siteKey, scriptUrl, mode }: CaptchaOptions): CaptchaService =>
  async (action) => {
    await loadScript(scriptUrl ?? '')
    const api = mode === 'enterprise' ? window.grecaptcha?.enterprise : window.grecaptcha
    if (!api) throw new Error('reCAPTCHA isn’t there')
    await new Promise<void>((resolve) => api.ready(resolve))
    return api.execute(siteKey, { action })
  }

/** A development instance passes the accepted value as the key, because this build doesn't contain it. */
const development =
  ({ siteKey }: CaptchaOptions): CaptchaService =>
  () =>
    Promise.resolve(siteKey)

const SERVICES: Readonly<Record<string, (options: CaptchaOptions) => CaptchaService>> = {
  turnstile,
  recaptcha,
  development,
}

/**
 * The configured service.
 *
 * @throws Error for one that this client doesn't know.
 */
export function serviceOf(options: CaptchaOptions): CaptchaService {
  const open = Object.hasOwn(SERVICES, options.provider) ? SERVICES[options.provider] : undefined
  if (!open) throw new Error(`This client doesn’t know the captcha ${options.provider}`)
  return open(options)
}
