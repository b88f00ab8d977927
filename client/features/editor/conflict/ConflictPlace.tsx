import { type ComparedRun, comparedTexts } from '../../../../schema/story/compare-documents'
import type { MergeConflict } from '../../../../schema/story/merge-documents'
import { paragraphText } from '../../../../schema/story/text'
import { editorWording } from '../../../../schema/wording/editor'
import { Select } from '../../../ui/form/Select'
import { placedRuns } from '../versions/placed-runs'
import { type Choice, canKeepBoth, type Side } from './resolve-conflict'
import { SettledWords } from './SettledWords'
import { settledTexts, stretchesOf } from './settle-words'

const wording = editorWording.conflict

/** What a side has there; nothing if it has removed the paragraph. */
function textOf(conflict: MergeConflict, side: 'ours' | 'theirs'): string | undefined {
  if (conflict.of !== 'paragraph') return conflict[side]
  const paragraph = conflict[side]
  if (!paragraph) return undefined
  return paragraph.type === 'MATH' ? paragraph.text : paragraphText(paragraph)
}

interface VersionProps {
  label: string
  runs: readonly ComparedRun[] | undefined
  /** The runs that only this version has. */
  own: ComparedRun['in']
}

/** One side's text; the words that the other one doesn't have are marked. */
function Version({ label, runs, own }: VersionProps) {
  const shown = runs?.filter((run) => run.in === 'both' || run.in === own)
  return (
    <div className="min-w-0 rounded-input border border-line p-4">
      <h4 className="text-13 font-medium text-ink-soft">{label}</h4>
      {shown ? (
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">
          {shown.length === 0 && <span className="text-ink-soft">{wording.wordless}</span>}
          {placedRuns(shown).map(({ at, run }) =>
            run.in === own ? (
              <mark key={at} className="bg-mark text-ink">
                {run.text}
              </mark>
            ) : (
              <span key={at}>{run.text}</span>
            ),
          )}
        </p>
      ) : (
        <p className="mt-2 text-ink-soft">{wording.removed}</p>
      )}
    </div>
  )
}

interface Props {
  conflict: MergeConflict
  choice: Choice
  onChoice: (choice: Choice) => void
}

/** A place that both sides have changed: both texts, and which one stays. */
export function ConflictPlace({ conflict, choice, onChoice }: Props) {
  const [ours, theirs] = [textOf(conflict, 'ours'), textOf(conflict, 'theirs')]
  const runs = comparedTexts(theirs ?? '', ours ?? '')
  const texts = settledTexts(conflict)
  const stretches = texts && texts.ours !== texts.theirs ? stretchesOf(texts.ours, texts.theirs) : undefined
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-16 font-medium">{wording.of[conflict.of]}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Version label={wording.ours} runs={ours === undefined ? undefined : runs} own="later" />
        <Version label={wording.theirs} runs={theirs === undefined ? undefined : runs} own="earlier" />
      </div>
      {ours === theirs && <p className="text-14 text-ink-soft">{wording.sameWords}</p>}
      <Select
        label={wording.keep}
        value={typeof choice === 'string' ? choice : 'words'}
        onChange={({ currentTarget: { value } }) =>
          onChoice(value === 'words' ? new Set<number>() : (value as Side))
        }
      >
        <option value="ours">{wording.keepOurs}</option>
        <option value="theirs">{wording.keepTheirs}</option>
        {canKeepBoth(conflict) && <option value="both">{wording.keepBoth}</option>}
        {stretches && <option value="words">{wording.keepWords}</option>}
      </Select>
      {stretches && typeof choice !== 'string' && (
        <SettledWords stretches={stretches} picks={choice} onPicks={onChoice} />
      )}
    </section>
  )
}
