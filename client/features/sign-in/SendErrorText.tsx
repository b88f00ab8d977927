import { signInWording } from '../../../schema/wording/sign-in'
import type { SendError } from './machine'
import { useSignIn } from './sign-in-context'
import { useStepReport } from './susi-events'

/** Why no mail was sent; where a program was suspected, with the way to help. */
export function SendErrorText({ error }: { error: SendError }) {
  const { helpUrl } = useSignIn()
  const report = useStepReport()
  if (error.type !== 'RECAPTCHA_FAILED') return error.message
  return (
    <>
      {error.message}{' '}
      <a
        href={helpUrl}
        target="_blank"
        rel="noopener"
        onClick={() => report('susi.recaptchaHelpClicked')}
        className="underline underline-offset-4"
      >
        {signInWording.errors.captchaHelp}
      </a>
    </>
  )
}
