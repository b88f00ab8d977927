import { type Ref, useId } from 'react'
import { signInWording } from '../../../schema/wording/sign-in'
import { type DialogHandle, DialogPopup } from '../../ui/dialog/DialogPopup'
import type { SignInRequest } from './request'
import { SignInFlow } from './SignInFlow'

interface Props {
  request: SignInRequest
  here: string
  onClosed: () => void
  ref: Ref<DialogHandle>
}

/** The sign-in steps over the page: small for an author's card, large otherwise. */
export function SignInModal({ request, here, onClosed, ref }: Props) {
  const titleId = useId()
  const width = request.step === 'SUBSCRIBE_TO_AUTHOR' ? 'md:max-w-[440px]' : 'md:max-w-[678px]'
  return (
    <DialogPopup
      ref={ref}
      labelledBy={titleId}
      closeLabel={signInWording.close}
      onClosed={onClosed}
      width={width}
      shape="full"
    >
      <div className="px-6 py-16">
        <SignInFlow request={request} here={here} heading="h2" titleId={titleId} />
      </div>
    </DialogPopup>
  )
}
