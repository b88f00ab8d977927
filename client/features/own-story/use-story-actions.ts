import { useState } from 'react'
import type { StoryAction } from '../../../schema/graphql/types.generated'
import { linkTo } from '../../../schema/routes/links'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import { type App, useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { showError, showToast } from '../../shell/toast'
import { ChangeStories } from './change-stories.generated'
import { EmptyTrash } from './empty-trash.generated'
import { ownStoriesVariables } from './own-load'
import { OwnStories, type OwnStoriesQuery } from './own-stories.generated'

/** A story that something is done with. */
export interface NamedStory {
  id: string
  title: string
}

/** Does something with stories, and says what has become of them. @returns those with which it was done. */
async function change(
  { execute }: Pick<App, 'execute'>,
  action: StoryAction,
  stories: readonly NamedStory[],
): Promise<readonly string[]> {
  const input = { action, postIds: stories.map(({ id }) => id) }
  const answer = await execute(ChangeStories, { input }).catch(() => undefined)
  const result = answer?.changeStories
  if (result?.__typename !== 'ChangedStories') {
    showError(result?.message ?? wording.unreachable)
    return []
  }
  const titleOf = (postId: string) => stories.find(({ id }) => id === postId)?.title ?? ''
  for (const { postId, message } of result.failures)
    showError(wording.failed(titleOf(postId) || wording.untitled, message))
  return result.changed
}

/** Forgets the lists of the viewer's stories, except the one that is shown. */
const forgetOthers = ({ queryClient }: Pick<App, 'queryClient'>, shown: object): void =>
  queryClient.removeQueries({
    queryKey: [OwnStories.name],
    predicate: ({ queryKey: [, variables] }) => JSON.stringify(variables) !== JSON.stringify(shown),
  })

/**
 * What the list does with stories. Deleting can be undone from its message, which leads to what is in the trash. Rule:
 * docs/rules/writing.md, "Your stories".
 */
export function useStoryActions() {
  const app = useApp()
  const page = usePage()
  const [isPending, setPending] = useState(false)
  const variables = ownStoriesVariables(page)
  const renew = async () => {
    forgetOthers(app, variables)
    await refetch(app, OwnStories, variables)
    const left = app.queryClient.getQueryData<OwnStoriesQuery>([OwnStories.name, variables])
    // The last page of a list may be gone.
    if (variables.after && left?.viewer?.stories.stories.length === 0)
      await goTo(app.navigation, page.pathname)
  }
  const undo = async (stories: readonly NamedStory[]) => {
    const restored = await change(app, 'RESTORE', stories)
    if (restored.length === 0) return
    app.queryClient.removeQueries({ queryKey: [OwnStories.name] })
    await goTo(app.navigation, linkTo('YourStoriesFiltered', { filterBy: 'deleted' }))
    showToast({ message: wording.done.RESTORE(restored.length, wording.named(stories[0]?.title ?? '')) })
  }
  const act = async (action: StoryAction, stories: readonly NamedStory[]): Promise<boolean> => {
    setPending(true)
    const ids = await change(app, action, stories)
    const changed = stories.filter(({ id }) => ids.includes(id))
    await renew()
    setPending(false)
    const [first] = changed
    if (!first) return false
    showToast({
      message: wording.done[action](changed.length, wording.named(first.title)),
      ...(action === 'DELETE' ? { action: { label: wording.undo, onAction: () => void undo(changed) } } : {}),
      extraParams: { testId: `stories-${action.toLowerCase()}` },
    })
    return true
  }
  const empty = async (): Promise<boolean> => {
    setPending(true)
    const answer = await app.execute(EmptyTrash, {}).catch(() => undefined)
    const result = answer?.emptyTrash
    await renew()
    setPending(false)
    if (result?.__typename !== 'EmptiedTrash') {
      showError(result?.message ?? wording.unreachable)
      return false
    }
    showToast({ message: result.left === 0 ? wording.emptied : wording.emptiedPartly(result.left) })
    return true
  }
  return { act, empty, renew, isPending }
}

export type StoryActions = ReturnType<typeof useStoryActions>
