import { redirect } from '@tanstack/react-router'
import { textFragment } from '../../../schema/rules/text-fragment'
import type { LoadContext } from '../../lib/page'
import { pathLinkFrom } from '../../lib/use-link'
import { PostQuote } from './post-quote.generated'

/**
 * Leads to a story with one of its highlights in view. Programs that make previews of addresses stay here, where the
 * head has the picture of the passage. Rule: docs/rules/highlights.md, "As data".
 *
 * @returns whether the highlight exists; if not, the story may say why.
 */
export async function leadToQuote(page: LoadContext, id: string): Promise<boolean> {
  const { quote } = await page.query(PostQuote, { id, quoteId: page.params.quoteId ?? '' })
  if (!quote?.post) return false
  if (page.state.client.viewerIsBot) return true
  const href = pathLinkFrom(page.state)(quote.post.mediumUrl) + textFragment(quote.words ?? '')
  throw redirect({ href, statusCode: 302 })
}
