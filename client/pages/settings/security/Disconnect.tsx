import { settingsWording } from '../../../../schema/wording/settings'
import { ConfirmChange } from '../../../features/settings/ConfirmChange'
import { showToast } from '../../../shell/toast'
import { DisconnectAccount } from './disconnect-account.generated'

const wording = settingsWording.security.connected

interface Props {
  provider: string
  /** The provider's display name. */
  name: string
  /** The consequences of disconnecting. */
  text: string
  recentUntil: number | null
  onClosed: () => void
}

/** Asks whether to disconnect an external account, and does it. */
export const Disconnect = ({ provider, name, text, recentUntil, onClosed }: Props) => (
  <ConfirmChange
    title={wording.question(name)}
    text={text}
    confirm={wording.disconnect}
    working={wording.working}
    operation={DisconnectAccount}
    variables={{ provider }}
    recentUntil={recentUntil}
    isDanger
    onDone={() => showToast({ message: wording.done, extraParams: { testId: 'account-disconnected' } })}
    onClosed={onClosed}
  />
)
