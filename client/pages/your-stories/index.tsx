import { OwnStories } from '../../features/own-story/OwnStories'
import { ownStoriesHead } from '../../features/own-story/own-head'
import { loadOwnStories } from '../../features/own-story/own-load'

export const load = loadOwnStories

export const head = ownStoriesHead

/** The viewer's stories, while the sidebar's navigation is off. */
export function Page() {
  return (
    <div className="mx-auto max-w-inset px-6 py-8">
      <OwnStories />
    </div>
  )
}
