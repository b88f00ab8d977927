import { useState } from 'react'
import type { StoryAction } from '../../../schema/graphql/types.generated'
import { changeWording } from '../../../schema/wording/changes'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import { type App, useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { showError, showToast } from '../../shell/toast'
import { EmptyTrash } from './empty-trash.generated'
import { ownStoriesVariables } from './own-load'
import { OwnStories, type OwnStoriesQuery } from './own-stories.generated'
import type { OwnStory } from './own-story'
import { pinStory } from './pin-story'
import { changeStories, type NamedStory, tellChange } from './story-changes'

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
  const act = async (action: StoryAction, stories: readonly NamedStory[]): Promise<boolean> => {
    setPending(true)
    const ids = await changeStories(app, action, stories)
    const changed = stories.filter(({ id }) => ids.includes(id))
    await renew()
    setPending(false)
    const [first] = changed
    if (!first) return false
    tellChange(app, action, changed)
    return true
  }
  const pin = ({ id, isPinned, post }: OwnStory): Promise<void> =>
    pinStory(app, { id, title: post.title }, !isPinned, renew)
  const empty = async (): Promise<boolean> => {
    setPending(true)
    const answer = await app.execute(EmptyTrash, {}).catch(() => undefined)
    const result = answer?.emptyTrash
    await renew()
    setPending(false)
    if (result?.__typename !== 'EmptiedTrash') {
      showError(result?.message ?? changeWording.failed)
      return false
    }
    showToast({ message: result.left === 0 ? wording.emptied : wording.emptiedPartly(result.left) })
    return true
  }
  return { act, pin, empty, renew, isPending }
}
