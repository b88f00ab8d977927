import { useApp } from '../../lib/app'
import { useAnswer } from '../../lib/use-answer'
import {
  AlternateUserSuggestion,
  type AlternateUserSuggestionQuery,
} from './alternate-user-suggestion.generated'
import { ForgetAlternateUser } from './forget-alternate-user.generated'

export type Suggestion = NonNullable<AlternateUserSuggestionQuery['alternateUserSuggestion']>

/** The account that was used in this browser before. Rule: docs/rules/identity.md, "The account used before". */
export interface AlternateUser {
  /** Nothing while it is loading, and if there is none. */
  suggestion: Suggestion | undefined
  /** Makes the browser forget it; returns whether that worked. */
  forget: () => Promise<boolean>
}

/** Requests it along with other current requests; kept no longer than it is shown. */
export function useAlternateUser(): AlternateUser {
  const { execute, queryClient } = useApp()
  const { data } = useAnswer(AlternateUserSuggestion, {}, { asks: true, isForgotten: true })
  const forget = async () => {
    try {
      await execute(ForgetAlternateUser, {})
    } catch {
      return false
    }
    // Later, so that the component with the suggestion can first say that it is forgotten, and take the focus there.
    setTimeout(() =>
      queryClient.setQueryData([AlternateUserSuggestion.name, {}], { alternateUserSuggestion: null }),
    )
    return true
  }
  return { suggestion: data?.alternateUserSuggestion ?? undefined, forget }
}
