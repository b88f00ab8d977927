import { useEffect, useState } from 'react'
import { Card } from '../../ui/Card'
import type { SignInRequest } from './request'
import { SignInFlow } from './SignInFlow'

/**
 * The steps of signing in as a card in a page, for an author's readers: the same that the modal shows, with
 * nothing to close. Import it lazily where the page should not wait for it.
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
