import { linkTo } from '../../../../schema/routes/links'
import { publishWording } from '../../../../schema/wording/publish'
import { versionsWording } from '../../../../schema/wording/versions'
import type { App } from '../../../lib/app'
import { goTo } from '../../../lib/navigation'
import { withdrawToast } from '../../../shell/toast'
import { OwnStories } from '../../own-story/own-stories.generated'
import { changeStories, type NamedStory, tellChange } from '../../own-story/story-changes'

/**
 * Puts a story into the trash at once, leaves its page, and offers to bring it back. Rule: docs/rules/writing.md,
 * "Trash".
 */
export async function deleteWithUndo(app: App, story: NamedStory): Promise<void> {
  const changed = await changeStories(app, 'DELETE', [story])
  if (changed.length === 0) return
  app.queryClient.removeQueries({ queryKey: [OwnStories.name] })
  // Earlier messages make way, so that Undo appears at once.
  const { published, planned, unpublished } = publishWording
  for (const message of [published, planned, unpublished, versionsWording.restored]) withdrawToast(message)
  tellChange(app, 'DELETE', [story])
  await goTo(app.navigation, linkTo('Home'))
}
