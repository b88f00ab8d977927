import type { StoryAction } from '../../../schema/graphql/types.generated'
import { linkTo } from '../../../schema/routes/links'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import type { App } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { showError, showToast } from '../../shell/toast'
import { makeChange } from '../settings/use-change'
import { ChangeStories } from './change-stories.generated'
import { OwnStories } from './own-stories.generated'

/** A story that something is done with. */
export interface NamedStory {
  id: string
  title: string
}

/** Does something with stories, and says what has become of them. @returns those with which it was done. */
export async function changeStories(
  app: Pick<App, 'execute'>,
  action: StoryAction,
  stories: readonly NamedStory[],
): Promise<readonly string[]> {
  const input = { action, postIds: stories.map(({ id }) => id) }
  const result = await makeChange(app, ChangeStories, { input })
  if (!result) return []
  const titleOf = (postId: string) => stories.find(({ id }) => id === postId)?.title ?? ''
  for (const { postId, message } of result.failures)
    showError(wording.failed(titleOf(postId) || wording.untitled, message))
  return result.changed
}

/** What a message about stories speaks of. */
const keyOf = (stories: readonly NamedStory[]) => stories.map(({ id }) => id).join()

/** Takes stories out of the trash again, and shows the rest of it. */
async function restore(app: App, stories: readonly NamedStory[]): Promise<void> {
  const restored = await changeStories(app, 'RESTORE', stories)
  if (restored.length === 0) return
  app.queryClient.removeQueries({ queryKey: [OwnStories.name] })
  await goTo(app.navigation, linkTo('YourStoriesFiltered', { filterBy: 'deleted' }))
  showToast({
    message: wording.done.RESTORE(restored.length, wording.named(stories[0]?.title ?? '')),
    about: keyOf(stories),
  })
}

/** Says what has been done with stories. Deleting can be undone from the message. */
export function tellChange(app: App, action: StoryAction, stories: readonly NamedStory[]): void {
  const undo = { label: wording.undo, onAction: () => void restore(app, stories) }
  showToast({
    message: wording.done[action](stories.length, wording.named(stories[0]?.title ?? '')),
    ...(action === 'DELETE' ? { action: undo } : {}),
    about: keyOf(stories),
    extraParams: { testId: `stories-${action.toLowerCase()}` },
  })
}
