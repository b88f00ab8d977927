import { sdlWithLimits } from './input-limits'
import type { Output } from './outputs'
import type { Sources } from './sources'
import { wholeDocuments } from './whole-documents'

/** What the worker needs at run time: the SDL as one text, and the texts of the trusted documents by id. */
export async function trustedDocuments(sources: Sources): Promise<Output[]> {
  const texts = Object.fromEntries(wholeDocuments(sources).map(({ id, text }) => [id, text]))
  return [
    {
      file: 'worker/graphql/sdl.generated.ts',
      text: `export const SDL = ${JSON.stringify(await sdlWithLimits(sources))}\n`,
    },
    {
      file: 'worker/graphql/documents.generated.ts',
      text: `/** Trusted documents: what the browser may send by its short id. */
export const DOCUMENTS: Readonly<Record<string, string>> = ${JSON.stringify(texts, null, 1)}\n`,
    },
  ]
}
