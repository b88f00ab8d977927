import { notFound, redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import type { LoadContext } from '../../lib/page'
import { pathLinkFrom } from '../../lib/use-link'

/** `linkTo` for a route of which it is known that the page's parameters are its. */
const linkOf = linkTo as (name: string, params: Readonly<Record<string, string>>) => string

/**
 * Answers for a page of a topic that isn't there, and leads from another spelling of its slug to the one that
 * it has for good.
 */
export function expectTopic(page: LoadContext, topic: { slug: string } | null): void {
  if (!topic) throw notFound()
  const { params, routeName, search, state } = page
  if (topic.slug === params.tagSlug || !routeName) return
  const path = linkOf(routeName, { ...params, tagSlug: topic.slug })
  const query = new URLSearchParams(search).toString()
  throw redirect({ href: pathLinkFrom(state)(path) + (query && `?${query}`), statusCode: 301 })
}
