import type { BuildOptions } from 'vite'

/** What every build of client code has in common. */
export const BUILD = {
  target: 'es2022',
  // Tailwind's browser targets, so that handwritten rules are lowered in the same way.
  cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
  modulePreload: { polyfill: false },
} satisfies BuildOptions

/** The constants in client code. @param version what requests to GraphQL say. */
export const constants = (version: string): Record<string, string> => ({
  __VERSION__: JSON.stringify(version),
  __BROWSER__: 'true',
})
