declare const __THOROUGH__: boolean

/**
 * How many cases of a property are tried: a tenth in `npm run check`, all of them with `npm test -- --thorough`.
 * Rule: docs/rules/testing.md, "Properties".
 */
export const cases = (all: number): number => (__THOROUGH__ ? all : Math.ceil(all / 10))
