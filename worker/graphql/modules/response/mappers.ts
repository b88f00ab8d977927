import type { Post } from '../../../data/post/rows'
import type { ResponsePlace } from '../../../data/response/rows'
import type { ShownPost } from '../post/show'
import type { Counted } from './answers-count'

export type PostResponseMapper = ResponsePlace

/** A place in a discussion; `post` is the response there. */
export interface ResponseThreadMapper {
  id: string
  place: ResponsePlace & Counted
  post: ShownPost<Post & ResponsePlace> | null
  isMuted: boolean
}
