import { attribute, type Element } from '../../../../schema/story/from-html/tree'

/** What a page says about itself. */
export interface PageFacts {
  /** The first of these facts that the page has; empty if it has none. */
  fact: (...names: string[]) => string
  all: (name: string) => readonly string[]
}

/** What a page says about itself in the metadata among its elements. */
export function factsOf(elements: Iterable<Element>): PageFacts {
  const facts = new Map<string, string[]>()
  for (const element of elements) {
    const name =
      attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'itemprop')
    const value = attribute(element, 'content') ?? ''
    if (element.tagName === 'meta' && name && value) facts.set(name, [...(facts.get(name) ?? []), value])
  }
  return {
    fact: (...names) => names.map((name) => facts.get(name)?.[0]).find(Boolean) ?? '',
    all: (name) => facts.get(name) ?? [],
  }
}
