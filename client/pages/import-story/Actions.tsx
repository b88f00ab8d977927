import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { importWording } from '../../../schema/wording/import-page'
import { CommitImport } from '../../features/import/commit-import.generated'
import { DiscardImport } from '../../features/import/discard-import.generated'
import { forgetImports } from '../../features/import/forget-imports'
import type { ImportHeadFragment } from '../../features/import/import-head.generated'
import { UndoImport } from '../../features/import/undo-import.generated'
import { DangerousChange } from '../../features/settings/DangerousChange'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/form/Checkbox'

interface Props {
  storyImport: ImportHeadFragment
}

/** Forgets an import that has imported nothing. */
function Discard({ storyImport }: Props) {
  const { queryClient, navigation } = useApp()
  return (
    <DangerousChange
      label={importWording.discard}
      title={importWording.discardQuestion(storyImport.fileName)}
      text={importWording.discardText}
      confirm={importWording.discard}
      working={importWording.discarding}
      operation={DiscardImport}
      variables={{ importId: storyImport.id }}
      leads
      onDone={async () => {
        forgetImports(queryClient)
        await goTo(navigation, linkTo('ImportStory'))
      }}
    />
  )
}

/** Imports what the preview shows, as its writer chooses. */
function Commit({ storyImport }: Props) {
  const { queryClient } = useApp()
  const [asDrafts, setAsDrafts] = useState(false)
  const { run, isPending, refusal } = useChange(CommitImport)
  const stories = storyImport.counts.stories - storyImport.counts.leftOut
  const commit = async () => {
    if (await run({ input: { importId: storyImport.id, asDrafts } })) forgetImports(queryClient)
  }
  return (
    <>
      <Checkbox
        label={importWording.asDrafts}
        hint={importWording.asDraftsHint}
        checked={asDrafts}
        onChange={({ currentTarget }) => setAsDrafts(currentTarget.checked)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {stories + storyImport.counts.others > 0 && (
          <Button look="main" onClick={commit} isPending={isPending} pendingText={importWording.starting}>
            {stories > 0 ? importWording.start(stories) : importWording.startOthers}
          </Button>
        )}
        <Discard storyImport={storyImport} />
      </div>
      <RefusalText id="commit-refusal" refusal={refusal} />
    </>
  )
}

/** Undoes an import. */
function Undo({ storyImport }: Props) {
  const { queryClient } = useApp()
  const { run, isPending, refusal } = useChange(UndoImport)
  const undo = async () => {
    if (await run({ input: { importId: storyImport.id } })) forgetImports(queryClient)
  }
  return (
    <>
      <Button
        onClick={undo}
        isPending={isPending}
        pendingText={importWording.undoing}
        aria-describedby="undo-hint"
      >
        {importWording.undo}
      </Button>
      <p id="undo-hint" className="mt-2 text-13 text-ink-soft text-pretty">
        {importWording.undoHint}
      </p>
      <RefusalText id="undo-refusal" refusal={refusal} />
    </>
  )
}

/** What can be done with an import in its state. */
export function Actions({ storyImport }: Props) {
  const { state, counts } = storyImport
  if (state === 'READY') return <Commit storyImport={storyImport} />
  if (state === 'DONE')
    return counts.imported + counts.updated > 0 ? <Undo storyImport={storyImport} /> : null
  return state === 'FAILED' || state === 'UPLOADING' || state === 'UNDONE' ? (
    <Discard storyImport={storyImport} />
  ) : null
}
