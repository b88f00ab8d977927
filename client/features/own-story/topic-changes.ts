import type { StoryTopicsInput } from '../../../schema/graphql/types.generated'
import { yourStoriesWording as wording } from '../../../schema/wording/your-stories'
import type { App } from '../../lib/app'
import { showError, showToast } from '../../shell/toast'
import { makeChange } from '../settings/use-change'
import { ChangeStoryTopics } from './change-story-topics.generated'
import type { NamedStory } from './story-changes'

/** Changes topics, and says what couldn't be done. @returns what has changed; nothing if it failed as a whole. */
async function changeTopics(app: Pick<App, 'execute'>, stories: StoryTopicsInput[]) {
  const result = await makeChange(app, ChangeStoryTopics, { input: { stories } })
  if (!result) return undefined
  for (const { title, message } of result.failures)
    showError(wording.failed(title || wording.untitled, message))
  return result.changes
}

/**
 * Adds topics to stories, and says what has become of them; that can be undone from the message. Rule:
 * docs/rules/writing.md, "Topics of many stories".
 *
 * @returns whether anything was done.
 */
export async function addTopics(
  app: App,
  stories: readonly NamedStory[],
  topics: readonly string[],
): Promise<boolean> {
  const changes = await changeTopics(
    app,
    stories.map(({ id }) => ({ postId: id, add: [...topics], remove: [] })),
  )
  if (!changes || changes.length === 0) return false
  const changed = changes.filter(({ added }) => added.length > 0)
  const about = [...stories.map(({ id }) => id), ...topics].join()
  const undo = async () => {
    const back = changed.map(({ postId, added, removed }) => ({ postId, add: removed, remove: added }))
    if (await changeTopics(app, back)) showToast({ message: wording.topics.undone, about })
  }
  const first = stories.find(({ id }) => id === changed[0]?.postId)
  const message = wording.topics.done(changed.length, wording.named(first?.title ?? ''))
  if (!first) showToast({ message: wording.topics.nothing })
  else showToast({ message, action: { label: wording.undo, onAction: () => void undo() }, about })
  return true
}
