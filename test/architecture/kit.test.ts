import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { textOf, writtenFiles } from './files'

const DECISION = textOf('docs/decisions/019-ui-kit.md')
const KIT = writtenFiles(/^client\/ui\/.*\.tsx$/)
const GALLERY = writtenFiles(/^client\/gallery\/.*\.tsx$/)

/** What every page can count on finding in the kit. */
const NAMES = [
  'Button IconButton Link Field TextArea Select Checkbox Switch Form Menu Popover Tooltip Dialog Sheet',
  'Tabs Table Pager EmptyState Skeleton ProgressBar Toast Badge Avatar Card',
].flatMap((line) => line.split(' '))

/** Components that the gallery can't show. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  // Contains a page's main landmark, and a page has only one.
  'Columns',
  // Paints nothing.
  'HiddenField',
])

/** The files that a section of the decision names. */
function namedIn(title: string): string[] {
  const [, section = ''] = DECISION.split(`\n## ${title}\n`)
  return [...(section.split(/^## /m)[0] ?? '').matchAll(/`([\w-]+\.tsx?)`/g)].map(([, name = '']) => name)
}

/** The components that each file of the kit exports. */
const exported = KIT.flatMap((file) =>
  [...textOf(file).matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => ({ file, name })),
)

/** The names of components that these files use, and that those use in turn. */
function usedBy(files: readonly string[], seen = new Set<string>()): Set<string> {
  const names = new Set<string>()
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const words = new Set(textOf(file).match(/\b[A-Z]\w*/g))
    const used = exported.filter(({ name }) => words.has(name))
    for (const { name } of used) names.add(name)
    for (const name of usedBy(
      used.map((component) => component.file),
      seen,
    ))
      names.add(name)
  }
  return names
}

test('the kit has each of its named components, with a section of the gallery', () => {
  const text = GALLERY.map(textOf).join('\n')
  const titles = [...text.matchAll(/<Part title="(\w+)"/g)].map(([, title]) => title)
  expect(NAMES.filter((name) => !exported.some((component) => component.name === name))).toEqual([])
  expect(NAMES.filter((name) => !titles.includes(name))).toEqual([])
})

test('the gallery shows every component of the kit', () => {
  const shown = usedBy(GALLERY)
  const names = exported.map(({ name }) => name)
  expect(names.filter((name) => !shown.has(name) && !NOT_SHOWN.has(name))).toEqual([])
  expect([...NOT_SHOWN].filter((name) => shown.has(name) || !names.includes(name))).toEqual([])
})

test('controls come from the kit; decision 019 names each file that has one of its own', () => {
  const CONTROL = /<(?:button|select|textarea|dialog|input(?![^>]*\stype="hidden"))[\s>]/
  const sources = writtenFiles(/^(client\/(?!ui\/|gallery\/)|worker\/).*\.tsx?$/)
  const own = sources.filter((file) => CONTROL.test(textOf(file)))
  expect(own.map((file) => basename(file)).sort()).toEqual(namedIn('Controls outside the kit').sort())
})

/** The start tags of a file's own forms. */
const formTags = (source: string): string[] => source.match(/<form\b(?:=>|[^>])*>/g) ?? []
const handlesSubmit = (tag: string): boolean => /\sonSubmit=/.test(tag)
/** Sent by the browser alone, to an address or in a way that it names. */
const isPlain = (tag: string): boolean => /\s(action|method)=/.test(tag) && !handlesSubmit(tag)

test('forms with script are the kit’s; decision 019 names each file that has one of its own', () => {
  expect(formTags('<form action={a} className="b"><p/></form>').map(isPlain)).toEqual([true])
  expect(formTags('<form action={a} onSubmit={(e) => f(e)} noValidate><p/></form>').map(isPlain)).toEqual([
    false,
  ])
  expect(formTags('<form className="b"><Form></Form></form>').map(isPlain)).toEqual([false])
  const sources = writtenFiles(/^client\/(?!ui\/).*\.tsx$/)
  const own = sources.filter((file) => formTags(textOf(file)).some((tag) => !isPlain(tag)))
  expect(own.map((file) => basename(file)).sort()).toEqual(namedIn('Forms outside the kit').sort())
  // What its fields and buttons know of it, too.
  expect(sources.filter((file) => textOf(file).includes('FormProvider'))).toEqual([])
})

/** Rule: docs/rules/ui.md, "Searches". */
test('searches that are sent are the kit’s', () => {
  const sources = writtenFiles(/^client\/(?!ui\/).*\.tsx$/)
  expect(sources.filter((file) => /<search[\s>][\s\S]*<form\b/.test(textOf(file)))).toEqual([])
  expect(sources.filter((file) => /name="q"/.test(textOf(file)))).toEqual([])
})

test('rows that are dragged are one component', () => {
  const sources = writtenFiles(/^client\/(?!features\/arrange\/|ui\/use-row-drag).*\.tsx?$/)
  expect(sources.filter((file) => /<Grip\b|\buseRowDrag\b/.test(textOf(file)))).toEqual([])
})

/** Rule: docs/rules/ui.md, "Titles". */
test('only titles that a writer chose are bold', () => {
  const pages = writtenFiles(/^client\/.*\.tsx$/)
  const bold = pages.filter((file) => /<(?:h1|Title)\s[^>]*\bfont-bold\b/.test(textOf(file)))
  expect(bold).toEqual([
    // On its page, in its preview and in figures.
    'client/features/post/StoryTitle.tsx',
    'client/pages/publication-subpage/Subpage.tsx',
  ])
})

test('the boundary of a control stands out from the page', () => {
  // Lines between things may be fainter: `line-strong` has less than 3:1 to the paper.
  const inputs = writtenFiles(/^client\/.*\.tsx$/).flatMap((file) =>
    [...textOf(file).matchAll(/<(?:input|textarea|select)\s[\s\S]*?(?:\/>|\n\s*>)/g)].map(([tag]) => ({
      file,
      tag,
    })),
  )
  expect(inputs.length).toBeGreaterThan(5)
  expect(inputs.filter(({ tag }) => tag.includes('border-line')).map(({ file }) => file)).toEqual([])
})
