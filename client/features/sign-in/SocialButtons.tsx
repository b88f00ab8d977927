import { useEffect, useState } from 'react'
import { PROVIDER_NAMES, type ProviderName } from '../../../schema/rules/identity'
import { isInAppBrowser } from '../../../schema/rules/in-app-browser'
import { providerWording } from '../../../schema/wording/providers'
import { signInWording } from '../../../schema/wording/sign-in'
import { PROVIDER_ORDER, providerLink } from './links'
import { ProviderMark } from './ProviderMark'
import { useSignIn } from './sign-in-context'

interface Props {
  provider: ProviderName
  /** As words alone. */
  isPlain?: boolean
}

/** A way in by somebody else's service: a link, which works without script too. */
export function SocialButton({ provider, isPlain = false }: Props) {
  const { state, redirect, request, token } = useSignIn()
  const { operation } = state
  const href = providerLink(provider, {
    operation,
    redirect,
    token,
    entry: request.susiEntry,
    actionUrl: request.actionUrl,
  })
  const text = signInWording.withProvider(operation, providerWording.names[provider])
  if (isPlain) {
    return (
      <a
        href={href}
        className="inline-flex min-h-11 items-center justify-center text-14 text-accent hover:underline hover:underline-offset-4"
      >
        {text}
      </a>
    )
  }
  return (
    <a
      href={href}
      className="inline-flex h-11 w-full items-center justify-center gap-3 rounded-full border border-line-strong px-4 text-14 hover:border-ink md:w-[300px]"
    >
      <ProviderMark provider={provider} />
      {text}
    </a>
  )
}

/** Whether the browser is one of those in which Google signs nobody in; on the server nobody knows. */
export function useInAppBrowser(): boolean {
  const [isInApp, setInApp] = useState(false)
  useEffect(() => setInApp(isInAppBrowser(navigator.userAgent)), [])
  return isInApp
}

/** The services that can be chosen, in their order. Nothing while that isn't known. */
export function useProviders(): readonly ProviderName[] {
  const { options, state } = useSignIn()
  const isInApp = useInAppBrowser()
  const offered = (options?.providers ?? []).flatMap(({ name, isLoginOffered, isRegisterOffered }) => {
    const provider = PROVIDER_NAMES.find((known) => known === name)
    const isOffered = state.operation === 'register' ? isRegisterOffered : isLoginOffered
    return provider && isOffered && !(provider === 'google' && isInApp) ? [provider] : []
  })
  return PROVIDER_ORDER.filter((provider) => offered.includes(provider))
}
