import { linkTo } from '../../../../schema/routes/links'
import { PROVIDER_NAMES, type ProviderName } from '../../../../schema/rules/identity'
import { longDate } from '../../../../schema/wording/formats'
import { providerWording } from '../../../../schema/wording/providers'
import { settingsWording } from '../../../../schema/wording/settings'
import type { SecurityFieldsFragment } from '../../../features/settings/security-fields.generated'
import { ProviderMark } from '../../../features/sign-in/ProviderMark'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { useDialog } from '../../../ui/dialog/Dialog'
import { AccountItem } from '../account/AccountItem'
import { Section } from '../Section'
import { Disconnect } from './Disconnect'
import { MastodonItem } from './MastodonItem'

const wording = settingsWording.security.connected

type Account = SecurityFieldsFragment['connectedAccounts'][number]

/** Where a visit begins that connects an external account to this one. */
const QUERY = { query: { operation: 'connect' } }
const STARTS: Readonly<Record<ProviderName, string>> = {
  google: linkTo('ConnectGoogle', {}, QUERY),
  apple: linkTo('StartAuthApple', {}, QUERY),
  facebook: linkTo('ConnectFacebook', {}, QUERY),
  twitter: linkTo('AuthenticateTwitter', {}, QUERY),
}

interface ItemProps {
  provider: ProviderName
  account: Account | undefined
  recentUntil: number | null
}

function ProviderItem({ provider, account, recentUntil }: ItemProps) {
  const dialog = useDialog()
  const name = providerWording.names[provider]
  return (
    <AccountItem
      mark={<ProviderMark provider={provider} />}
      name={name}
      status={
        <p className="dotted">
          {account ? (
            <>
              {(account.name ?? account.email) && <span>{account.name ?? account.email}</span>}
              <span>{wording.since(longDate(account.connectedAt))}</span>
            </>
          ) : (
            <span>{wording.notConnected}</span>
          )}
        </p>
      }
      action={
        account ? (
          <Button look="danger" {...dialog.opener}>
            {wording.disconnect}
            <span className="sr-only"> {name}</span>
          </Button>
        ) : (
          // People who have to sign in again first are sent there and back.
          <ButtonLink href={STARTS[provider]} opens="document">
            {wording.connect}
            <span className="sr-only"> {name}</span>
          </ButtonLink>
        )
      }
    >
      {dialog.isOpen && (
        <Disconnect
          provider={provider}
          name={name}
          text={wording.explanation(name)}
          recentUntil={recentUntil}
          onClosed={dialog.closed}
        />
      )}
    </AccountItem>
  )
}

interface Props {
  connected: readonly Account[]
  /** The providers that can be connected here. */
  offered: readonly { name: string }[]
  /** Absent while Mastodon accounts can't be connected. */
  mastodon: SecurityFieldsFragment['mastodon']
  recentUntil: number | null
}

/**
 * External accounts that sign in here, and one on Mastodon. Nothing if none is offered and none connected.
 */
export function ConnectedAccounts({ connected, offered, mastodon, recentUntil }: Props) {
  const providers = PROVIDER_NAMES.filter(
    (name) => offered.some((one) => one.name === name) || connected.some((one) => one.provider === name),
  )
  if (providers.length === 0 && !mastodon) return null
  return (
    <Section title={wording.title} text={providers.length > 0 ? wording.text : undefined}>
      <ul className="mt-2">
        {providers.map((provider) => (
          <ProviderItem
            key={provider}
            provider={provider}
            account={connected.find((one) => one.provider === provider)}
            recentUntil={recentUntil}
          />
        ))}
        {mastodon && <MastodonItem mastodon={mastodon} recentUntil={recentUntil} />}
      </ul>
    </Section>
  )
}
