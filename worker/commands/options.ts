import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail } from './fail'

/**
 * Parses a command's options. `--help` prints the usage; invalid options end the command with it.
 *
 * @param args without the program's name.
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  const parsed = (() => {
    try {
      return parseArgs({ args, options: { ...options, help: { type: 'boolean' } as const } })
    } catch (error) {
      return fail(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    }
  })()
  if ((parsed.values as { help?: boolean }).help) {
    console.log(usage)
    process.exit(0)
  }
  return parsed.values
}
