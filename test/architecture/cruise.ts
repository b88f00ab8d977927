import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** The folders of the product. */
export const SOURCES = ['worker', 'client', 'schema']

/**
 * Reads who imports whom, including types, and checks it against the rules.
 *
 * @param baseDir the folder that contains `sources`.
 * @returns one line for each forbidden import: `rule: from → to`.
 */
export async function forbiddenImports(
  rules: IForbiddenRuleType[],
  baseDir = process.cwd(),
  sources: readonly string[] = SOURCES,
): Promise<string[]> {
  const { output } = await cruise([...sources], {
    baseDir,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^dist/'] },
    validate: true,
    ruleSet: { forbidden: rules },
  })
  const { summary, modules } = output as ICruiseResult
  // A reader that understands nothing would find nothing wrong.
  if (!modules.some(({ dependencies }) => dependencies.some(({ couldNotResolve }) => !couldNotResolve))) {
    throw new Error('No import was read')
  }
  return summary.violations
    .map(({ rule, from, to, cycle }) => {
      const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to
      return `${rule.name}: ${from} → ${path}`
    })
    .sort()
}
