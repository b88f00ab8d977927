import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react'
import { MINUTE } from '../../../schema/rules/time-units'
import { useApp } from '../../lib/app'
import { useAnswer } from '../../lib/use-answer'
import { AccountToken } from './account-token.generated'
import { useAlternateUser } from './alternate-user'
import { type Caller, sendMail } from './calls'
import { captchaService, createCaptcha } from './captcha'
import { callbackLink, redirectAfter } from './links'
import { openState, signInMachine } from './machine'
import { type SignInRequest, startOf } from './request'
import type { SignInContext } from './sign-in-context'
import { SignInOptions } from './sign-in-options.generated'

/** After how many milliseconds another token is requested: half of a token's lifetime. */
const TOKEN_FRESH_FOR = 30 * MINUTE

export interface SignInInput {
  request: SignInRequest
  /** The current page: an absolute address. */
  here: string
  heading: 'h1' | 'h2'
  titleId: string
  /** Where the captcha shows a challenge, if it has one. */
  captchaPlace: RefObject<HTMLDivElement | null>
}

/** The state of signing in, and the actions. */
export function useSignInState({
  request,
  here,
  heading,
  titleId,
  captchaPlace,
}: SignInInput): SignInContext {
  const { execute, state: site } = useApp()
  const { productName, mainOrigin, helpUrl } = site.config
  const [state, dispatch] = useReducer(signInMachine, startOf(request), openState)
  const { data, hasFailed } = useAnswer(SignInOptions, {}, { asks: true })
  const token = useAnswer(AccountToken, {}, { asks: true, freshFor: TOKEN_FRESH_FOR, isForgotten: true })
  const alternate = useAlternateUser()
  const options = data?.signInOptions
  const captchaOptions = options?.captcha
  const caller = useMemo<Caller>(() => {
    const service = captchaOptions ? captchaService(captchaOptions) : undefined
    return { execute, captcha: createCaptcha(service, () => captchaPlace.current) }
  }, [execute, captchaOptions, captchaPlace])
  const { operation, isOpen } = state
  useEffect(() => {
    if (isOpen && operation === 'register') caller.captcha.prepare('signup')
  }, [caller, isOpen, operation])

  const redirect = redirectAfter(request.actionUrl ?? request.redirectTo, { here, mainOrigin })
  const latest = useRef(state)
  latest.current = state
  const send = async (address?: string) => {
    const { email, operation } = latest.current
    const isSuggested = address !== undefined
    dispatch(isSuggested ? { type: 'SEND_SUGGESTED', address } : { type: 'SEND' })
    const outcome = await sendMail(caller, { email, operation, redirect, isSuggested })
    if ('error' in outcome) dispatch({ type: 'SEND_FAILED', error: outcome.error })
    else dispatch({ type: 'SENT', operation: outcome.operation })
  }
  return {
    state,
    dispatch,
    request,
    productName,
    helpUrl,
    options,
    hasFailed,
    token: token.data?.accountToken,
    redirect,
    caller,
    alternate,
    heading,
    titleId,
    send: () => send(),
    sendSuggested: send,
    finish: (value, operation) =>
      window.location.assign(callbackLink(value, operation, { mainOrigin, productName })),
  }
}
