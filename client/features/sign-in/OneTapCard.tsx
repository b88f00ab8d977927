import { useId, useRef } from 'react'
import { signInWording } from '../../../schema/wording/sign-in'
import { useViewed } from '../../lib/events/use-viewed'
import { MainButton, TextButton } from './parts'

const { oneTap: wording } = signInWording

interface Props {
  productName: string
  email: string | undefined
  onViewed: () => void
  onSignUp: () => void
  onSignIn: () => void
  onDismiss: () => void
}

/** Asks somebody who chose an account of Google's, and has none here, whether they want one. */
export function OneTapCard({ productName, email, onViewed, onSignUp, onSignIn, onDismiss }: Props) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useViewed(box, onViewed)
  const [question, answer] = wording.toggle
  return (
    <section
      ref={box}
      aria-labelledby={id}
      aria-live="polite"
      className="fixed top-18 right-4 z-20 w-rail border border-line bg-paper-raised px-6 py-6 text-center"
    >
      <h2 id={id} className="px-6 font-serif text-20 font-semibold">
        {wording.title(productName)}
      </h2>
      {email && <p className="mt-1 mb-4 text-14 text-ink-soft">{wording.as(email)}</p>}
      <MainButton type="button" onClick={onSignUp}>
        {wording.submit}
      </MainButton>
      <p className="mt-2 flex items-center justify-center gap-2 text-14 text-ink-soft">
        {question} <TextButton onClick={onSignIn}>{answer}</TextButton>
      </p>
      <button
        type="button"
        aria-label={wording.dismiss}
        onClick={onDismiss}
        className="absolute top-1 right-2 inline-flex h-11 w-11 items-center justify-center text-ink-soft hover:text-ink"
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  )
}
