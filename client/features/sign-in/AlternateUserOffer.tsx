import type { ButtonHTMLAttributes } from 'react'
import type { ProviderName } from '../../../schema/rules/identity'
import { signInWording } from '../../../schema/wording/sign-in'
import { MainButton } from './parts'
import { SendErrorText } from './SendErrorText'
import { SocialButton, useProviders } from './SocialButtons'
import { SuggestedAccount } from './SuggestedAccount'
import { useSignIn } from './sign-in-context'

const { alternate: wording } = signInWording

/** The services that the suggested account signs in by, of those that can be chosen. */
export function useSuggestedProviders(): readonly ProviderName[] {
  const { suggestion } = useSignIn().alternate
  return useProviders().filter((name) => suggestion?.socialLogins.includes(name))
}

/** Mails a code to the account, whose address nobody here knows. */
function MailButton({ address, isMain }: { address: string; isMain: boolean }) {
  const { state, sendSuggested } = useSignIn()
  const isBusy = state.isSending && state.suggested !== undefined
  const Button = isMain ? MainButton : OtherButton
  return (
    <Button type="button" disabled={state.isSending} onClick={() => sendSuggested(address)}>
      {isBusy ? wording.sending : wording.withEmail}
    </Button>
  )
}

/** Stands beside another button that is the main one. */
function OtherButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      className="inline-flex h-11 w-full items-center justify-center rounded-full border border-line-strong px-4 text-14 enabled:hover:border-ink disabled:opacity-50"
      {...props}
    />
  )
}

/** Parts the account from the other ways to come in. */
function Or() {
  return (
    <p className="mx-auto my-6 flex w-full items-center gap-3 text-13 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line md:w-[300px]">
      {wording.between}
    </p>
  )
}

interface Props {
  /** Which side of it the other ways are on. */
  others: 'above' | 'below'
}

/** Offers the account that was used in this browser before, to who signs in. */
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
