import type { DehydratedState } from '@tanstack/react-query'
import type { ShownPage } from './page'
import type { PreloadedState } from './preloaded-state'

/** What the document says beside the page's data, as JSON. */
export interface DocumentState extends PreloadedState {
  /** The page that it shows. */
  shown: ShownPage
}

/** The client's initial state. */
export interface StartState {
  rootElement: HTMLElement
  state: PreloadedState
  shown: ShownPage
  /** Address of the page's module. */
  pageModule: string
  graphqlUri: string
  /** The answers that the page was rendered from. */
  answers: DehydratedState['queries']
}

function json<Value>(document: Document, id: string, missing: string): Value {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(missing)
  return JSON.parse(text) as Value
}

/**
 * Reads from the document what the server left in it. Nothing, with a warning, if there is no root element.
 *
 * @throws Error 'Missing preloaded state', 'Missing GraphQL address', 'Missing cache state' or 'Missing page module'.
 */
export function readStartState(document: Document): StartState | undefined {
  const rootElement = document.getElementById('root')
  if (!rootElement) {
    console.warn('Missing root element')
    return undefined
  }
  const { shown, ...state } = json<DocumentState>(document, 'preloaded-state', 'Missing preloaded state')
  const graphqlUri = document.querySelector('meta[name=graphql-uri]')?.getAttribute('content')
  if (!graphqlUri) throw new Error('Missing GraphQL address')
  const { queries } = json<DehydratedState>(document, 'query-state', 'Missing cache state')
  const modules = document.querySelector('script[data-modules]')?.getAttribute('data-modules')
  const pageModule = modules?.split(' ', 1)[0]
  if (!pageModule) throw new Error('Missing page module')
  return { rootElement, state, shown, pageModule, graphqlUri, answers: queries }
}
