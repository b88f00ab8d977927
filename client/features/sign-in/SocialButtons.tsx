import { useEffect, useState } from 'react'
import { PROVIDER_NAMES, type ProviderName } from '../../../schema/rules/identity'
import { isInAppBrowser } from '../../../schema/rules/in-app-browser'
import { providerWording } from '../../../schema/wording/providers'
import { signInWording } from '../../../schema/wording/sign-in'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { PROVIDER_ORDER, providerLink } from './links'
import { ProviderMark } from './ProviderMark'
import { useSignIn } from './sign-in-context'

interface Props {
  provider: ProviderName
  /** As text only. */
  isPlain?: boolean
}

/** Signing in through a provider: a link, which works without script too. */
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
      <Link href={href} opens="document" look="alone" className="justify-center">
        {text}
      </Link>
    )
  }
  return (
    <ButtonLink href={href} opens="document" isWide className="md:w-[300px]">
      <ProviderMark provider={provider} />
      {text}
    </ButtonLink>
  )
}

/** Whether Google refuses sign-ins in this browser; the server can't know. */
export function useInAppBrowser(): boolean {
  const [isInApp, setInApp] = useState(false)
  useEffect(() => setInApp(isInAppBrowser(navigator.userAgent)), [])
  return isInApp
}

/** The offered providers, in order; none until they are known. */
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
