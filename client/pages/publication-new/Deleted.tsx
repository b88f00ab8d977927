import { linkTo } from '../../../schema/routes/links'
import { publicationNewWording } from '../../../schema/wording/publication-new'
import { UndeletePublication } from '../../features/collection/undelete-publication.generated'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { useOperation } from '../../lib/query'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { DeletedPublications } from './deleted-publications.generated'

const wording = publicationNewWording.deleted

/** Publications that the viewer deleted and can still restore. Rule: docs/rules/publications.md, "Deleting a publication". */
export function Deleted() {
  const { navigation, queryClient } = useApp()
  const { viewer } = useOperation(DeletedPublications, {})
  const { run, isPending, refusal } = useChange(UndeletePublication)
  const publications = viewer?.deletedPublications ?? []
  if (publications.length === 0) return null
  const restore = async (collectionId: string) => {
    const restored = await run({ input: { collectionId } })
    if (!restored) return
    queryClient.removeQueries({ queryKey: [DeletedPublications.name] })
    showToast({ message: wording.restored(restored.name), extraParams: { testId: 'publication-restored' } })
    await goTo(navigation, linkTo('CollectionSettings', { collectionSlug: restored.slug }))
  }
  return (
    <section aria-labelledby="deleted" className="mt-16">
      <h2 id="deleted" className="border-b border-ink pb-3 font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <ul>
        {publications.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-4 border-b border-line py-3">
            <p className="min-w-0 flex-1 font-serif text-16 font-semibold">{name}</p>
            <Button
              size="small"
              isPending={isPending}
              aria-label={wording.restoreLabel(name)}
              onClick={() => restore(id)}
            >
              {wording.restore}
            </Button>
          </li>
        ))}
      </ul>
      <RefusalText id="deleted-refusal" refusal={refusal} />
    </section>
  )
}
