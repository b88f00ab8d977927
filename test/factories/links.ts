import type { newVisit } from './visit'

/** The addresses of a page's links to pages of this site, each once. */
export const linksWithin = (html: string): string[] => {
  const hrefs = [...html.matchAll(/<a [^>]*href="((?:https:\/\/quire\.example)?\/[^"#]*)/g)]
  return [...new Set(hrefs.map(([, href = '']) => href.replaceAll('&amp;', '&')))]
}

/**
 * The links that lead to no page, each with the status of its answer. They are followed one after the other: pages import
 * their modules when they are first opened, some in the cache's Durable Object and some outside of it, and in the tests' runtime
 * neither may wait for a module that the other is importing.
 */
export async function brokenLinks(
  visit: Pick<ReturnType<typeof newVisit>, 'follow'>,
  hrefs: readonly string[],
): Promise<[href: string, status: number][]> {
  const broken: [string, number][] = []
  for (const href of hrefs) {
    const { status } = (await visit.follow(href)).response
    if (status !== 200) broken.push([href, status])
  }
  return broken
}
