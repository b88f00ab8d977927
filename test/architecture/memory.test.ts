import { expect, test } from 'vitest'
import { textOf, writtenFiles } from './files'

/** What these modules keep follows from the code, the configuration or its own key, so that nothing can make it wrong. */
const KEPT_FOR_GOOD: Readonly<Record<string, string>> = {
  'worker/data/account/removal.ts': 'statements, compiled once',
  'worker/data/database.ts': 'a count of writes, which is only compared',
  'worker/data/export/personal-rows.ts': 'statements, compiled once',
  'worker/data/export/site-rows.ts': 'statements, compiled once',
  'worker/data/sql/query.ts': 'statements by name',
  'worker/gateway/bench.ts': 'only in the bench’s bundle',
  'worker/gateway/flags.ts': 'flags by their texts',
  'worker/graphql/documents.ts': 'parsed documents by their text',
  'worker/platform/development/providers/keys.ts': 'keys that are valid for as long as the isolate lives',
  'worker/platform/images/fonts.ts': 'font files',
  'worker/platform/images/local/codecs.ts': 'compiled decoders',
  'worker/platform/images/local/originals.ts': 'pixels by the hash of their bytes',
  'worker/platform/images/rasterizer.ts': 'a compiled renderer',
  'worker/services/identity/open-keys.ts': 'keys by their secret',
  'worker/services/media/card/typeset.ts': 'measures of the typeface',
  'worker/services/tax/open-tax-keys.ts': 'keys by their secret',
}

/** Declarations of a module that can change while it lives. Collections that are written with their entries don’t. */
const CHANGEABLE =
  /^(?:export )?(?:let \w|const \w+(?::[^=]+)? = (?:new (?:LRUCache|Map|Set)<.*>\((?!\[)|\[\]$|\{\}$))/m

const remembering = writtenFiles(/^worker\/(?!commands\/|isolate-memory).*\.ts$/).filter((file) =>
  CHANGEABLE.test(textOf(file)),
)

test('a module that remembers something declares it, or is known to keep what can’t become wrong', () => {
  const undeclared = remembering.filter((file) => !textOf(file).includes('isolateMemory('))
  expect(undeclared.sort()).toEqual(Object.keys(KEPT_FOR_GOOD))
})
