import { importWording } from '../../../schema/wording/import-page'
import type { ImportHeadFragment } from '../../features/import/import-head.generated'
import { OwnImport } from '../../features/import/own-import.generated'
import { useRefetchEvery } from '../../lib/use-refetch-every'
import { ProgressBar } from '../../ui/ProgressBar'

/** How often a page that is looked at asks how far an import has come, in milliseconds. */
const EVERY = 1_000

/** How far an import has come. It goes on without this page. */
export function Working({
  storyImport,
  after,
}: {
  storyImport: ImportHeadFragment
  after: string | undefined
}) {
  useRefetchEvery(OwnImport, { importId: storyImport.id, after: after ?? null }, EVERY)
  const { stories, waiting } = storyImport.counts
  if (storyImport.state === 'READING') return <ProgressBar label={importWording.reading(stories)} />
  if (storyImport.state === 'UNDOING') return <ProgressBar label={importWording.undoing} />
  const done = stories - waiting
  return (
    <ProgressBar
      label={importWording.importing(done, stories)}
      value={stories === 0 ? undefined : done / stories}
    />
  )
}
