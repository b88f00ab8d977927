import { useEffect, useRef, useState } from 'react'
import type { ManagedStoryFragment } from '../../features/collection/managed-story.generated'
import { SetFeaturedStories } from '../../features/collection/set-featured-stories.generated'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { ManageFeatured } from './manage-featured.generated'

type Story = ManagedStoryFragment
const idsOf = (stories: readonly Story[]): string[] => stories.map(({ id }) => id)

/**
 * The featured stories while they are changed. A change shows at once and is saved behind it; changes that are made
 * meanwhile are saved together, each on what the last one made. If one is refused, they are again as they were saved.
 */
export function useFeatured(collectionId: string, featured: readonly Story[]) {
  const app = useApp()
  const { params, search } = usePage()
  const { run, refusal } = useChange(SetFeaturedStories)
  const [wanted, setWanted] = useState<readonly Story[]>()
  const unsaved = useRef<readonly Story[]>(undefined)
  const isSaving = useRef(false)
  const saved = useRef(idsOf(featured))
  const stories = wanted ?? featured
  /** What a toast's "Undo" begins from, which may be pressed after further changes. */
  const current = useRef(stories)
  useEffect(() => {
    current.current = stories
    if (!isSaving.current) saved.current = idsOf(featured)
  }, [stories, featured])

  const save = async () => {
    if (isSaving.current) return
    isSaving.current = true
    let isRefused = false
    while (unsaved.current && !isRefused) {
      const postIds = idsOf(unsaved.current)
      unsaved.current = undefined
      const done = await run({ input: { collectionId, before: saved.current, postIds } })
      if (done) saved.current = postIds
      isRefused = !done
    }
    // It may have been changed in another window.
    if (isRefused)
      await refetch(app, ManageFeatured, { slug: params.collectionSlug ?? '', after: search.after })
    unsaved.current = undefined
    isSaving.current = false
    setWanted(undefined)
  }
  const change = (update: (stories: readonly Story[]) => readonly Story[]) => {
    const after = update(current.current)
    if (after === current.current) return
    current.current = after
    unsaved.current = after
    setWanted(after)
    save()
  }
  return { stories, change, refusal }
}
