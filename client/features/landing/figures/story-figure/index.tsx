import { landingFiguresWording as wording } from '../../../../../schema/wording/landing/figures'
import { useOperation } from '../../../../lib/query'
import { usePathLink } from '../../../../lib/use-link'
import { usePage } from '../../../../lib/use-page'
import { Wordmark } from '../../../../shell/Logo'
import { Avatar } from '../../../../ui/Avatar'
import { StoryBody } from '../../../post/body/StoryBody'
import { PostFacts } from '../../../post/PostMeta'
import { PostPicture } from '../../../post/PostPicture'
import { StoryTitle } from '../../../post/StoryTitle'
import { Frame } from '../Frame'
import { ShownStory } from '../shown-story.generated'

const PICTURE = '(min-width: 728px) 680px, calc(100vw - 48px)'

/** A story as its readers find it; nothing while there is none. */
export function StoryFigure() {
  const { productName } = usePage().state.config
  const pathLink = usePathLink()
  const { story, opening } = useOperation(ShownStory, {}).showcase
  if (!story) return null
  const { creator, title, language } = story
  const hasPicture = opening.some(({ type }) => type === 'IMG')
  return (
    <Frame
      caption={wording.story(title, creator.name)}
      link={{ href: pathLink(story.mediumUrl), text: wording.read }}
    >
      <div className="border-b border-line px-6 py-3">
        <Wordmark name={productName} />
      </div>
      <div lang={language} className="mx-auto max-w-inset px-6 pt-10 sm:pt-14">
        <StoryTitle title={title} subtitle={story.subtitle} />
        <div className="mt-8 flex items-center gap-3">
          <Avatar imageId={creator.imageId} name={creator.name} size="M" />
          <div>
            <p className="text-16 font-medium">{creator.name}</p>
            <PostFacts post={story} of={story.collection && wording.inPublication(story.collection.name)} />
          </div>
        </div>
        {!hasPicture && (
          <div className="mt-8">
            <PostPicture post={story} sizes={PICTURE} ratio="2:1" />
          </div>
        )}
        <div className="mt-8">
          <StoryBody body={opening} />
        </div>
      </div>
    </Frame>
  )
}
