import { notFound, redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { moderationWording } from '../../../schema/wording/moderation'
import { topicEditWording } from '../../../schema/wording/topic-edit'
import { ActsLog } from '../../features/moderation/ActsLog'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { TabLinks } from '../../ui/TabLinks'
import { AddPostForm } from './AddPostForm'
import { EditForm } from './EditForm'
import { MergeForm } from './MergeForm'
import { TopicEditPage } from './topic-edit-page.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  slug: params.slugOfTag ?? '',
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const { adminTopic } = await page.query(TopicEditPage, variablesOf(page))
  if (!adminTopic) throw notFound()
  const { slug: slugOfTag } = adminTopic.tag
  if (slugOfTag === page.params.slugOfTag) return
  const route = page.routeName === 'AddTopicPosts' ? 'AddTopicPosts' : 'EditTopic'
  throw redirect({ href: linkTo(route, { slugOfTag }), statusCode: 301 })
}

export function head(page: HeadContext): PageHead {
  const name = page.data(TopicEditPage, variablesOf(page)).adminTopic?.tag.displayTitle ?? ''
  const title =
    page.routeName === 'AddTopicPosts' ? topicEditWording.addTitle(name) : topicEditWording.editTitle(name)
  return { title, robots: 'noindex', isTool: true }
}

/** Where staff looks after a topic: its words, or the stories in it. Rule: docs/rules/moderation.md, "Topics". */
export function Page() {
  const page = usePage()
  const { adminTopic: topic, tagFromSlug } = useOperation(TopicEditPage, variablesOf(page))
  if (!topic) return null
  const { slug, displayTitle } = topic.tag
  const isAdding = page.routeName === 'AddTopicPosts'
  return (
    <div className="mx-auto max-w-inset px-6 pt-8 sm:pt-12">
      <h1 className="font-serif text-32 font-semibold tracking-tight">
        {isAdding ? topicEditWording.addTitle(displayTitle) : topicEditWording.editTitle(displayTitle)}
      </h1>
      <Link look="underlined" href={linkTo('ShowTag', { tagSlug: slug })} className="mt-1">
        {topicEditWording.view}
      </Link>
      <TabLinks
        label={topicEditWording.navigation}
        className="mt-4"
        tabs={[
          {
            href: linkTo('EditTopic', { slugOfTag: slug }),
            text: topicEditWording.edit,
            isCurrent: !isAdding,
          },
          {
            href: linkTo('AddTopicPosts', { slugOfTag: slug }),
            text: topicEditWording.addPosts,
            isCurrent: isAdding,
          },
        ]}
      />
      {isAdding ? (
        <AddPostForm slug={slug} latest={tagFromSlug?.latestPosts} />
      ) : (
        <>
          <EditForm key={slug} topic={topic} />
          <MergeForm slug={slug} name={displayTitle} />
        </>
      )}
      <ActsLog title={moderationWording.log.title} acts={topic.acts} />
    </div>
  )
}
