import { useEffect, useRef, useState } from 'react'
import { TOAST_MOTION } from '../../../schema/rules/toasts'
import { hasPrivacyBanner } from '../../../schema/rules/visitor'
import { viewerWording } from '../../../schema/wording/viewer'
import { useApp } from '../../lib/app'
import { useLink } from '../../lib/use-link'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Toast, type ToastPhase } from '../../ui/Toast'
import { acceptPrivacy, hasAccepted, isPrivacyTold } from '../toast'
import { VisitorQuery } from './visitor-query.generated'

const wording = viewerWording.banners

type Phase = 'hidden' | ToastPhase

/** Tells European visitors what is stored in their browser, until they have accepted it. */
export function PrivacyBanner({ leave }: { leave: (element: HTMLElement | null) => void }) {
  const { execute, state } = useApp()
  const link = useLink()
  const [phase, setPhase] = useState<Phase>('hidden')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasAccepted()) return
    const told = isPrivacyTold()
    const ask = async () =>
      told ?? hasPrivacyBanner((await execute(VisitorQuery, {})).visitor.geolocation.country ?? null)
    ask().then(
      (isShown) => isShown && setPhase('in'),
      () => {},
    )
  }, [execute])
  useEffect(() => {
    if (phase === 'in') {
      const frame = requestAnimationFrame(() => setPhase('shown'))
      return () => cancelAnimationFrame(frame)
    }
    if (phase !== 'out') return
    const timer = setTimeout(() => setPhase('hidden'), TOAST_MOTION)
    return () => clearTimeout(timer)
  }, [phase])
  if (phase === 'hidden') return null
  return (
    <Toast ref={box} phase={phase}>
      <div className="p-4" data-toast-style="EU_PRIVACY_BANNER">
        <p className="text-pretty">{wording.euPrivacy(state.config.productName)}</p>
        <p className="mt-3 flex flex-wrap items-center justify-end gap-4">
          <Link href={link('ShowPrivacy')} opens="window" look="underlined">
            {wording.privacyPolicy}
          </Link>
          <Button
            look="main"
            onClick={() => {
              acceptPrivacy()
              leave(box.current)
              setPhase('out')
            }}
          >
            {wording.accept}
          </Button>
        </p>
      </div>
    </Toast>
  )
}
