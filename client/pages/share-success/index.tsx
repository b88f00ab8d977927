import { linkTo } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { shareWording } from '../../../schema/wording/share'
import { shellWording } from '../../../schema/wording/shell'
import { Notice } from '../../features/account/Notice'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useAnswer } from '../../lib/use-answer'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { SharedStory } from './SharedStory'
import { ShareStory } from './share-story.generated'

const wording = shareWording.success

const variablesOf = ({ search }: PageContext) => ({ id: postIdOf(search.p ?? '') ?? '' })

export async function load(page: LoadContext): Promise<void> {
  if (page.search.p) await page.query(ShareStory, variablesOf(page))
}

export function head(page: HeadContext): PageHead {
  const story = page.search.p && page.data(ShareStory, variablesOf(page)).post?.isPublished
  return { title: story ? shareWording.story.title : wording.title, robots: 'noindex' }
}

/** A story to be passed on, or where the sharing forms of other services return to. */
export function Page() {
  const page = usePage()
  const story = useAnswer(ShareStory, variablesOf(page)).data?.post
  return page.search.p && story?.isPublished ? <SharedStory key={story.id} story={story} /> : <Thanks />
}

function Thanks() {
  return (
    <Notice
      title={wording.title}
      ways={
        <>
          <ButtonLink href={linkTo('Home')} look="main">
            {wording.home}
          </ButtonLink>
          <Link look="alone" href={linkTo('ShowTopStories')}>
            {shellWording.topStories}
          </Link>
        </>
      }
    >
      <p>{wording.text}</p>
    </Notice>
  )
}
