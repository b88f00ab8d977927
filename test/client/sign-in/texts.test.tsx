import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { createCaptcha } from '../../../client/features/sign-in/captcha'
import { Fineprint } from '../../../client/features/sign-in/Fineprint'
import { openState } from '../../../client/features/sign-in/machine'
import { OneTapCard } from '../../../client/features/sign-in/OneTapCard'
import { type SignInRequest, startOf } from '../../../client/features/sign-in/request'
import { SendErrorText } from '../../../client/features/sign-in/SendErrorText'
import { type SignInContext, SignInProvider } from '../../../client/features/sign-in/sign-in-context'
import { EmailStep } from '../../../client/features/sign-in/steps/EmailStep'
import { createQueryClient } from '../../../client/lib/query'
import { setLinkMode } from '../../../schema/routes/links'
import { markupOf } from '../render'

setLinkMode('throw')

const nothing = () => {}
const never = () => Promise.reject(new Error('Nothing is asked for'))

/** A part of the modal as it is in a state that somebody has come to, as markup. */
function partIn(
  Part: ComponentType,
  request: SignInRequest,
  {
    state,
    options,
  }: Partial<Pick<SignInContext, 'options'>> & { state?: Partial<SignInContext['state']> } = {},
): string {
  const context: SignInContext = {
    state: { ...openState(startOf(request)), ...state },
    dispatch: nothing,
    request,
    productName: 'Quire',
    helpUrl: 'https://help.quire.example',
    options,
    hasFailed: false,
    token: undefined,
    redirect: undefined,
    caller: { execute: never, captcha: createCaptcha(undefined, () => null) },
    heading: 'h2',
    titleId: 'title',
    send: never,
    finish: nothing,
  }
  return markupOf(
    <QueryClientProvider client={createQueryClient()}>
      <SignInProvider value={context}>
        <Part />
      </SignInProvider>
    </QueryClientProvider>,
  )
}

/** What markup says, its pieces parted by one space. */
const said = (markup: string): string =>
  markup
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

describe('the step of the address', () => {
  test.each([
    ['login', 'Back to sign in options', 'Other sign in options'],
    ['register', 'Back to sign up options', 'Other sign up options'],
  ] as const)('leads back where one came from (%s)', (operation, back, others) => {
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

test('who is taken for a program is told where there is help, in a window of its own', () => {
  const error = { type: 'RECAPTCHA_FAILED', message: 'reCAPTCHA verification failed.' } as const
  const markup = partIn(() => <SendErrorText error={error} />, {})
  expect(said(markup)).toContain('reCAPTCHA verification failed. Need help?')
  expect(markup).toMatch(/<a href="https:\/\/help\.quire\.example" target="_blank" rel="noopener"/)
})

describe('the note on the captcha', () => {
  const note = (operation: 'login' | 'register', provider: string, mode: string) =>
    partIn(
      () => <Fineprint callToAction="Continue" />,
      { operation },
      {
        options: {
          isEmailOffered: true,
          providers: [],
          captcha: { provider, mode, siteKey: 'key', scriptUrl: null },
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

  test('isn’t there for those who sign in, nor in development', () => {
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
