import { useId, useRef } from 'react'
import { signInWording } from '../../../schema/wording/sign-in'
import { useViewed } from '../../lib/events/use-viewed'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'

const { oneTap: wording } = signInWording

interface Props {
  productName: string
  email: string | undefined
  onViewed: () => void
  onSignUp: () => void
  onSignIn: () => void
  onDismiss: () => void
}

/** Asks somebody who chose a Google account but has no account here whether they want one. */
export function OneTapCard({ productName, email, onViewed, onSignUp, onSignIn, onDismiss }: Props) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useViewed(box, onViewed)
  return (
    <section
      ref={box}
      aria-labelledby={id}
      aria-live="polite"
      className="fixed top-18 end-4 z-20 w-rail rounded-input border border-line bg-paper-raised px-6 py-6 text-center"
    >
      <h2 id={id} className="px-6 font-serif text-20 font-semibold">
        {wording.title(productName)}
      </h2>
      {email && <p className="mt-1 mb-4 text-14 text-ink-soft">{wording.as(email)}</p>}
      <Button look="main" isWide onClick={onSignUp}>
        {wording.submit}
      </Button>
      <p className="mt-2 flex items-center justify-center gap-2 text-14 text-ink-soft">
        {wording.toggle((answer) => (
          <Button key="toggle" look="plain" onClick={onSignIn}>
            {answer}
          </Button>
        ))}
      </p>
      <IconButton icon="close" label={wording.dismiss} onClick={onDismiss} className="absolute end-2 top-1" />
    </section>
  )
}
