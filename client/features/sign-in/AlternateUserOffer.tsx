import type { ProviderName } from '../../../schema/rules/identity'
import { signInWording } from '../../../schema/wording/sign-in'
import { Button } from '../../ui/Button'
import { SendErrorText } from './SendErrorText'
import { SocialButton, useProviders } from './SocialButtons'
import { SuggestedAccount } from './SuggestedAccount'
import { useSignIn } from './sign-in-context'

const { alternate: wording } = signInWording

/** The providers that the suggested account signs in with, among those offered. */
export function useSuggestedProviders(): readonly ProviderName[] {
  const { suggestion } = useSignIn().alternate
  return useProviders().filter((name) => suggestion?.socialLogins.includes(name))
}

/** Mails a code to the account, whose address the browser doesn't know. */
function MailButton({ address, isMain }: { address: string; isMain: boolean }) {
  const { state, sendSuggested } = useSignIn()
  return (
    <Button
      look={isMain ? 'main' : 'quiet'}
      isWide
      isPending={state.isSending}
      pendingText={state.suggested === undefined ? undefined : wording.sending}
      onClick={() => sendSuggested(address)}
    >
      {wording.withEmail}
    </Button>
  )
}

/** Separates the account from the other ways to sign in. */
function Or() {
  return (
    <p className="mx-auto my-6 flex w-full items-center gap-3 text-13 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line md:w-[300px]">
      {wording.between}
    </p>
  )
}

interface Props {
  /** The side of it on which the other ways are. */
  others: 'above' | 'below'
}

/** Offers the account that was used in this browser before. */
export function AlternateUserOffer({ others }: Props) {
  const { state, alternate } = useSignIn()
  const { suggestion } = alternate
  const address = suggestion?.redactedEmailAddress
  const providers = useSuggestedProviders()
  const isShown = state.operation === 'login' && (address != null || providers.length > 0)
  const error = isShown && state.suggested !== undefined ? state.error : undefined
  return (
    <>
      {isShown && others === 'above' && <Or />}
      <SuggestedAccount
        suggestion={isShown ? suggestion : undefined}
        forget={alternate.forget}
        className="mx-auto"
        error={error && <SendErrorText error={error} />}
      >
        {address && (
          <li>
            <MailButton address={address} isMain={others === 'below'} />
          </li>
        )}
        {providers.map((provider) => (
          <li key={provider} className="flex justify-center">
            <SocialButton provider={provider} />
          </li>
        ))}
      </SuggestedAccount>
      {isShown && others === 'below' && <Or />}
    </>
  )
}
