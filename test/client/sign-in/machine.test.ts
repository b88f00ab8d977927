import { describe, expect, test } from 'vitest'
import {
  openState,
  type SignInEvent,
  type SignInStart,
  type SignInState,
  signInMachine,
} from '../../../client/features/sign-in/machine'
import { startOf } from '../../../client/features/sign-in/request'
import type { SignInOperation } from '../../../schema/rules/identity'
import { SIGN_IN_STEPS, type SignInStep } from '../../../schema/rules/sign-in-steps'

const START: SignInStart = { operation: 'login', step: 'SIGNIN_OPTIONS', isEmbedded: false }
const OTHER = { type: 'OTHER', message: 'Please try again.' } as const
const UNKNOWN = { type: 'UNRECOGNIZED_EMAIL', message: 'No account.' } as const
const CAPTCHA = { type: 'RECAPTCHA_FAILED', message: 'reCAPTCHA verification failed.' } as const

const at = (step: SignInStep, operation: SignInOperation, more: Partial<SignInState> = {}): SignInState => ({
  ...openState(START),
  step,
  operation,
  email: 'a@b.example',
  ...more,
})

/** Every transition between steps; any other event leaves step and operation as they are. */
const EDGES: readonly (readonly [
  SignInStep,
  SignInOperation,
  SignInEvent['type'],
  SignInStep,
  SignInOperation,
])[] = [
  ['SIGNIN_OPTIONS', 'login', 'TOGGLE', 'SIGNUP_OPTIONS', 'register'],
  ['SIGNUP_OPTIONS', 'register', 'TOGGLE', 'SIGNIN_OPTIONS', 'login'],
  ['SUBSCRIBE_TO_AUTHOR', 'register', 'TOGGLE', 'SIGNIN_OPTIONS', 'login'],
  ['ENTER_EMAIL', 'login', 'TOGGLE', 'ENTER_EMAIL', 'register'],
  ['ENTER_EMAIL', 'register', 'TOGGLE', 'ENTER_EMAIL', 'login'],
  ['SIGNIN_OPTIONS', 'login', 'CHOOSE_EMAIL', 'ENTER_EMAIL', 'login'],
  ['SIGNUP_OPTIONS', 'register', 'CHOOSE_EMAIL', 'ENTER_EMAIL', 'register'],
  ['ENTER_EMAIL', 'login', 'CHOOSE_PASSWORD', 'ENTER_PASSWORD', 'login'],
  ['ENTER_EMAIL', 'login', 'BACK', 'SIGNIN_OPTIONS', 'login'],
  ['ENTER_EMAIL', 'register', 'BACK', 'SIGNUP_OPTIONS', 'register'],
  ['UNRECOGNIZED_EMAIL', 'login', 'BACK', 'SIGNIN_OPTIONS', 'login'],
  ['ENTER_PASSWORD', 'login', 'BACK', 'ENTER_EMAIL', 'login'],
  ['CHECK_YOUR_INBOX', 'login', 'BACK', 'ENTER_EMAIL', 'login'],
  ['CHECK_YOUR_INBOX', 'register', 'BACK', 'ENTER_EMAIL', 'register'],
  ['UNRECOGNIZED_EMAIL', 'login', 'CREATE_ACCOUNT', 'ENTER_EMAIL', 'register'],
  ['SUBSCRIBE_TO_AUTHOR', 'register', 'CREATE_ACCOUNT', 'ENTER_EMAIL', 'register'],
]

const OPERATIONS: Readonly<Record<SignInStep, readonly SignInOperation[]>> = {
  SIGNIN_OPTIONS: ['login'],
  SIGNUP_OPTIONS: ['register'],
  ENTER_EMAIL: ['login', 'register'],
  SUBSCRIBE_TO_AUTHOR: ['register'],
  UNRECOGNIZED_EMAIL: ['login'],
  CHECK_YOUR_INBOX: ['login', 'register'],
  ENTER_PASSWORD: ['login'],
  TWO_FACTOR: ['login'],
}

