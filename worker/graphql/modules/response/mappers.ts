import type { ResponsePlace } from '../../../data/response/rows'
import type { ResponseRow } from '../../../services/response/lists'

export type PostResponseMapper = ResponsePlace

/** A place of a discussion; `post` is what stands there. */
export interface ResponseThreadMapper {
  id: string
  responseCount: number
  post: ResponseRow | null
}
