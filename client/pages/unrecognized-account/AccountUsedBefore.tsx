import { linkTo } from '../../../schema/routes/links'
import { providerWording } from '../../../schema/wording/providers'
import { signInWording } from '../../../schema/wording/sign-in'
import { useAlternateUser } from '../../features/sign-in/alternate-user'
import { PROVIDER_ORDER, providerLink } from '../../features/sign-in/links'
import { Envelope, ProviderMark } from '../../features/sign-in/ProviderMark'
import { useInAppBrowser } from '../../features/sign-in/SocialButtons'
import { SuggestedAccount } from '../../features/sign-in/SuggestedAccount'
import { ButtonLink } from '../../ui/ButtonLink'

interface Props {
  /** Where the reader wants to go. */
  redirect: string | undefined
}

/**
 * The account that was used in this browser before, which may be the one they meant: links, which need no
 * script.
 */
export function AccountUsedBefore({ redirect }: Props) {
  const { suggestion, forget } = useAlternateUser()
  const isInApp = useInAppBrowser()
  const providers = PROVIDER_ORDER.filter(
    (name) => suggestion?.socialLogins.includes(name) && !(name === 'google' && isInApp),
  )
  const hasEmail = suggestion?.redactedEmailAddress != null
  return (
    <SuggestedAccount
      suggestion={hasEmail || providers.length > 0 ? suggestion : undefined}
      forget={forget}
      className="pt-4 font-sans"
    >
      {hasEmail && (
        <li>
          <ButtonLink href={linkTo('SignIn', {}, { query: { redirectUrl: redirect } })} isWide>
            <Envelope size={20} />
            {signInWording.withEmail('login')}
          </ButtonLink>
        </li>
      )}
      {providers.map((provider) => (
        <li key={provider}>
          <ButtonLink href={providerLink(provider, { operation: 'login', redirect })} opens="document" isWide>
            <ProviderMark provider={provider} />
            {signInWording.withProvider('login', providerWording.names[provider])}
          </ButtonLink>
        </li>
      ))}
    </SuggestedAccount>
  )
}
