import { signInWording } from '../../../schema/wording/sign-in'
import { Link } from '../../ui/Link'
import type { SendError } from './machine'
import { useSignIn } from './sign-in-context'
import { useStepReport } from './susi-events'

/** Why no email was sent; with a link to help if the captcha suspected a program. */
export function SendErrorText({ error }: { error: SendError }) {
  const { helpUrl } = useSignIn()
  const report = useStepReport()
  if (error.type !== 'RECAPTCHA_FAILED') return error.message
  return (
    <>
      {error.message}{' '}
      <Link href={helpUrl} opens="window" onClick={() => report('susi.recaptchaHelpClicked')}>
        {signInWording.errors.captchaHelp}
      </Link>
    </>
  )
}
