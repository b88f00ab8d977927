import { type Ref, useId } from 'react'
import { signInWording } from '../../../schema/wording/sign-in'
import { Dialog, type DialogHandle } from '../../ui/Dialog'
import type { SignInRequest } from './request'
import { SignInFlow } from './SignInFlow'

interface Props {
  request: SignInRequest
  here: string
  onClosed: () => void
  ref: Ref<DialogHandle>
}

/** The steps of signing in over the page: small for an author's card, large otherwise. */
export function SignInModal({ request, here, onClosed, ref }: Props) {
  const titleId = useId()
  const width = request.step === 'SUBSCRIBE_TO_AUTHOR' ? 'md:max-w-[440px]' : 'md:max-w-[678px]'
  return (
    <Dialog
      ref={ref}
      labelledBy={titleId}
      closeLabel={signInWording.close}
      onClosed={onClosed}
      className={width}
    >
      <SignInFlow request={request} here={here} heading="h2" titleId={titleId} />
    </Dialog>
  )
}
