import {
  buildASTSchema,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
} from 'graphql'
import { API_EXAMPLES } from '../../../schema/graphql/examples'
import { TOKEN_SCOPES, type TokenScope } from '../../../schema/rules/access-tokens'
import { accessTokenWording } from '../../../schema/wording/access-tokens'

type Field = GraphQLField<unknown, unknown>

const scopeOf = ({ astNode }: Field): string | undefined => {
  const value = astNode?.directives?.find(({ name }) => name.value === 'scope')?.arguments?.[0]?.value
  return value?.kind === Kind.ENUM ? value.value : undefined
}

/** What a field takes: its arguments, or the fields of its input. */
function inputsOf({ args }: Field): string[] {
  const [only] = args
  const type = args.length === 1 && only ? getNamedType(only.type) : undefined
  const inputs = type && isInputObjectType(type) ? Object.values(type.getFields()) : args
  return inputs.map(({ name, type: of, description }) => {
    const text = description ? `: ${description.replace(/\s+/g, ' ')}` : ''
    return `- \`${name}\` (\`${of}\`)${text}`
  })
}

function exampleOf(name: string): string[] {
  const example = API_EXAMPLES.find(({ mutation }) => mutation === name)
  if (!example) return []
  const variables = JSON.stringify(example.variables, null, 2)
  return ['', '```graphql', example.document, '```', '', '```json', variables, '```']
}

const sectionOf = (field: Field): string[] => [
  '',
  `### ${field.name}`,
  '',
  `${(field.description ?? '').replace(/\s+/g, ' ')} Answers with \`${field.type}\`.`.trim(),
  ...(field.args.length > 0 ? ['', ...inputsOf(field)] : []),
  ...exampleOf(field.name),
]

const INTRO = `# The API

Written by \`npm run codegen\` from the schema. Change what it is made from instead: the descriptions in \`schema/graphql\`, the limits in the inputs of use cases, the examples in \`schema/graphql/examples.ts\`. The rules are in [rules/api.md](rules/api.md).

Make an access token in the developer settings (\`/me/settings/developer\`), and send it with every request:

\`\`\`sh
curl https://quire.example/_/graphql \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"query":"{ viewer { id username } }"}'
\`\`\`

An answer is \`{"data": …}\`. A mutation answers with one member of a union: its success, or a failure that implements \`UserError\` (\`code\` for programs, \`field\` for the input that it is about, \`message\` for people). What couldn’t run at all is in \`errors\`, with \`extensions.code\`. The schema can be introspected with any token.`

/** The documentation for programs of writers, in Markdown: every field of the root that a token may request. */
export function apiDocs(sdl: string): string {
  const schema: GraphQLSchema = buildASTSchema(parse(sdl))
  const fields = (type: 'Query' | 'Mutation'): Field[] =>
    Object.values((type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
  const sections = TOKEN_SCOPES.flatMap((scope: TokenScope) => [
    '',
    `## ${scope}`,
    '',
    `${accessTokenWording.scopes[scope]}.`,
    ...fields('Query')
      .filter((field) => scopeOf(field) === scope)
      .flatMap(sectionOf),
    ...fields('Mutation')
      .filter((field) => scopeOf(field) === scope)
      .flatMap(sectionOf),
  ])
  return `${[INTRO, ...sections].join('\n')}\n`
}
