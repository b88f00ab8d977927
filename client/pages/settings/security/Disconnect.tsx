import { settingsWording } from '../../../../schema/wording/settings'
import { useChange } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { ConfirmChange } from '../ConfirmChange'
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
export function Disconnect({ provider, name, text, recentUntil, onClosed }: Props) {
  const { run, isPending, refusal } = useChange(DisconnectAccount)
  const disconnect = async () => {
    if (!(await run({ provider }))) return false
    showToast({ message: wording.done, extraParams: { testId: 'account-disconnected' } })
    return true
  }
  return (
    <ConfirmChange
      title={wording.question(name)}
      text={text}
      confirm={wording.disconnect}
      working={wording.working}
      isPending={isPending}
      refusal={refusal}
      recentUntil={recentUntil}
      isDanger
      onConfirm={disconnect}
      onClosed={onClosed}
    />
  )
}
