import { linkTo } from '../../../../schema/routes/links'
import { settingsWording } from '../../../../schema/wording/settings'
import { DangerousChange } from '../../../features/settings/DangerousChange'
import { showToast } from '../../../shell/toast'
import { ButtonLink } from '../../../ui/ButtonLink'
import { RemovePassword } from './remove-password.generated'

const wording = settingsWording.security.password

interface Props {
  hasPassword: boolean
  recentUntil: number | null
}

/** Whether there is a password, and the link to the page that sets it. */
export function PasswordRow({ hasPassword, recentUntil }: Props) {
  return (
    <div className="pt-4">
      <p className="text-14 text-ink-soft text-pretty">{hasPassword ? wording.has : wording.none}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={linkTo('Password')}>{hasPassword ? wording.change : wording.set}</ButtonLink>
        {hasPassword && (
          <DangerousChange
            label={wording.remove}
            about={wording.title}
            title={wording.removeQuestion}
            text={wording.removeText}
            confirm={wording.remove}
            working={wording.removing}
            operation={RemovePassword}
            variables={{}}
            recentUntil={recentUntil}
            onDone={() =>
              showToast({ message: wording.removed, extraParams: { testId: 'password-removed' } })
            }
          />
        )}
      </div>
    </div>
  )
}
