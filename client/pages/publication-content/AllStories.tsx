import { notFound } from '@tanstack/react-router'
import { collectionWording } from '../../../schema/wording/collection'
import { publicationHead } from '../../features/collection/head'
import { ListTitle } from '../../features/collection/ListTitle'
import { PostList } from '../../features/post/PostList'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { viewOf } from './views'

export async function loadAll(page: LoadContext): Promise<void> {
  const { operation, variables } = viewOf(page)
  const { tagFromSlug } = await page.query(operation, variables)
  // Absent where the list isn't a topic's, null where there is no such topic.
  if (tagFromSlug === null) throw notFound()
}

export function allHead(page: HeadContext): PageHead {
  const { operation, variables, path, title } = viewOf(page)
  const answer = page.data(operation, variables)
  const publication = answer.collectionByDomainOrSlug
  if (publication.__typename !== 'Collection') return { title: '' }
  return publicationHead(page, publication, {
    title: title(publication.name, answer),
    path,
    next: publication.stories.pagingInfo.next?.to,
  })
}

/** A publication's stories in the order that the query asks for. */
export function AllStories() {
  const { operation, variables, heading, text, more } = viewOf(usePage())
  const answer = useOperation(operation, variables)
  const publication = answer.collectionByDomainOrSlug
  if (publication.__typename !== 'Collection') return null
  const { posts, pagingInfo } = publication.stories
  return (
    <div className="mx-auto max-w-inset px-6">
      <ListTitle title={heading(answer)} text={text} />
      <PostList
        posts={posts}
        next={pagingInfo.next}
        more={more}
        empty={collectionWording.noStories}
        of="collection"
      />
    </div>
  )
}
