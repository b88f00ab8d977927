import { type DocumentNode, Kind } from 'graphql'
import type { Operation } from '../../schema/operation'
import type { Route } from '../../schema/routes/types'
import type { AskedAhead } from '../data/ahead'
import type { Reader } from '../data/reader'
import { trustedDocument } from '../graphql/documents'

/** What pages show with a control that depends on who reads it, by its type in the API. */
const CONTROLS: Readonly<Record<string, AskedAhead>> = {
  Post: 'saves',
  User: 'relations',
  Collection: 'relations',
  Tag: 'relations',
}

const known = new WeakMap<DocumentNode, ReadonlySet<AskedAhead>>()

/** What somebody may have to do with the things that an operation answers with, each of which has a fragment. */
function askedAhead({ id }: Operation<unknown, unknown>): ReadonlySet<AskedAhead> {
  const document = trustedDocument(id)
  if (!document) return new Set()
  const before = known.get(document)
  if (before) return before
  const asked = new Set<AskedAhead>()
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
    const control = CONTROLS[definition.typeCondition.name.value]
    if (control) asked.add(control)
  }
  known.set(document, asked)
  return asked
}

/** What pages have asked for, by their route: the next time it is asked for before they begin. */
const askedBefore = new WeakMap<Route, Set<AskedAhead>>()

/**
 * Reads ahead what the operations of a page ask for. What the page asked for when it was last rendered is asked for at
 * once, since the page's code may be loaded only after the first batch has left.
 */
export function aheadOfPage({ ahead }: Reader, route: Route | undefined, viewerId: string | undefined) {
  ahead.askFor(viewerId)
  const before = (route && askedBefore.get(route)) ?? new Set()
  if (route) askedBefore.set(route, before)
  for (const kind of before) ahead.ask(kind)
  return (operation: Operation<unknown, unknown>): void => {
    for (const kind of askedAhead(operation)) {
      before.add(kind)
      ahead.ask(kind)
    }
  }
}