const MOVES = ['TOGGLE', 'CHOOSE_EMAIL', 'CHOOSE_PASSWORD', 'BACK', 'CREATE_ACCOUNT'] as const
const EVERY = SIGN_IN_STEPS.flatMap((step) =>
  OPERATIONS[step].flatMap((operation) => MOVES.map((type) => [step, operation, type] as const)),
)

describe('the sign-in steps', () => {
  test.each(EVERY)('from %s (%s), %s leads where the table says', (step, operation, type) => {
    const edge = EDGES.find(([from, as, event]) => from === step && as === operation && event === type)
    const next = signInMachine(at(step, operation, { error: OTHER }), { type })
    expect([next.step, next.operation]).toEqual(edge ? edge.slice(3) : [step, operation])
    // The errors of a step end with it.
    expect(next.error).toEqual(edge ? undefined : OTHER)
    expect(next.email).toBe('a@b.example')
  })

  test.each(SIGN_IN_STEPS)('from %s a reset leads back to the beginning', (step) => {
    const start: SignInStart = { operation: 'register', step: 'ENTER_EMAIL', isEmbedded: false }
    const next = signInMachine(at(step, 'login', { start, error: OTHER }), { type: 'RESET' })
    expect(next).toEqual(openState(start))
  })

  test.each(SIGN_IN_STEPS)('from %s closing forgets the email', (step) => {
    const next = signInMachine(at(step, 'login'), { type: 'CLOSE' })
    expect(next).toEqual({ ...openState(START), isOpen: false })
  })

  test.each(SIGN_IN_STEPS)('from %s closing an embedded form starts over and keeps the email', (step) => {
    const start: SignInStart = { operation: 'register', step: 'SUBSCRIBE_TO_AUTHOR', isEmbedded: true }
    const next = signInMachine(at(step, 'login', { start }), { type: 'CLOSE' })
    expect(next).toEqual({ ...openState(start), email: 'a@b.example' })
  })

  test('closed, nothing happens until it is opened', () => {
    const closed = signInMachine(openState(START), { type: 'CLOSE' })
    expect(signInMachine(closed, { type: 'CHOOSE_EMAIL' })).toBe(closed)
    const start: SignInStart = { operation: 'register', step: 'SIGNUP_OPTIONS', isEmbedded: false }
    expect(signInMachine(closed, { type: 'OPEN', start })).toEqual(openState(start))
  })
})

describe('requesting a mail', () => {
  const sending = (step: SignInStep = 'ENTER_EMAIL', operation: SignInOperation = 'login') =>
    signInMachine(at(step, operation, { error: OTHER }), { type: 'SEND' })

  test.each(['ENTER_EMAIL', 'ENTER_PASSWORD'] as const)('is possible in %s', (step) => {
    expect(sending(step)).toMatchObject({ isSending: true, error: undefined, step })
  })

  test.each(SIGN_IN_STEPS.filter((step) => !/^ENTER_/.test(step)))('isn’t in %s', (step) => {
    expect(sending(step).isSending).toBe(false)
    expect(signInMachine(at(step, 'login'), { type: 'TYPE_EMAIL', email: 'x' }).email).toBe('a@b.example')
  })

  test.each([
    ['ENTER_EMAIL', 'login', 'register'],
    ['ENTER_EMAIL', 'register', 'login'],
    ['ENTER_PASSWORD', 'login', 'login'],
  ] as const)(
    'from %s (%s) leads to the inbox, and its operation is the worker’s: %s',
    (step, operation, said) => {
      const next = signInMachine(sending(step, operation), { type: 'SENT', operation: said })
      expect(next).toMatchObject({ step: 'CHECK_YOUR_INBOX', operation: said, isSending: false })
    },
  )

  test('to an address that isn’t recognized forgets it', () => {
    const next = signInMachine(sending(), { type: 'SEND_FAILED', error: UNKNOWN })
    expect(next).toMatchObject({ step: 'UNRECOGNIZED_EMAIL', email: '', isSending: false })
  })

  test.each([OTHER, CAPTCHA])('that fails with $type stays and says so', (error) => {
    const next = signInMachine(sending(), { type: 'SEND_FAILED', error })
    expect(next).toMatchObject({ step: 'ENTER_EMAIL', email: 'a@b.example', isSending: false, error })
    expect(signInMachine(next, { type: 'TYPE_EMAIL', email: 'c' })).toMatchObject({
      email: 'c',
      error: undefined,
    })
  })

  test.each([{ type: 'BACK' }, { type: 'RESET' }, { type: 'CLOSE' }] as const)(
    'no longer counts after $type',
    (event) => {
      const left = signInMachine(sending(), event)
      expect(signInMachine(left, { type: 'SENT', operation: 'login' })).toBe(left)
      expect(signInMachine(left, { type: 'SEND_FAILED', error: UNKNOWN })).toBe(left)
    },
  )
})

