import { useEffect, useState } from 'react'
import { Card } from '../../ui/Card'
import type { SignInRequest } from './request'
import { SignInFlow } from './SignInFlow'

/**
 * The sign-in steps as a card in a page, for an author's readers: the same as in the modal, but it can't be
 * closed. Import it lazily where the page shouldn't wait for it.
 */
export function SignInCard({ request }: { request: Omit<SignInRequest, 'isEmbedded'> }) {
  const [here, setHere] = useState('')
  useEffect(() => setHere(window.location.href), [])
  const embedded: SignInRequest = { step: 'SUBSCRIBE_TO_AUTHOR', ...request, isEmbedded: true }
  return (
    <Card as="section" className="mx-auto w-full max-w-[440px] px-6 py-8">
      <SignInFlow request={embedded} here={here} heading="h2" leavesFocus />
    </Card>
  )
}
