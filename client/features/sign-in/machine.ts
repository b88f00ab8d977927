import type { SignInOperation } from '../../../schema/rules/identity'
import type { SignInStep } from '../../../schema/rules/sign-in-steps'

/** Why a mail wasn't sent. */
type SendErrorType = 'RECAPTCHA_FAILED' | 'UNRECOGNIZED_EMAIL' | 'OTHER'
export interface SendError {
  type: SendErrorType
  message: string
}

/** The modal's initial options, which a reset restores. */
export interface SignInStart {
  operation: SignInOperation
  step: SignInStep
  /** Embedded in a page as a card, which can't be closed. */
  isEmbedded: boolean
}

export interface SignInState {
  readonly start: SignInStart
  readonly isOpen: boolean
  readonly step: SignInStep
  readonly operation: SignInOperation
  /** As it was typed. */
  readonly email: string
  /** Whether a mail is being requested; its result counts only while this is true. */
  readonly isSending: boolean
  readonly error: SendError | undefined
  /** The mostly hidden address of the account that was used in this browser before, which gets the mail. */
  readonly suggested: string | undefined
}

export type SignInEvent =
  | { type: 'OPEN'; start: SignInStart }
  | { type: 'CLOSE' }
  | { type: 'RESET' }
  /** Between signing in and signing up. */
  | { type: 'TOGGLE' }
  | { type: 'CHOOSE_EMAIL' }
  | { type: 'CHOOSE_PASSWORD' }
  /** One step back: from the password to the email, otherwise to all options. */
  | { type: 'BACK' }
  | { type: 'CREATE_ACCOUNT' }
  | { type: 'TYPE_EMAIL'; email: string }
  | { type: 'SEND' }
  /** To the account that was used in this browser before. */
  | { type: 'SEND_SUGGESTED'; address: string }
  | { type: 'SENT'; operation: SignInOperation }
  | { type: 'SEND_FAILED'; error: SendError }

/** The step with all ways to sign in. */
export const optionsStep = (operation: SignInOperation): SignInStep =>
  operation === 'register' ? 'SIGNUP_OPTIONS' : 'SIGNIN_OPTIONS'

/** The modal's initial state. */
export const openState = (start: SignInStart): SignInState => ({
  start,
  isOpen: true,
  step: start.step,
  operation: start.operation,
  email: '',
  isSending: false,
  error: undefined,
  suggested: undefined,
})

/** The steps in which a mail can be requested. */
const SENDING_STEPS: ReadonlySet<SignInStep> = new Set(['ENTER_EMAIL', 'ENTER_PASSWORD'])
/** The sign-in steps that suggest an account. */
const SUGGESTING_STEPS: ReadonlySet<SignInStep> = new Set([
  'SIGNIN_OPTIONS',
  'ENTER_EMAIL',
  'UNRECOGNIZED_EMAIL',
])
const isOptions = (step: SignInStep): boolean => step === 'SIGNIN_OPTIONS' || step === 'SIGNUP_OPTIONS'

/** Another step: pending work and errors of the previous one are discarded. */
const go = (state: SignInState, step: SignInStep, operation = state.operation): SignInState => ({
  ...state,
  step,
  operation,
  isSending: false,
  error: undefined,
  suggested: undefined,
})

/** Where each step leads back to. */
function back(state: SignInState): SignInState {
  switch (state.step) {
    case 'ENTER_PASSWORD':
    case 'CHECK_YOUR_INBOX':
      return go(state, 'ENTER_EMAIL')
    case 'ENTER_EMAIL':
    case 'UNRECOGNIZED_EMAIL':
      return go(state, optionsStep(state.operation))
    default:
      return state
  }
}

function toggle(state: SignInState): SignInState {
  const operation = state.operation === 'login' ? 'register' : 'login'
  if (isOptions(state.step) || state.step === 'SUBSCRIBE_TO_AUTHOR') {
    return go(state, optionsStep(operation), operation)
  }
  return state.step === 'ENTER_EMAIL' ? go(state, 'ENTER_EMAIL', operation) : state
}

function createAccount(state: SignInState): SignInState {
  const { step } = state
  const may = step === 'UNRECOGNIZED_EMAIL' || step === 'SUBSCRIBE_TO_AUTHOR'
  return may ? go(state, 'ENTER_EMAIL', 'register') : state
}

const sending = (state: SignInState, suggested: string | undefined): SignInState => ({
  ...state,
  isSending: true,
  error: undefined,
  suggested,
})

function sendFailed(state: SignInState, error: SendError): SignInState {
  if (error.type === 'UNRECOGNIZED_EMAIL') return { ...go(state, 'UNRECOGNIZED_EMAIL'), email: '' }
  return { ...state, isSending: false, error }
}

/** The state after closing: the email is forgotten, unless the form is embedded in a page and stays there. */
function close(state: SignInState): SignInState {
  const { start, email } = state
  if (start.isEmbedded) return { ...openState(start), email }
  return { ...openState(start), isOpen: false }
}

/** The next state; the same one for an event that its step doesn't handle. */
export function signInMachine(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'OPEN') return openState(event.start)
  if (!state.isOpen) return state
  const { step } = state
  switch (event.type) {
    case 'CLOSE':
      return close(state)
    case 'RESET':
      return openState(state.start)
    case 'TOGGLE':
      return toggle(state)
    case 'CHOOSE_EMAIL':
      return isOptions(step) ? go(state, 'ENTER_EMAIL') : state
    case 'CHOOSE_PASSWORD':
      return step === 'ENTER_EMAIL' && state.operation === 'login' ? go(state, 'ENTER_PASSWORD') : state
    case 'BACK':
      return back(state)
    case 'CREATE_ACCOUNT':
      return createAccount(state)
    case 'TYPE_EMAIL':
      return SENDING_STEPS.has(step) ? { ...state, email: event.email, error: undefined } : state
    case 'SEND':
      return SENDING_STEPS.has(step) ? sending(state, undefined) : state
    case 'SEND_SUGGESTED':
      return SUGGESTING_STEPS.has(step) && state.operation === 'login' ? sending(state, event.address) : state
    case 'SENT': {
      const { suggested } = state
      return state.isSending ? { ...go(state, 'CHECK_YOUR_INBOX', event.operation), suggested } : state
    }
    case 'SEND_FAILED':
      return state.isSending ? sendFailed(state, event.error) : state
  }
}
