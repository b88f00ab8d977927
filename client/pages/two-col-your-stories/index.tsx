import { OwnStories, OwnStoriesRail } from '../../features/own-story/OwnStories'
import { ownStoriesHead } from '../../features/own-story/own-head'
import { loadOwnStories } from '../../features/own-story/own-load'
import { Columns } from '../../ui/Columns'

export const load = loadOwnStories

export const head = ownStoriesHead

/** The viewer's stories. */
export function Page() {
  return (
    <Columns rail={<OwnStoriesRail />}>
      <OwnStories />
    </Columns>
  )
}
