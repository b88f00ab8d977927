import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { TOAST_MOTION } from '../../../schema/rules/toasts'
import { hasPrivacyBanner } from '../../../schema/rules/visitor'
import { viewerWording } from '../../../schema/wording/viewer'
import { isPrivacyTold, PRIVACY_KEY } from '../toast'
import { Card } from './Card'
import { VisitorQuery } from './visitor-query.generated'

const wording = viewerWording.banners

type Phase = 'hidden' | 'in' | 'shown' | 'out'

function isAccepted(): boolean {
  try {
    return localStorage.getItem(PRIVACY_KEY) !== null
  } catch {
    return true
  }
}

function accept(): void {
  try {
    localStorage.setItem(PRIVACY_KEY, 'accepted')
  } catch {
    // It is asked again next time.
  }
}

/** Tells visitors from Europe what is kept, until they have taken note of it. */
export function PrivacyBanner() {
  const { execute, state } = useRouter().options.context
  const [phase, setPhase] = useState<Phase>('hidden')
  useEffect(() => {
    if (isAccepted()) return
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
    <Card phase={phase}>
      <div className="p-4" data-toast-style="EU_PRIVACY_BANNER">
        <p className="text-pretty">{wording.euPrivacy(state.config.productName)}</p>
        <p className="mt-3 flex flex-wrap items-center justify-end gap-4">
          <a
            href={`${state.config.helpUrl}/privacy-policy`}
            rel="noopener"
            target="_blank"
            className="inline-flex h-10 items-center underline underline-offset-4"
          >
            {wording.privacyPolicy}
          </a>
          <button
            type="button"
            onClick={() => {
              accept()
              setPhase('out')
            }}
            className="inline-flex h-10 items-center rounded-full bg-accent px-5 font-medium text-accent-ink hover:opacity-90"
          >
            {wording.accept}
          </button>
        </p>
      </div>
    </Card>
  )
}
