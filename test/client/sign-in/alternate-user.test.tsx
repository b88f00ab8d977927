import { describe, expect, test } from 'vitest'
import type { Suggestion } from '../../../client/features/sign-in/alternate-user'
import type { SignInRequest } from '../../../client/features/sign-in/request'
import { EmailStep } from '../../../client/features/sign-in/steps/EmailStep'
import { InboxStep } from '../../../client/features/sign-in/steps/InboxStep'
import { OptionsStep } from '../../../client/features/sign-in/steps/OptionsStep'
import { UnrecognizedStep } from '../../../client/features/sign-in/steps/UnrecognizedStep'
import { setLinkMode } from '../../../schema/routes/links'
import { partIn, said } from './part-in'

setLinkMode('throw')

const ADDRESS = 'r•••@q•••.test'
const BEFORE = 'Used in this browser before'
const suggestion: Suggestion = {
  __typename: 'AlternateUserSuggestion',
  redactedEmailAddress: ADDRESS,
  socialLogins: ['twitter', 'google'],
}
const options = {
  __typename: 'SignInOptions' as const,
  isEmailOffered: true,
  providers: ['google', 'apple', 'facebook', 'twitter'].map((name) => ({
    __typename: 'SignInProvider' as const,
    name,
    isLoginOffered: name !== 'twitter',
    isRegisterOffered: true,
  })),
  captcha: null,
}

describe('the account that was used in this browser before', () => {
  test('is above the sign-in options, with its ways to sign in', () => {
    const markup = partIn(OptionsStep, {}, { suggestion, options })
    const text = said(markup)
    expect(text).toContain(`${BEFORE} ${ADDRESS} Email me a sign-in code Sign in with Google`)
    expect(text).toContain('Not you? Forget this account')
    // Connected, but currently not usable here.
    expect(text).not.toContain('Sign in with X')
    // Each provider once.
    expect(text.split('Sign in with Google')).toHaveLength(2)
    expect(text.indexOf(BEFORE)).toBeLessThan(text.indexOf('Sign in with Facebook'))
    const link = /href="(\/m\/connect\/google[^"]*)"[^>]*>(?:(?!<\/a>).)*Sign in with Google/.exec(
      markup,
    )?.[1]
    expect(link).toContain('operation=login')
    // Its list and its section are labelled by what it is.
    const id = /<p id="([^"]+)"[^>]*>Used in this browser before/.exec(markup)?.[1]
    expect(markup.split(`aria-labelledby="${id}"`)).toHaveLength(3)
  })

  test.each<[string, SignInRequest]>([
    ['who signs up', { operation: 'register' }],
    ['who signs up by email', { operation: 'register', step: 'ENTER_EMAIL' }],
  ])('isn’t offered to %s', (_, request) => {
    const part = request.step ? EmailStep : OptionsStep
    expect(said(partIn(part, request, { suggestion, options }))).not.toContain(BEFORE)
  })

  test('is offered if an address isn’t recognized, and if the address is the first question', () => {
    const unrecognized = said(
      partIn(UnrecognizedStep, { step: 'UNRECOGNIZED_EMAIL' }, { suggestion, options }),
    )
    expect(unrecognized).toContain(`${BEFORE} ${ADDRESS}`)
    expect(unrecognized).toContain('create a new account')
    const first: SignInRequest = { step: 'ENTER_EMAIL', susiEntry: 'expired_link' }
    expect(said(partIn(EmailStep, first, { suggestion, options }))).toContain(`${BEFORE} ${ADDRESS}`)
    const later = partIn(EmailStep, {}, { suggestion, options, state: { step: 'ENTER_EMAIL' } })
    expect(said(later)).not.toContain(BEFORE)
  })

  test('is described by its connected providers if it has no address', () => {
    const nameless = { ...suggestion, redactedEmailAddress: null }
    const text = said(partIn(OptionsStep, {}, { suggestion: nameless, options }))
    expect(text).toContain(`${BEFORE} An account connected with Google and X Sign in with Google`)
    expect(text).not.toContain('Email me')
    // No way to sign in is left.
    const onX = { ...suggestion, redactedEmailAddress: null, socialLogins: ['twitter'] }
    expect(said(partIn(OptionsStep, {}, { suggestion: onX, options }))).not.toContain(BEFORE)
  })

  test('isn’t there if there is none', () => {
    expect(said(partIn(OptionsStep, {}, { options }))).not.toContain(BEFORE)
    // Nothing else is missing for somebody who signs up.
    const register = said(partIn(OptionsStep, { operation: 'register' }, { suggestion, options }))
    for (const name of ['Facebook', 'X', 'Google', 'Apple'])
      expect(register).toContain(`Sign up with ${name}`)
  })

  test('shows errors of its mail beside itself, and none at the field', () => {
    const error = { type: 'OTHER', message: 'Too many mails.' } as const
    const request: SignInRequest = { step: 'ENTER_EMAIL' }
    const own = partIn(EmailStep, request, { suggestion, options, state: { error, suggested: ADDRESS } })
    expect(own.split('Too many mails.')).toHaveLength(2)
    expect(own).not.toContain('aria-invalid')
    const typed = partIn(EmailStep, request, { suggestion, options, state: { error } })
    expect(typed.split('Too many mails.')).toHaveLength(2)
    expect(typed).toContain('aria-invalid="true"')
  })

  test('learns where its mail went, as far as that may be revealed', () => {
    const state = { step: 'CHECK_YOUR_INBOX', suggested: ADDRESS } as const
    expect(said(partIn(InboxStep, {}, { suggestion, state }))).toContain(
      `Click the link that we sent to ${ADDRESS} to sign in`,
    )
  })
})
