import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MAX_CLAPS } from '../../../../schema/rules/limits'
import { clapWording } from '../../../../schema/wording/claps'
import { useApp } from '../../../lib/app'
import { takePendingAction } from '../../../lib/take-pending-action'
import { ClapFace } from '../ClapFace'
import { Unclap } from '../Unclap'
import { ownClaps, queueClaps, sendWhenHidden, syncTabs, type Target } from './clap-queue'
import { usePressAndHold } from './use-press-and-hold'

/** How long the count floats after the last press, in milliseconds. */
const FLOATS_FOR = 1200

interface Props {
  id: string
  /** The thing that is clapped for; absent until the viewer's own claps are known. */
  target: Target | undefined
  /** Everybody's claps, and the viewer's own. */
  all: number
  own: number | undefined
  className: string
  /** How often people have clapped. */
  children: ReactNode
}

/** The button that claps: once with each press, and again and again while it is held. */
export function ClapButton({ id, target, all, own: known = 0, className, children }: Props) {
  const app = useApp()
  const [isFloating, setFloating] = useState(false)
  // What was sent, as long as it is what is shown: a refusal takes it back.
  const [sent, setSent] = useState<number>()
  const floating = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    syncTabs(app)
    return () => clearTimeout(floating.current)
  }, [app])
  // Presses before the viewer's own claps are known count from what these turn out to be.
  const [early, setEarly] = useState(0)
  // A clap that a visitor pressed before they signed in counts too.
  useEffect(() => {
    if (takePendingAction('clap', id)) setEarly((before) => before + 1)
  }, [id])
  const own = known + early
  const give = (count: number) => {
    if (!target) return setEarly((before) => before + 1)
    sendWhenHidden(app)
    queueClaps(app, target, { all, own: known }, count, setSent)
  }
  useEffect(() => {
    if (!target || early === 0) return
    setEarly(0)
    give(own)
  })
  const holding = usePressAndHold(() => {
    setFloating(true)
    clearTimeout(floating.current)
    floating.current = setTimeout(() => setFloating(false), FLOATS_FOR)
    give((ownClaps(id) ?? own) + 1)
  })
  return (
    <span className="relative flex items-center">
      <button
        type="button"
        {...holding}
        aria-label={clapWording.label(all, own)}
        data-action="clap"
        className={`${className} touch-manipulation select-none`}
      >
        <ClapFace count={all} isMine={own > 0} />
      </button>
      {children}
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute start-0 bottom-full rounded-full bg-accent px-3 py-1 text-14 text-accent-ink transition duration-200 ${isFloating ? '' : 'translate-y-2 opacity-0'}`}
      >
        {clapWording.given(own)}
      </span>
      {own > 0 && <Unclap own={own} type="button" onClick={() => give(0)} />}
      <span role="status" className="sr-only">
        {sent === own && clapWording.said(own, MAX_CLAPS)}
      </span>
    </span>
  )
}
