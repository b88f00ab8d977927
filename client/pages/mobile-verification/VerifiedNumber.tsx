import { linkTo } from '../../../schema/routes/links'
import { longDate } from '../../../schema/wording/formats'
import { mobileVerificationWording } from '../../../schema/wording/mobile-verification'
import { DangerousChange } from '../../features/settings/DangerousChange'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { RemoveMobileNumber } from './remove-mobile-number.generated'

const wording = mobileVerificationWording.done
const START = linkTo('MobileVerificationStep', { step: 'start' })

/** The verified number, and what can be done about it. */
export function VerifiedNumber({ number, verifiedAt }: { number: string; verifiedAt: number }) {
  const { navigation } = useApp()
  const mayReach = useMayReach()
  const gone = async () => {
    showToast({ message: wording.removed, extraParams: { testId: 'mobile-number-removed' } })
    await goTo(navigation, START)
  }
  return (
    <>
      <p className="mt-4 text-16 text-ink-soft text-pretty">
        <bdi dir="ltr">{number}</bdi>
        {wording.since(longDate(verifiedAt))}
      </p>
      {mayReach && (
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink href={START}>{wording.change}</ButtonLink>
          <DangerousChange
            label={wording.remove}
            title={wording.question}
            text={wording.removeText}
            confirm={wording.remove}
            working={wording.removing}
            operation={RemoveMobileNumber}
            variables={{}}
            leads
            onDone={gone}
          />
        </div>
      )}
      <p className="mt-8">
        <Link href={linkTo('SettingsTab', { setting: 'security' })} look="alone">
          {wording.settings}
        </Link>
      </p>
    </>
  )
}
