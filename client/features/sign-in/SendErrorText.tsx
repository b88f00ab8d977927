import { signInWording } from '../../../schema/wording/signIn'
import type { SendError } from './machine'
import { useSignIn } from './sign-in-context'

/** Why no mail was sent; where a program was suspected, with the way to help. */
export function SendErrorText({ error }: { error: SendError }) {
  const { helpUrl } = useSignIn()
  if (error.type !== 'RECAPTCHA_FAILED') return error.message
  return (
    <>
      {error.message}{' '}
      <a href={helpUrl} target="_blank" rel="noopener" className="underline underline-offset-4">
        {signInWording.errors.captchaHelp}
      </a>
    </>
  )
}
