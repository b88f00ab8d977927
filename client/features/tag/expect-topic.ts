import { notFound, redirect } from '@tanstack/react-router'
import { linkTo, queryText } from '../../../schema/routes/links'
import type { LoadContext } from '../../lib/page'
import { pathLinkFrom } from '../../lib/use-link'

/** `linkTo` for the route of the page, whose parameters match. */
const linkOf = linkTo as (name: string, params: Readonly<Record<string, string>>) => string

/**
 * Throws the response for a topic that doesn't exist, and redirects other spellings of its slug permanently
 * to the canonical one.
 */
export function expectTopic(page: LoadContext, topic: { slug: string } | null): void {
  if (!topic) throw notFound()
  const { params, routeName, search, state } = page
  if (topic.slug === params.tagSlug || !routeName) return
  const path = linkOf(routeName, { ...params, tagSlug: topic.slug })
  throw redirect({ href: pathLinkFrom(state)(path) + queryText(search), statusCode: 301 })
}
