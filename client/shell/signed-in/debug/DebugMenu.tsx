import { useEffect, useState } from 'react'
import { debugWording as wording } from '../../../../schema/wording/debug'
import { useApp } from '../../../lib/app'
import { onMove } from '../../../lib/moves'
import { Button } from '../../../ui/Button'
import { Link } from '../../../ui/Link'
import './debug.css'
import { keepDebugChoice, readDebugChoice } from './debug-choice'

/** The page that the document shows, as its root names it. */
function placeNow(): { page: string | undefined; route: string | undefined } {
  const { page, route } = document.documentElement.dataset
  return { page, route }
}

/** How the page was made, for members of staff. Rule: docs/rules/viewer.md, "Debug menu". */
export function DebugMenu() {
  const { cache, debug, config } = useApp().state
  const [{ page, route }, setPlace] = useState(placeNow)
  const [choice, setChoice] = useState(readDebugChoice)
  const { isHidden, isHighlighted } = choice
  useEffect(() => onMove('drawn', () => setPlace(placeNow())), [])
  useEffect(() => {
    keepDebugChoice(choice)
    const { documentElement } = document
    documentElement.toggleAttribute('data-highlight', isHighlighted && !isHidden)
    return () => void documentElement.removeAttribute('data-highlight')
  }, [choice, isHighlighted, isHidden])
  if (!debug || !cache || isHidden) return null
  const facts: [string, string | undefined][] = [
    [wording.page, page],
    [wording.route, route],
    [wording.version, config.version],
    [wording.cache, cache.reason ? `${cache.status} (${cache.reason})` : cache.status],
    [wording.group, cache.experimentGroup],
    [wording.tags, cache.tags.join(', ')],
    [wording.request, debug.requestId],
  ]
  return (
    <aside
      aria-label={wording.title}
      className="fixed start-0 bottom-0 z-10 max-w-full border border-line bg-paper-raised text-13"
      data-no-print
    >
      <details className="max-h-[50dvh] overflow-y-auto">
        <summary className="flex h-11 cursor-pointer items-center px-4 font-medium">{wording.title}</summary>
        <dl className="grid max-w-[40ch] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-4">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className="contents">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className="flex flex-wrap items-center gap-4 p-4">
          {debug.traceUrl && (
            <Link look="underlined" href={debug.traceUrl} opens="window">
              {wording.trace}
            </Link>
          )}
          <Button
            size="small"
            aria-pressed={isHighlighted}
            onClick={() => setChoice({ ...choice, isHighlighted: !isHighlighted })}
          >
            {wording.highlight}
          </Button>
          <Button size="small" onClick={() => setChoice({ ...choice, isHidden: true })}>
            {wording.hide}
          </Button>
        </div>
      </details>
    </aside>
  )
}
