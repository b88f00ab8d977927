import { signInWording } from '../../../../schema/wording/sign-in'
import { Button } from '../../../ui/Button'
import { ErrorText } from '../../../ui/form/ErrorText'
import { Link } from '../../../ui/Link'
import { AlternateUserOffer, useSuggestedProviders } from '../AlternateUserOffer'
import { Fineprint } from '../Fineprint'
import { PasskeyButton } from '../PasskeyButton'
import { Envelope } from '../ProviderMark'
import { Aside, StepText, StepTitle } from '../parts'
import { SocialButton, useProviders } from '../SocialButtons'
import { useSignIn } from '../sign-in-context'
import { Toggle } from '../Toggle'

const { options: wording } = signInWording

/** Signing in by email. */
function EmailButton() {
  const { state, dispatch } = useSignIn()
  return (
    <Button isWide onClick={() => dispatch({ type: 'CHOOSE_EMAIL' })} className="md:w-[300px]">
      <Envelope size={20} />
      {signInWording.withEmail(state.operation)}
    </Button>
  )
}

/** Every way to sign in: the providers, email, a passkey. */
export function OptionsStep() {
  const { state, options, hasFailed, request, productName, helpUrl } = useSignIn()
  const providers = useProviders()
  const suggested = useSuggestedProviders()
  const isLogin = state.operation === 'login'
  const hasEmail = hasFailed || options?.isEmailOffered === true
  const others = isLogin ? providers.filter((name) => !suggested.includes(name)) : providers
  const isLoading = options === undefined && !hasFailed
  const isEmpty = options !== undefined && !hasEmail && providers.length === 0
  return (
    <>
      <StepTitle>{isLogin ? wording.login.title : wording.register.title(productName)}</StepTitle>
      {request.callout && <StepText>{request.callout}</StepText>}
      <div className="mt-8 empty:hidden">
        <AlternateUserOffer others="below" />
      </div>
      <div className={`mt-8 flex flex-col items-center gap-3 ${isLoading ? 'min-h-[156px]' : ''}`}>
        {(providers.length > 0 || hasEmail) && (
          <ul aria-label={wording.label(state.operation)} className="flex w-full flex-col items-center gap-3">
            {others.map((provider) => (
              <li key={provider} className="flex w-full justify-center">
                <SocialButton provider={provider} />
              </li>
            ))}
            {hasEmail && (
              <li className="flex w-full justify-center">
                <EmailButton />
              </li>
            )}
            {isLogin && <PasskeyButton />}
          </ul>
        )}
        <ErrorText id="sign-in-options-error">
          {hasFailed ? wording.failed : isEmpty ? wording.none : ''}
        </ErrorText>
        <noscript>
          <p className="text-13 text-ink-soft">{signInWording.needsScript}</p>
        </noscript>
      </div>
      <div className="mt-4">
        <Toggle />
        {isLogin && (
          <Aside>
            {wording.login.help((help) => (
              <Link key="help" href={helpUrl} opens="window" look="alone">
                {help}
              </Link>
            ))}
          </Aside>
        )}
      </div>
      <div className="mt-6">
        <Fineprint callToAction={isLogin ? signInWording.signIn : signInWording.signUp} />
      </div>
    </>
  )
}
