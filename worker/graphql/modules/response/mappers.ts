import type { Post } from '../../../data/post/rows'
import type { ResponsePlace } from '../../../data/response/rows'
import type { ShownPost } from '../post/show'

export type PostResponseMapper = ResponsePlace

/** A place of a discussion; `post` is what stands there. */
export interface ResponseThreadMapper {
  id: string
  responseCount: number
  post: ShownPost<Post & ResponsePlace> | null
  isMuted: boolean
}
