import { settingsWording } from '../../../schema/wording/settings'
import { useProfileAddress } from './use-profile-address'

/** The address of a profile under a username as it is being typed. */
export function UsernamePreview({ typed }: { typed: string }) {
  const address = useProfileAddress()
  return (
    <p className="text-14 text-ink-soft" data-testid="username-preview">
      {settingsWording.account.username.preview(
        <span key="address" className="font-medium text-ink wrap-anywhere">
          {address(typed.trim().toLowerCase().replace(/^@/, ''))}
        </span>,
      )}
    </p>
  )
}
