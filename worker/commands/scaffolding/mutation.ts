import { existsSync, readdirSync } from 'node:fs'
import { fail } from '../fail'
import { readOptions } from '../options'
import { run } from '../run'
import { append, create, edit } from './files'
import { documentSource, mutationTest, schemaSource, useCaseSource } from './mutation-sources'
import { type Names, namesOf } from './names'

const AREAS = 'schema/graphql'

/** Adds a line to an area's mutations, in a new file if it had none. */
function enterResolver(area: Names, { kebab, camel }: Names): void {
  const file = `worker/graphql/modules/${area.kebab}/mutations.ts`
  const list = `${area.camel}Mutations`
  if (!existsSync(file)) {
    create(
      file,
      `import { command } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const ${list}: Resolvers = {
  Mutation: {
  },
}
`,
    )
  }
  edit(file, (text) =>
    `import { ${camel} } from '../../../services/${area.kebab}/${kebab}'\n${text}`
      .replace(/^( {2}\},\n\}\n)/m, `    ${camel}: command(${camel}),\n$1`)
      .replace(
        /^import \{ (?!.*\bcommand\b)(.*) \} from '(\.\.\/\.\.\/mutation)'/m,
        "import { command, $1 } from '$2'",
      ),
  )
}

/**
 * Writes a mutation: its part of the schema, its use case with the input's schema, its resolver, the
 * operation that the client sends, and a test that fails until it is completed.
 *
 * @returns what is left to decide.
 */
export async function newMutation(name: string, args: string[], usage: string): Promise<string[]> {
  const { area: areaName } = readOptions(args, { area: { type: 'string' } }, usage)
  const names = namesOf(name)
  if (!names || names.camel !== name) fail(`A mutation is named in camelCase, not ${name}.`)
  const areas = readdirSync(AREAS).filter((entry) => existsSync(`${AREAS}/${entry}/schema.graphql`))
  const area = namesOf(areaName ?? '')
  if (!area || !areas.includes(area.kebab)) fail(`--area is one of ${areas.join(', ')}.`)

  const useCase = `worker/services/${area.kebab}/${names.kebab}.ts`
  const document = `client/features/${area.kebab}/${names.kebab}.graphql`
  const test = `test/worker/${area.kebab}/${names.kebab}.test.ts`
  create(useCase, useCaseSource(names))
  append(`${AREAS}/${area.kebab}/schema.graphql`, schemaSource(names))
  create(document, documentSource(names))
  create(test, mutationTest(names))
  enterResolver(area, names)
  await run('biome', ['check', '--write', `worker/services/${area.kebab}`, 'worker/graphql', 'test/worker'])
  await run('tsx', ['worker/commands/codegen.ts'])
  return [
    `what it takes and gives: ${AREAS}/${area.kebab}/schema.graphql, and the same in ${document}`,
    `what it does, and who may: ${useCase}, with a policy of worker/services/policies`,
    `who has the right: its row in test/worker/graphql/rights/rows.ts, without which a test fails`,
    `its statements: worker/data/${area.kebab}/writes.ts`,
    `what it promises: ${test}, whose second test fails until you write it`,
  ]
}
