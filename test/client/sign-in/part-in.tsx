import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createCaptcha } from '../../../client/features/sign-in/captcha'
import { openState } from '../../../client/features/sign-in/machine'
import { type SignInRequest, startOf } from '../../../client/features/sign-in/request'
import { type SignInContext, SignInProvider } from '../../../client/features/sign-in/sign-in-context'
import { createQueryClient } from '../../../client/lib/query'
import { markupOf } from '../render'

export const nothing = () => {}
const never = () => Promise.reject(new Error('Nothing is asked for'))

/** A part of the modal in a given state, as markup. */
export function partIn(
  Part: ComponentType,
  request: SignInRequest,
  {
    state,
    options,
    suggestion,
  }: Partial<Pick<SignInContext, 'options'> & SignInContext['alternate']> & {
    state?: Partial<SignInContext['state']>
  } = {},
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
    alternate: { suggestion, forget: never },
    caller: { execute: never, captcha: createCaptcha(undefined, () => null) },
    heading: 'h2',
    titleId: 'title',
    send: never,
    sendSuggested: never,
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

/** The text of markup, its pieces separated by one space. */
export const said = (markup: string): string =>
  markup
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
