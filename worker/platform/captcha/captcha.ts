/** What the service says: a person, no person, or nothing at all. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable'

/** Tells people from programs. */
export interface Captcha {
  /** What the browser needs to ask its visitor. */
  readonly client: CaptchaClient
  /**
   * Judges what the browser brought. Never throws: a service that doesn't answer in time is `unavailable`.
   *
   * @param value absent when the browser brought nothing: `failed`.
   * @param action what it was asked for: `signup` or `login`.
   */
  verify(
    value: string | null | undefined,
    about: { action: string; address: string | null },
  ): Promise<CaptchaVerdict>
}

/** How a browser loads the question. */
export interface CaptchaClient {
  provider: 'turnstile' | 'recaptcha' | 'development'
  mode: 'standard' | 'enterprise'
  siteKey: string
  /** The script that asks; absent in development. */
  scriptUrl?: string
}
