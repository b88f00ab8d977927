import type { DehydratedState } from '@tanstack/react-query'
import type { PreloadedState } from './preloaded-state'

/** The client's initial state. */
export interface StartState {
  rootElement: HTMLElement
  state: PreloadedState
  graphqlUri: string
  queryState: DehydratedState
}

function json<Value>(document: Document, id: string, missing: string): Value {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(missing)
  return JSON.parse(text) as Value
}

/**
 * Reads from the document what the server left in it. Nothing, with a warning, if there is no root element.
 *
 * @throws Error 'Missing preloaded state', 'Missing GraphQL address' or 'Missing cache state'.
 */
export function readStartState(document: Document): StartState | undefined {
  const rootElement = document.getElementById('root')
  if (!rootElement) {
    console.warn('Missing root element: the page stays as the server sent it.')
    return undefined
  }
  const state = json<PreloadedState>(document, 'preloaded-state', 'Missing preloaded state')
  const graphqlUri = document.querySelector('meta[name=graphql-uri]')?.getAttribute('content')
  if (!graphqlUri) throw new Error('Missing GraphQL address')
  const queryState = json<DehydratedState>(document, 'query-state', 'Missing cache state')
  return { rootElement, state, graphqlUri, queryState }
}
