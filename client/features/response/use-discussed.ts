import type { ResponseSortType } from '../../../schema/graphql/types.generated'
import type { RespondedKind } from '../../../schema/rules/responses'
import { useAnswer } from '../../lib/use-answer'
import { CatalogResponses } from './catalog-responses.generated'
import { type Discussed, discussedCatalog, discussedPost } from './discussed'
import { PostResponses } from './post-responses.generated'

interface Variables {
  id: string
  sortType: ResponseSortType
  limit: number
  after?: string
}

/** The responses to something, which are asked for once they are wanted, and what asks again. */
export function useDiscussed(
  kind: RespondedKind,
  variables: Variables,
  isWanted = true,
): { discussed: Discussed | undefined; hasFailed: boolean; ask: () => void } {
  const ofPost = useAnswer(PostResponses, variables, { asks: isWanted && kind === 'post' })
  const ofList = useAnswer(CatalogResponses, variables, { asks: isWanted && kind === 'catalog' })
  const { data, hasFailed, ask } = kind === 'post' ? ofPost : ofList
  const post = ofPost.data?.postResult
  const list = ofList.data?.catalogById
  const discussed =
    post?.__typename === 'Post'
      ? discussedPost(post)
      : list?.__typename === 'Catalog'
        ? discussedCatalog(list)
        : undefined
  return { discussed, hasFailed: hasFailed || (data !== undefined && !discussed), ask }
}
