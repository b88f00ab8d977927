import { QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { SignInRequest } from '../../../client/features/sign-in/request'
import { SignInCard } from '../../../client/features/sign-in/SignInCard'
import { SignInFlow } from '../../../client/features/sign-in/SignInFlow'
import { createQueryClient } from '../../../client/lib/query'
import { setLinkMode } from '../../../schema/routes/links'
import { markupOf } from '../render'

setLinkMode('throw')

const AUTHOR = { name: 'Mira', imageId: '1_mira.png' }

const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' }

/** The text of a step, its pieces separated by one space. */
const readable = (markup: string): string =>
  markup
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x27|quot|amp);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/\s+/g, ' ')

const markup = (request: SignInRequest): string =>
  markupOf(
    <QueryClientProvider client={createQueryClient()}>
      <SignInFlow request={request} here="https://quire.example/a" heading="h1" />
    </QueryClientProvider>,
  )
const textOf = (request: SignInRequest): string => readable(markup(request))

describe('the steps have the right texts', () => {
  test.each<[string, SignInRequest, readonly string[]]>([
    [
      'the options to sign in',
      {},
      [
        'Welcome back.',
        'No account? Create one',
        'Forgot email or trouble signing in? Get help',
        'Click "Sign in" to agree to Quire\'s Terms of Service and acknowledge that Quire\'s Privacy Policy applies to you.',
      ],
    ],
    [
      'the options to sign up',
      { operation: 'register' },
      ['Already have an account? Sign in', 'Click "Sign up"'],
    ],
    [
      'the email of somebody who signs in',
      { step: 'ENTER_EMAIL' },
      ['Sign in with email', 'Sign in with password', 'Other sign in options'],
    ],
    [
      'the email of somebody who signs up',
      { step: 'ENTER_EMAIL', operation: 'register' },
      ['Sign up with email', 'Other sign up options'],
    ],
    [
      'an expired link to sign in',
      { step: 'ENTER_EMAIL', susiEntry: 'expired_link' },
      ['Your sign in link has expired', "Enter your email address, and we'll send a new link to your inbox."],
    ],
    [
      'an expired link to sign up',
      { step: 'ENTER_EMAIL', susiEntry: 'expired_link', operation: 'register' },
      ['Your sign up link has expired'],
    ],
    [
      'the plans with a discount',
      { step: 'ENTER_EMAIL', susiEntry: 'discount_plans', operation: 'register' },
      ['Use a personal email address, not a school or work one.'],
    ],
    [
      'an address without an account',
      { step: 'UNRECOGNIZED_EMAIL' },
      ["Sorry, we didn't recognize that email.", 'See all sign in options or create a new account'],
    ],
    ['the inbox', { step: 'CHECK_YOUR_INBOX' }, ['Check your email inbox', 'Validate', 'Resend code']],
    ['the password', { step: 'ENTER_PASSWORD' }, ['Sign in with password', 'Email me a sign-in link']],
    [
      'the second factor',
      { step: 'TWO_FACTOR', user: AUTHOR },
      ['Enter your verification code', 'Use a recovery code'],
    ],
    [
      'the way in for a newsletter’s readers',
      { operation: 'register', susiEntry: 'newsletter_promo', user: AUTHOR },
      [
        'Your email address will be shared with Mira. You can opt out at any time by unsubscribing in Settings.',
      ],
    ],
    [
      'the way in of a publication',
      { collection: { name: 'Tidewater', imageId: null }, callout: 'To respond, sign in.' },
      ['To respond, sign in.', 'Powered by Quire'],
    ],
  ])('%s', (_, request, texts) => {
    const said = textOf(request)
    for (const text of texts) expect(said).toContain(text)
  })

  test('there is no password to sign up with, and no note on sharing if nothing is shared', () => {
    expect(textOf({ step: 'ENTER_EMAIL', operation: 'register' })).not.toContain('password')
    expect(textOf({ operation: 'register' })).not.toContain('shared')
  })
})

describe('an author’s card', () => {
  const card = markupOf(
    <QueryClientProvider client={createQueryClient()}>
      <SignInCard request={{ user: AUTHOR }} />
    </QueryClientProvider>,
  )
  test('has their picture, says what for, and offers an account', () => {
    expect(readable(card)).toContain('Join Quire for free and get updates right to your inbox.')
    expect(readable(card)).toContain('Create account')
    expect(card).toMatch(/<img[^>]*1_mira\.png[^>]*width="48"/)
    expect(card).toContain('max-w-[440px]')
  })

  test('without a picture there is an envelope', () => {
    const step = markup({ step: 'SUBSCRIBE_TO_AUTHOR' })
    expect(step).not.toContain('<img')
    expect(step).toMatch(/<svg width="48"/)
  })
})
