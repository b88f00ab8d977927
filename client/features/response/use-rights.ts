import type { RespondedKind } from '../../../schema/rules/responses'
import { useAnswer } from '../../lib/use-answer'
import { CatalogResponseRights } from './catalog-response-rights.generated'
import { ResponseRights, type ResponseRightsQuery } from './response-rights.generated'

type Withheld = Pick<NonNullable<ResponseRightsQuery['post']>, 'held' | 'hidden'>

/** What the viewer may do in a discussion, and what they see of what waits or was hidden there. */
export function useRights(
  kind: RespondedKind,
  id: string,
  isWanted: boolean,
): { canRespond: boolean; isCurator: boolean; withheld: Withheld | undefined; ask: () => void } {
  const ofPost = useAnswer(ResponseRights, { id }, { asks: isWanted && kind === 'post' })
  const ofList = useAnswer(CatalogResponseRights, { id }, { asks: isWanted && kind === 'catalog' })
  const post = isWanted ? ofPost.data?.post : undefined
  const catalog = isWanted ? ofList.data?.catalogById : undefined
  const list = catalog?.__typename === 'Catalog' ? catalog : undefined
  return {
    canRespond: (post?.viewerEdge.canRespond ?? list?.canRespond) === true,
    isCurator: (post?.viewerEdge.canCurateResponses ?? list?.canCurateResponses) === true,
    withheld: post ?? list,
    ask: kind === 'post' ? ofPost.ask : ofList.ask,
  }
}
