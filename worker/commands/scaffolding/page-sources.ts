import { parse, print } from 'graphql'
import type { Names } from './names'

/** The subject of a page, by the path parameter that names it. */
interface Subject {
  parameter: string
  /** The operation's variable, and the field that takes it. */
  variable: string
  type: string
  field: string
  argument: string
  /** The fields to select. */
  selection: string
  /** How to tell that nothing was found, and what to show otherwise. */
  isMissing: string
  shown: string
}

const SUBJECTS: readonly Subject[] = [
  {
    parameter: 'collectionSlug',
    variable: 'slug',
    type: 'String!',
    field: 'collectionByDomainOrSlug',
    argument: 'domainOrSlug',
    selection: '... on Collection { id slug name }',
    isMissing: "subject.__typename !== 'Collection'",
    shown: 'name',
  },
  {
    parameter: 'username',
    variable: 'username',
    type: 'String!',
    field: 'userResult',
    argument: 'username',
    selection: '... on User { id username name }',
    isMissing: "subject.__typename !== 'User'",
    shown: 'name',
  },
  {
    parameter: 'tagSlug',
    variable: 'slug',
    type: 'String!',
    field: 'tagFromSlug',
    argument: 'tagSlug',
    selection: 'id slug displayTitle',
    isMissing: '!subject',
    shown: 'displayTitle',
  },
  {
    parameter: 'postId',
    variable: 'id',
    type: 'ID!',
    field: 'postResult',
    argument: 'id',
    selection: '... on Post { id title }',
    isMissing: "subject.__typename !== 'Post'",
    shown: 'title',
  },
]

/** A page as it is written to files. */
interface NewPage {
  names: Names
  route: { name: string; path: string }
  subject: Subject | undefined
}

export const subjectOf = (path: string): Subject | undefined =>
  SUBJECTS.find(({ parameter }) => path.includes(`{${parameter}}`))

export function operationOf({ names, subject }: NewPage): string {
  if (!subject) return ''
  const { variable, type, field, argument, selection } = subject
  const query = `query ${names.pascal}($${variable}: ${type}) { ${field}(${argument}: $${variable}) { ${selection} } }`
  return `${print(parse(query))}\n`
}

const wordingName = ({ camel }: Names): string => `${camel}Wording`

export const wordingSource = ({
  names,
  subject,
}: NewPage): string => `/** What the page ${names.kebab} says. */
export const ${wordingName(names)} = {
  title: ${subject ? `(name: string) => \`${names.title}: \${name}\`` : `'${names.title}'`},
} as const
`

function withSubject(names: Names, subject: Subject): string {
  const { parameter, variable, field, isMissing, shown } = subject
  const wording = wordingName(names)
  return `import { notFound } from '@tanstack/react-router'
import { ${wording} } from '../../../schema/wording/${names.kebab}'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { ${names.pascal} } from './${names.kebab}.generated'

const variablesOf = (page: PageContext) => ({ ${variable}: page.params.${parameter} ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { ${field}: subject } = await page.query(${names.pascal}, variablesOf(page))
  if (${isMissing}) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { ${field}: subject } = page.data(${names.pascal}, variablesOf(page))
  return { title: ${isMissing} ? '' : ${wording}.title(subject.${shown}) }
}

export function Page() {
  const { ${field}: subject } = useOperation(${names.pascal}, variablesOf(usePage()))
  if (${isMissing}) return null
  return (
    <div className="mx-auto max-w-content px-6 pt-10 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{${wording}.title(subject.${shown})}</h1>
    </div>
  )
}
`
}

const withoutSubject = (
  names: Names,
): string => `import { ${wordingName(names)} } from '../../../schema/wording/${names.kebab}'
import type { PageHead } from '../../lib/page'

export const head = (): PageHead => ({ title: ${wordingName(names)}.title })

export function Page() {
  return (
    <div className="mx-auto max-w-content px-6 pt-10 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{${wordingName(names)}.title}</h1>
    </div>
  )
}
`

export const pageSource = ({ names, subject }: NewPage): string =>
  subject ? withSubject(names, subject) : withoutSubject(names)

export const pageTest = ({ names, route }: NewPage): string => `import { expect, test } from 'vitest'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'

test('${names.kebab} shows what it promises', async () => {
  const { status } = await ask(addressOf('${route.name}'))
  expect(status).toBe(200)
  expect.fail('Say here what a reader finds on the page.')
})
`