describe('requesting a mail to the account that was used before', () => {
  const ADDRESS = 'r•••@q•••.test'
  const SUGGESTING: readonly SignInStep[] = ['SIGNIN_OPTIONS', 'ENTER_EMAIL', 'UNRECOGNIZED_EMAIL']
  const ask = (step: SignInStep, operation: SignInOperation = 'login') =>
    signInMachine(at(step, operation, { error: OTHER }), { type: 'SEND_SUGGESTED', address: ADDRESS })

  test.each(SUGGESTING)('is possible in %s, and leads to the inbox', (step) => {
    expect(ask(step)).toMatchObject({ step, isSending: true, error: undefined, suggested: ADDRESS })
    const next = signInMachine(ask(step), { type: 'SENT', operation: 'login' })
    expect(next).toMatchObject({ step: 'CHECK_YOUR_INBOX', isSending: false, suggested: ADDRESS })
    // Going back from there leads to typing an address.
    const back = signInMachine(next, { type: 'BACK' })
    expect(back).toMatchObject({ step: 'ENTER_EMAIL', suggested: undefined })
  })

  test.each(SIGN_IN_STEPS.filter((step) => !SUGGESTING.includes(step)))('isn’t in %s', (step) => {
    expect(ask(step)).toMatchObject({ step, isSending: false, suggested: undefined })
  })

  test('isn’t possible for somebody who signs up', () => {
    expect(ask('ENTER_EMAIL', 'register').isSending).toBe(false)
  })

  test('that fails stays and says so; a typed address is a different matter then', () => {
    const failed = signInMachine(ask('ENTER_EMAIL'), { type: 'SEND_FAILED', error: OTHER })
    expect(failed).toMatchObject({ step: 'ENTER_EMAIL', isSending: false, error: OTHER, suggested: ADDRESS })
    expect(signInMachine(failed, { type: 'SEND' }).suggested).toBeUndefined()
  })

  test.each(MOVES)('no longer counts after %s from the step', (type) => {
    const left = signInMachine(ask('ENTER_EMAIL'), { type })
    if (left.step === 'ENTER_EMAIL' && left.operation === 'login') return expect(left.isSending).toBe(true)
    expect(signInMachine(left, { type: 'SENT', operation: 'login' })).toBe(left)
  })
})

describe('the modal’s initial state', () => {
  test.each([
    [{}, 'login', 'SIGNIN_OPTIONS'],
    [{ operation: 'register' }, 'register', 'SIGNUP_OPTIONS'],
    [{ step: 'SIGNUP_OPTIONS' }, 'register', 'SIGNUP_OPTIONS'],
    [{ step: 'SUBSCRIBE_TO_AUTHOR' }, 'register', 'SUBSCRIBE_TO_AUTHOR'],
    [{ step: 'ENTER_EMAIL', operation: 'register' }, 'register', 'ENTER_EMAIL'],
  ] as const)('%o is %s at %s', (request, operation, step) => {
    expect(startOf(request)).toEqual({ operation, step, isEmbedded: false })
  })
})
