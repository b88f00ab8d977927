/** Each of these type-checks a part of the code for the environment that it runs in. */
export const TYPES = ['.', 'client', 'test', 'test/browser']

/**
 * The compiler's arguments for a project. It remembers what it knows of unchanged files, which makes the next check
 * several times as fast. Links are kept as they are written, so that a copy of the project with a link to the same
 * packages profits too.
 */
export const typesOf = (project: string): string[] => [
  '--project',
  project,
  '--incremental',
  '--preserveSymlinks',
  '--tsBuildInfoFile',
  `node_modules/.cache/quire/types-${project === '.' ? 'worker' : project.replace('/', '-')}.json`,
]

/** The arguments of knip. Generated modules use exports too, and aren't committed. */
export const KNIP = [
  '--config',
  'test/architecture/knip.ts',
  '--no-gitignore',
  '--no-config-hints',
  '--no-progress',
]
