import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { collectionWording } from '../../../schema/wording/collection'
import { publicationAddress, publicationHead } from '../../features/collection/head'
import { ListTitle } from '../../features/collection/ListTitle'
import { PostList } from '../../features/post/PostList'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { VIEW_WORDING } from './view-wording'
import { numberedPage, numberOf, viewOf } from './views'

/** The last page whose number can be typed. */
const LAST_PAGE = 1000

export async function loadAll(page: LoadContext): Promise<void> {
  if ((numberOf(page) ?? 1) > LAST_PAGE) throw notFound()
  const { operation, variables, number } = viewOf(page)
  const { tagFromSlug, collectionByDomainOrSlug: publication } = await page.query(operation, variables)
  // Absent if the list isn't a topic's, null if the topic doesn't exist.
  if (tagFromSlug === null) throw notFound()
  const isBeyond = publication.__typename === 'Collection' && publication.stories.posts.length === 0
  if (number !== undefined && isBeyond) throw notFound()
}

/** The name of a list's page, if pages have numbers. */
const numbered = (title: string, number: number | undefined): string =>
  number === undefined ? title : collectionWording.page(title, number)

export function allHead(page: HeadContext): PageHead {
  const { kind, operation, variables, path, number } = viewOf(page)
  const answer = page.data(operation, variables)
  const publication = answer.collectionByDomainOrSlug
  if (publication.__typename !== 'Collection') return { title: '' }
  const { next } = publication.stories.pagingInfo
  const head = publicationHead(page, publication, {
    title: numbered(VIEW_WORDING[kind].title(publication.name, answer), number),
    path,
    next: next?.to,
  })
  if (number === undefined) return head
  const at = (other: number) =>
    publicationAddress(page, publication, numberedPage(linkTo, publication.slug, other, page.search), '')
  return {
    ...head,
    canonical: at(number),
    previous: at(number - 1),
    ...(next ? { next: at(number + 1) } : {}),
  }
}

/** A publication's stories in the order that the query asks for. */
export function AllStories() {
  const page = usePage()
  const link = useLink()
  const { kind, operation, variables, number } = viewOf(page)
  const { heading, text, more } = VIEW_WORDING[kind]
  const answer = useOperation(operation, variables)
  const publication = answer.collectionByDomainOrSlug
  if (publication.__typename !== 'Collection') return null
  const { posts, pagingInfo } = publication.stories
  const at = (other: number) => numberedPage(link, publication.slug, other, page.search)
  const pages = number !== undefined && {
    previous: at(number - 1),
    next: pagingInfo.next && number < LAST_PAGE ? at(number + 1) : undefined,
  }
  return (
    <div className="mx-auto max-w-inset px-6">
      <ListTitle title={numbered(heading(answer), number)} text={text} />
      <PostList
        posts={posts}
        next={pagingInfo.next}
        more={more}
        empty={collectionWording.noStories}
        of="collection"
        pages={pages || undefined}
      />
    </div>
  )
}
