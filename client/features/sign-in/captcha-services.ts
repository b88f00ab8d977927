import { loadScript } from './load-script'

/** What the worker says of the captcha that is set up. */
export interface CaptchaOptions {
  provider: string
  mode: string
  siteKey: string
  scriptUrl?: string | null
}

/** What it is asked for: the worker judges that the answer was given for the same. */
export type CaptchaAction = 'signup' | 'login'

/**
 * Asks the visitor, or their browser, and gives what the worker judges.
 *
 * @param place where a question is shown, if there is one to answer.
 * @throws Error when the service can't be had or says no.
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

/** Cloudflare's: a box that shows itself only when it has something to ask. */
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
          // Tells the service that its failure has been seen to.
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

/** Google's: it judges without asking. */
const recaptcha =
  ({ siteKey, scriptUrl, mode }: CaptchaOptions): CaptchaService =>
  async (action) => {
    await loadScript(scriptUrl ?? '')
    const api = mode === 'enterprise' ? window.grecaptcha?.enterprise : window.grecaptcha
    if (!api) throw new Error('reCAPTCHA isn’t there')
    await new Promise<void>((resolve) => api.ready(resolve))
    return api.execute(siteKey, { action })
  }

/** A development instance hands over, as the key, the value that passes: this build knows none. */
const development =
  ({ siteKey }: CaptchaOptions): CaptchaService =>
  () =>
    Promise.resolve(siteKey)

const SERVICES: Readonly<Record<string, (options: CaptchaOptions) => CaptchaService>> = {
  turnstile,
  recaptcha,
  development,
}

/** The service that is set up; nothing for one that this client doesn't know. */
export const captchaService = (options: CaptchaOptions): CaptchaService | undefined =>
  Object.hasOwn(SERVICES, options.provider) ? SERVICES[options.provider]?.(options) : undefined
