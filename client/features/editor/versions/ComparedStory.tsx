import type { ComparedParagraph, ComparedRun, Comparison } from '../../../../schema/story/compare-documents'
import { versionsWording as wording } from '../../../../schema/wording/versions'
import { placedRuns } from './placed-runs'

/** Words of both versions; those of one alone are marked as removed or added. */
function Runs({ runs }: { runs: readonly ComparedRun[] }) {
  return placedRuns(runs).map(({ at, run }) => {
    if (run.in === 'earlier') return <del key={at}>{run.text}</del>
    return run.in === 'later' ? <ins key={at}>{run.text}</ins> : <span key={at}>{run.text}</span>
  })
}

const hasChanged = (runs: readonly ComparedRun[]): boolean => runs.some((run) => run.in !== 'both')

function Part({ label, runs }: { label: string; runs: readonly ComparedRun[] }) {
  return (
    <li className="border-t border-line py-3">
      <p className="text-13 text-ink-soft">{label}</p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
        <Runs runs={runs} />
      </p>
    </li>
  )
}

const labelOf = ({ change, runs }: ComparedParagraph): string =>
  change === 'changed' && !hasChanged(runs) ? wording.changes.formatted : wording.changes[change]

/**
 * The changes between two versions; equal paragraphs are left out. Rule: docs/rules/writing.md, "Comparing versions".
 */
export function ComparedStory({ comparison }: { comparison: Comparison }) {
  const { title, subtitle, paragraphs, addedWords, removedWords } = comparison
  const changed = paragraphs.filter(({ change }) => change !== 'same')
  const isSame = changed.length === 0 && !hasChanged(title) && !hasChanged(subtitle)
  if (isSame) return <p className="text-16 text-ink-soft">{wording.same}</p>
  return (
    <div>
      <p className="text-14 text-ink-soft">{wording.words(addedWords, removedWords)}</p>
      <ul className="mt-3">
        {hasChanged(title) && <Part label={wording.title} runs={title} />}
        {hasChanged(subtitle) && <Part label={wording.subtitle} runs={subtitle} />}
        {changed.map((paragraph) => (
          <Part key={paragraph.name} label={labelOf(paragraph)} runs={paragraph.runs} />
        ))}
      </ul>
    </div>
  )
}
