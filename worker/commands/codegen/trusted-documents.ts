import { sdlWithLimits } from './input-limits'
import type { Output } from './outputs'
import type { Sources } from './sources'
import { wholeDocuments } from './whole-documents'

/** A text as a template literal that keeps its lines. */
const templateOf = (text: string): string => `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')}\``

/** The module that holds the SDL of all areas. */
export const sdlModule = (areas: ReadonlyMap<string, string>): string =>
  `/** The whole SDL. */\nexport const SDL = ${templateOf([...areas.values()].join('\n\n'))}\n`

/** What the worker needs at run time: the SDL, and the texts of the trusted documents by id. */
export async function trustedDocuments(sources: Sources): Promise<Output[]> {
  const texts = Object.fromEntries(wholeDocuments(sources).map(({ id, text }) => [id, text]))
  return [
    { file: 'worker/graphql/sdl.generated.ts', text: sdlModule(await sdlWithLimits(sources)) },
    {
      file: 'worker/graphql/documents.generated.ts',
      text: `/** Trusted documents: what the browser may send by its short id. */
export const DOCUMENTS: Readonly<Record<string, string>> = ${JSON.stringify(texts, null, 1)}\n`,
    },
  ]
}
