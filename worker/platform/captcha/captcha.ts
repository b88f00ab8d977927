/** The service's verdict: a person, not a person, or none at all. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable'

/** Tells people from programs. */
export interface Captcha {
  /** What the browser needs to run the captcha. */
  readonly client: CaptchaClient
  /**
   * Verifies the browser's value. Never throws: a service that doesn't respond in time is `unavailable`.
   *
   * @param value absent if the browser sent nothing: `failed`.
   * @param action what it was requested for: `signup` or `login`.
   */
  verify(
    value: string | null | undefined,
    about: { action: string; address: string | null },
  ): Promise<CaptchaVerdict>
}

/** How a browser loads the captcha. */
export interface CaptchaClient {
  provider: 'turnstile' | 'recaptcha' | 'development'
  mode: 'standard' | 'enterprise'
  siteKey: string
  /** The captcha's script; absent in development. */
  scriptUrl?: string
}
