import { createContext, useContext } from 'react'
import type { Passage } from '../../../schema/rules/joined-places'
import type { RespondedKind } from '../../../schema/rules/responses'
import type { ResponsePostFragment } from './response-post.generated'

/** What the parts of a discussion know of it. */
export interface DiscussionFacts {
  /** The id of the thing under discussion, or of the response at the top. */
  id: string
  kind: RespondedKind
  canRespond: boolean
  isCurator: boolean
  /** The response above all others. */
  pinnedId?: string | undefined
  /** Fetches the responses again, after one was shown or hidden. */
  refresh: () => void
}

const NONE: DiscussionFacts = { id: '', kind: 'post', canRespond: false, isCurator: false, refresh: () => {} }

const Context = createContext<DiscussionFacts>(NONE)
export const DiscussionProvider = Context.Provider

/** The discussion around a component. */
export const useDiscussion = (): DiscussionFacts => useContext(Context)

/** Chosen words of a story that a response is about. */
export interface ChosenWords extends Passage {
  words: string
}

/** A response as the parts of a discussion show it. */
export type ShownResponse = ResponsePostFragment
