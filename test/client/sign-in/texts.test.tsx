import { describe, expect, test } from 'vitest'
import { Fineprint } from '../../../client/features/sign-in/Fineprint'
import { OneTapCard } from '../../../client/features/sign-in/OneTapCard'
import { SendErrorText } from '../../../client/features/sign-in/SendErrorText'
import { EmailStep } from '../../../client/features/sign-in/steps/EmailStep'
import { setLinkMode } from '../../../schema/routes/links'
import { markupOf } from '../render'
import { nothing, partIn, said } from './part-in'

setLinkMode('throw')

describe('the address step', () => {
  test.each([
    ['login', 'Back to sign in options', 'Other sign in options'],
    ['register', 'Back to sign up options', 'Other sign up options'],
  ] as const)('leads back to where one came from (%s)', (operation, back, others) => {
    const later = said(partIn(EmailStep, { operation }, { state: { step: 'ENTER_EMAIL' } }))
    expect(later).toContain(back)
    expect(later).not.toContain(others)
    const first = said(partIn(EmailStep, { operation, step: 'ENTER_EMAIL' }))
    expect(first).toContain(others)
    expect(first).not.toContain(back)
  })

  test('after an author’s card says whose stories it is about', () => {
    const request = { step: 'SUBSCRIBE_TO_AUTHOR', user: { name: 'Mira', imageId: null } } as const
    const text = said(partIn(EmailStep, request, { state: { step: 'ENTER_EMAIL' } }))
    expect(text).toContain('Be the first to hear about new stories from Mira')
    expect(text).toContain('Your email address will be shared with Mira.')
  })
})

test('somebody taken for a program learns where to get help, in a new window', () => {
  const error = { type: 'RECAPTCHA_FAILED', message: 'reCAPTCHA verification failed.' } as const
  const markup = partIn(() => <SendErrorText error={error} />, {})
  expect(said(markup)).toContain('reCAPTCHA verification failed. Need help?')
  for (const attribute of ['href="https://help.quire.example"', 'target="_blank"', 'rel="noopener"']) {
    expect(/<a [^>]*>/.exec(markup)?.[0]).toContain(attribute)
  }
})

describe('the captcha note', () => {
  const note = (operation: 'login' | 'register', provider: string, mode: string) =>
    partIn(
      () => <Fineprint callToAction="Continue" />,
      { operation },
      {
        options: {
          __typename: 'SignInOptions',
          isEmailOffered: true,
          providers: [],
          captcha: { __typename: 'CaptchaOptions', provider, mode, siteKey: 'key', scriptUrl: null },
        },
      },
    )

  test.each([
    ['recaptcha', 'enterprise', 'reCAPTCHA Enterprise', 'policies.google.com'],
    ['recaptcha', 'standard', 'reCAPTCHA', 'policies.google.com'],
    ['turnstile', 'standard', 'Cloudflare Turnstile', 'www.cloudflare.com'],
  ])('of %s (%s) names it, with its privacy policy and terms', (provider, mode, name, host) => {
    const markup = note('register', provider, mode)
    expect(said(markup)).toContain(
      `This site is protected by ${name}. Its Privacy Policy and Terms of Service apply.`,
    )
    expect(markup.split(`href="https://${host}/`)).toHaveLength(3)
  })

  test('isn’t shown for signing in, nor in development', () => {
    expect(said(note('login', 'recaptcha', 'enterprise'))).not.toContain('protected')
    expect(said(note('register', 'development', 'standard'))).not.toContain('protected')
  })
})

test('one-tap’s card offers an account, or the one that is there', () => {
  const text = said(
    markupOf(
      <OneTapCard
        onViewed={() => {}}
        productName="Quire"
        email="a@b.example"
        onSignUp={nothing}
        onSignIn={nothing}
        onDismiss={nothing}
      />,
    ),
  )
  expect(text.trim()).toBe('Continue to Quire as a@b.example Sign up Already have an account? Sign in')
})
