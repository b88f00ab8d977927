import { useEffect, useRef, useState } from 'react'
import { MAX_CLAPS } from '../../../../schema/rules/limits'
import { clapWording } from '../../../../schema/wording/claps'
import { storyPageWording } from '../../../../schema/wording/story-page'
import { useApp } from '../../../lib/app'
import { operationQuery, useCachedOperation } from '../../../lib/query'
import { ClapFace } from '../ClapFace'
import { PostClaps } from '../post-claps.generated'
import { applaud, type Hall, ownClaps, watchHiding } from './applause'
import { useHolding } from './use-holding'

/** How long the count floats after the last press, in milliseconds. */
const FLOATS_FOR = 1200
/** How often a request for the viewer's claps is repeated. */
const RETRIES = 3

interface Props {
  id: string
  /** As the page has it. */
  clapCount: number
  className: string
}

/** The viewer's claps, requested after the page, which doesn't know the viewer. */
function useClaps(hall: Hall, id: string) {
  const { queryClient, execute } = hall
  const data = useCachedOperation(PostClaps, { id })
  const isMissing = data === undefined
  useEffect(() => {
    if (isMissing)
      queryClient.prefetchQuery({ ...operationQuery(execute, PostClaps, { id }), retry: RETRIES })
  }, [isMissing, queryClient, execute, id])
  return data
}

/** The button of somebody who is signed in. */
export function ClapControl({ id, clapCount, className }: Props) {
  const hall = useApp()
  const data = useClaps(hall, id)
  const edge = data?.post?.viewerEdge
  const [isFloating, setFloating] = useState(false)
  const [said, setSaid] = useState('')
  const floating = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(floating.current), [])
  // Presses before the viewer's own claps are known count from what these turn out to be.
  const [early, setEarly] = useState(0)
  const own = (edge?.clapCount ?? 0) + early
  const give = (count: number) => {
    if (!edge) return setEarly((before) => before + 1)
    setSaid('')
    watchHiding(hall)
    applaud(hall, { id, edgeId: edge.id }, { all: clapCount, own: edge.clapCount }, count, (sent) =>
      setSaid(clapWording.said(sent, MAX_CLAPS)),
    )
  }
  useEffect(() => {
    if (!edge || early === 0) return
    setEarly(0)
    give(own)
  })
  const holding = useHolding(() => {
    setFloating(true)
    clearTimeout(floating.current)
    floating.current = setTimeout(() => setFloating(false), FLOATS_FOR)
    give((ownClaps(id) ?? own) + 1)
  })
  // Somebody who may not clap, or a story that isn't out any more.
  if (data && !edge?.canClap) return clapCount > 0 ? <span>{storyPageWording.claps(clapCount)}</span> : null
  return (
    <span className="relative flex items-center gap-3">
      <button
        type="button"
        {...holding}
        aria-label={clapWording.label(clapCount, own)}
        data-action="clap"
        className={`${className} touch-manipulation select-none`}
      >
        <ClapFace count={clapCount} isMine={own > 0} />
      </button>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute start-0 bottom-full rounded-full bg-accent px-3 py-1 text-14 text-accent-ink transition duration-200 ${isFloating ? '' : 'translate-y-2 opacity-0'}`}
      >
        {clapWording.given(own)}
      </span>
      {own > 0 && (
        <button
          type="button"
          aria-label={clapWording.undoLabel(own)}
          data-action="unclap"
          onClick={() => give(0)}
          className="h-11 text-13 underline-offset-4 hover:text-ink hover:underline"
        >
          {clapWording.undo}
        </button>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  )
}
