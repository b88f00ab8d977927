import { useMemo } from 'react'
import type { ManagedStoryFragment } from '../../features/collection/managed-story.generated'
import { SetFeaturedStories } from '../../features/collection/set-featured-stories.generated'
import { useChange } from '../../features/settings/use-change'
import { useSavedList } from '../../features/settings/use-saved-list'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { ManageFeatured } from './manage-featured.generated'

type Story = ManagedStoryFragment
const idsOf = (stories: readonly Story[]): string[] => stories.map(({ id }) => id)

/** The featured stories while they are changed. */
export function useFeatured(collectionId: string, featured: readonly Story[]) {
  const app = useApp()
  const { params, search } = usePage()
  const { run, refusal } = useChange(SetFeaturedStories)
  const { items, change } = useSavedList<Story, string[]>({
    saved: featured,
    base: useMemo(() => idsOf(featured), [featured]),
    save: async (stories, before) => {
      const postIds = idsOf(stories)
      return (await run({ input: { collectionId, before, postIds } })) && postIds
    },
    reload: () => refetch(app, ManageFeatured, { slug: params.collectionSlug ?? '', after: search.after }),
  })
  return { stories: items, change, refusal }
}
