import { fail } from '../fail'
import { readOptions } from '../options'
import { run } from '../run'
import { create } from './files'
import { namesOf } from './names'
import { queriesSource, tableSource, tableTest, writesSource } from './table-sources'

/**
 * Writes a table with a query that pages by key, the insert statement, the migration, and a
 * test that fails until it is completed.
 *
 * @returns what is left to decide.
 */
export async function newTable(name: string, args: string[], usage: string): Promise<string[]> {
  readOptions(args, {}, usage)
  const names = namesOf(name)
  if (!names || names.kebab !== name) fail(`A table is named in kebab-case and the singular, not ${name}.`)
  create(`schema/tables/${name}.ts`, tableSource(names))
  create(`worker/data/${name}/queries.ts`, queriesSource(names))
  create(`worker/data/${name}/writes.ts`, writesSource(names))
  create(`test/data/${name}.test.ts`, tableTest(names))
  await run('biome', ['check', '--write', 'schema/tables', `worker/data/${name}`, 'test/data'])
  await run('tsx', ['worker/commands/codegen.ts'])
  await run('tsx', ['worker/commands/generate-migration.ts', '--name', names.snake])
  return [
    `its columns, an index for each query, and what becomes of a row when its person leaves: schema/tables/${name}.ts. Delete the migration and run npm run db:generate -- --name ${names.snake} again when you change it before it is committed`,
    `what is read and written: worker/data/${name}`,
    `what it promises: test/data/${name}.test.ts, which fails until you write it`,
  ]
}
