import { useState } from 'react'
import { importWording } from '../../../schema/wording/import-page'
import { ChooseImportEntries } from '../../features/import/choose-import-entries.generated'
import type { ImportHeadFragment } from '../../features/import/import-head.generated'
import { OwnImport, type OwnImportQuery } from '../../features/import/own-import.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/form/Checkbox'

type StoryImport = NonNullable<NonNullable<OwnImportQuery['viewer']>['storyImport']>
export type Entry = StoryImport['entriesConnection']['entries'][number]

/** Chooses stories, and has the page show what was chosen. */
function useChoice(importId: string) {
  const app = useApp()
  const { after } = usePage().search
  const { run, isPending, refusal } = useChange(ChooseImportEntries)
  const choose = async (isTaken: boolean, positions?: number[]) => {
    if (await run({ input: { importId, isTaken, positions: positions ?? null } }))
      await refetch(app, OwnImport, { importId, after: after ?? null })
  }
  return { choose, isPending, refusal }
}

/** A story of the preview, which can be left out. */
export function Choice({ entry, storyImport }: { entry: Entry; storyImport: ImportHeadFragment }) {
  const { choose, refusal } = useChoice(storyImport.id)
  const [wanted, setWanted] = useState<boolean>()
  const change = async (isTaken: boolean) => {
    setWanted(isTaken)
    await choose(isTaken, [entry.position])
    setWanted(undefined)
  }
  return (
    <>
      <Checkbox
        label={entry.title}
        checked={wanted ?? !entry.isLeftOut}
        onChange={({ currentTarget: { checked } }) => change(checked)}
      />
      <RefusalText id={`choice-${entry.position}`} refusal={refusal} />
    </>
  )
}

/** Takes all stories of the preview, or none, however many pages it has. */
export function ChooseAll({ storyImport }: { storyImport: ImportHeadFragment }) {
  const { choose, isPending, refusal } = useChoice(storyImport.id)
  const { stories, leftOut } = storyImport.counts
  const isNone = leftOut === stories
  return (
    <div className="mt-8">
      <p className="text-14 text-ink-soft">{importWording.chosen(stories - leftOut, stories)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {leftOut > 0 && (
          <Button onClick={() => choose(true)} isPending={isPending}>
            {importWording.all}
          </Button>
        )}
        {!isNone && (
          <Button onClick={() => choose(false)} isPending={isPending}>
            {importWording.noneOfThem}
          </Button>
        )}
      </div>
      <RefusalText id="choose-all" refusal={refusal} />
    </div>
  )
}
