import { createContext, type Dispatch, useContext } from 'react'
import type { SignInOperation } from '../../../schema/rules/identity'
import type { AlternateUser } from './alternate-user'
import type { Caller } from './calls'
import type { SignInEvent, SignInState } from './machine'
import type { SignInRequest } from './request'
import type { SignInOptionsQuery } from './sign-in-options.generated'

/** What the steps share. */
export interface SignInContext {
  state: SignInState
  dispatch: Dispatch<SignInEvent>
  request: SignInRequest
  productName: string
  helpUrl: string
  /** Nothing while it is loading, and if loading failed. */
  options: SignInOptionsQuery['signInOptions'] | undefined
  hasFailed: boolean
  /** Sent along to providers. */
  token: string | undefined
  /** Where to go afterwards. */
  redirect: string | undefined
  caller: Caller
  /** The account that was used in this browser before. */
  alternate: AlternateUser
  /** `h1` on its own page. */
  heading: 'h1' | 'h2'
  titleId: string
  /** Requests a mail to the typed address. */
  send: () => Promise<void>
  /** Requests a mail to the account that was used in this browser before: its mostly hidden address. */
  sendSuggested: (address: string) => Promise<void>
  /** Leaves for the address that exchanges a token for a session. */
  finish: (token: string, operation: SignInOperation) => void
}

const Context = createContext<SignInContext | undefined>(undefined)
export const SignInProvider = Context.Provider

/** @throws Error outside the modal and the page. */
export function useSignIn(): SignInContext {
  const context = useContext(Context)
  if (!context) throw new Error('This is a part of signing in')
  return context
}
