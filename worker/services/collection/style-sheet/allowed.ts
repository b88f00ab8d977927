/* What a publication's style sheet may do: colours, type, space, borders and the order of boxes. Whatever could leave the
   publication's own part of the page, load something or hide what the site says isn't here. */

const BOX = ['margin', 'padding']
const SIDES = ['', '-top', '-right', '-bottom', '-left', '-block', '-block-start', '-block-end', '-inline']
const MORE_SIDES = ['-inline-start', '-inline-end']
const EDGES = [...SIDES, ...MORE_SIDES]

const withEach = (names: readonly string[], ends: readonly string[]): string[] =>
  names.flatMap((name) => ends.map((end) => name + end))

/** Properties in lower case; custom properties are allowed besides. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  ...withEach(BOX, EDGES),
  ...EDGES.flatMap((edge) => withEach([`border${edge}`], ['', '-color', '-style', '-width'])),
  ...withEach(
    ['border'],
    ['-radius', '-top-left-radius', '-top-right-radius', '-bottom-left-radius', '-bottom-right-radius'],
  ),
  ...['border-collapse', 'border-spacing', 'box-shadow', 'box-sizing'],
  ...withEach(['background'], ['', '-color', '-image', '-position', '-size', '-repeat', '-clip', '-origin']),
  ...['color', 'accent-color', 'caret-color', 'fill', 'stroke'],
  ...withEach(['font'], ['', '-family', '-size', '-style', '-weight', '-stretch', '-variant', '-kerning']),
  ...withEach(['font'], ['-feature-settings', '-variant-caps', '-variant-numeric', '-variant-ligatures']),
  ...['letter-spacing', 'word-spacing', 'line-height', 'hyphens', 'tab-size', 'quotes'],
  ...withEach(['text'], ['-align', '-align-last', '-indent', '-shadow', '-transform', '-wrap', '-overflow']),
  ...withEach(['text-decoration'], ['', '-color', '-line', '-style', '-thickness', '-skip-ink']),
  ...['text-underline-offset', 'text-underline-position', 'white-space', 'word-break', 'overflow-wrap'],
  ...['vertical-align', 'list-style', 'list-style-type', 'list-style-position'],
  ...withEach(['', 'min-', 'max-'], ['width', 'height', 'inline-size', 'block-size']),
  ...['aspect-ratio', 'object-fit', 'object-position', 'float', 'clear', 'display', 'order'],
  ...['gap', 'row-gap', 'column-gap', 'columns', 'column-count', 'column-width', 'column-rule'],
  ...withEach(['flex'], ['', '-basis', '-direction', '-flow', '-grow', '-shrink', '-wrap']),
  ...withEach(['grid'], ['-template-columns', '-template-rows', '-auto-flow', '-auto-rows', '-auto-columns']),
  ...withEach(['grid'], ['-column', '-row', '-column-start', '-column-end', '-row-start', '-row-end']),
  ...withEach(['align', 'justify', 'place'], ['-content', '-items', '-self']),
])

/** Functions of values in lower case. `url`, `image-set`, `attr` and `expression` aren't here. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
  ...[
    'rgb',
    'rgba',
    'hsl',
    'hsla',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
    'color',
    'color-mix',
    'light-dark',
  ],
  ...['linear-gradient', 'radial-gradient', 'conic-gradient'],
  ...['repeating-linear-gradient', 'repeating-radial-gradient'],
  ...['calc', 'min', 'max', 'clamp', 'var', 'minmax', 'repeat', 'fit-content'],
])

/** Pseudo-classes and pseudo-elements in lower case. */
export const PSEUDOS: ReadonlySet<string> = new Set([
  ...['hover', 'focus', 'focus-visible', 'focus-within', 'active', 'link', 'visited', 'any-link', 'target'],
  ...['first-child', 'last-child', 'only-child', 'first-of-type', 'last-of-type', 'only-of-type', 'empty'],
  ...['nth-child', 'nth-last-child', 'nth-of-type', 'nth-last-of-type', 'not', 'is', 'where', 'has'],
  ...['before', 'after', 'first-line', 'first-letter', 'marker', 'selection', 'lang', 'dir'],
])
