import { editorWording } from '../../../../schema/wording/editor'
import { type Stretch, settledText } from './settle-words'

const wording = editorWording.conflict

interface Props {
  stretches: readonly Stretch[]
  /** The places among them that theirs win. */
  picks: ReadonlySet<number>
  onPicks: (picks: ReadonlySet<number>) => void
}

/** What stays of a paragraph, word by word: each difference is a button that changes sides. */
export function SettledWords({ stretches, picks, onPicks }: Props) {
  const toggle = (place: number) => {
    const next = new Set(picks)
    if (!next.delete(place)) next.add(place)
    onPicks(next)
  }
  return (
    <div className="rounded-input border border-line p-4">
      <h4 className="text-13 font-medium text-ink-soft">{wording.result}</h4>
      <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {stretches.map((stretch, place) => {
          // The stretches of two texts stay where they are.
          const key = `${place}`
          if ('same' in stretch) return <span key={key}>{stretch.same}</span>
          const isTheirs = picks.has(place)
          const words = isTheirs ? stretch.theirs : stretch.ours
          return (
            <button
              key={key}
              type="button"
              aria-label={wording.settle(stretch.ours.trim(), stretch.theirs.trim(), isTheirs)}
              className="min-h-6 cursor-pointer rounded-sm border-b-2 border-accent bg-accent-wash px-1 text-start whitespace-pre-wrap"
              onClick={() => toggle(place)}
            >
              {words || wording.nothing}
            </button>
          )
        })}
      </p>
      <p role="status" className="sr-only">
        {settledText(stretches, picks)}
      </p>
      <p className="mt-2 text-13 text-ink-soft">{wording.settleHint}</p>
    </div>
  )
}
