import { useAnswer } from '../../lib/use-answer'
import { ToDecide } from './ToDecide'
import { WithheldWebmentions } from './withheld-webmentions.generated'

/** The mentions of a story by pages elsewhere, for those who decide on its responses. Rule: docs/rules/webmentions.md, "Deciding". */
export function DecideOnMentions({ id }: { id: string }) {
  const { data } = useAnswer(WithheldWebmentions, { id }, { asks: true })
  const post = data?.post
  return post ? <ToDecide shown={post.webmentions} withheld={post.withheldWebmentions} /> : null
}
