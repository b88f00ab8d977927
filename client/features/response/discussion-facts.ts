import { createContext, useContext } from 'react'
import type { ResponsePostFragment } from './response-post.generated'

/** What the parts of a discussion know of it. */
export interface DiscussionFacts {
  /** The id of what is discussed, or of the response at the top. */
  id: string
  canRespond: boolean
  isCurator: boolean
  /** Fetches the responses again, after one was shown or hidden. */
  refresh: () => void
}

const NONE: DiscussionFacts = { id: '', canRespond: false, isCurator: false, refresh: () => {} }

const Context = createContext<DiscussionFacts>(NONE)
export const DiscussionProvider = Context.Provider

/** The discussion around a component. */
export const useDiscussion = (): DiscussionFacts => useContext(Context)

/** A response as the parts of a discussion show it. */
export type ShownResponse = ResponsePostFragment
