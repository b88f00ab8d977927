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
import type { ApiField, ApiInput, ApiScope } from '../../../schema/graphql/reference'
import { TOKEN_SCOPES } from '../../../schema/rules/access-tokens'
import { accessTokenWording } from '../../../schema/wording/access-tokens'
import { apiGuide } from '../../../schema/wording/api-guide'
import type { Output } from './outputs'

type Field = GraphQLField<unknown, unknown>

const scopeOf = ({ astNode }: Field): string | undefined => {
  const value = astNode?.directives?.find(({ name }) => name.value === 'scope')?.arguments?.[0]?.value
  return value?.kind === Kind.ENUM ? value.value : undefined
}

const onOneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** What a field takes: its arguments, or the fields of its input. */
function inputsOf({ args }: Field): ApiInput[] {
  const [only] = args
  const type = args.length === 1 && only ? getNamedType(only.type) : undefined
  const inputs = type && isInputObjectType(type) ? Object.values(type.getFields()) : args
  return inputs.map(({ name, type: of, description }) => ({
    name,
    type: String(of),
    text: onOneLine(description),
  }))
}

function fieldOf(field: Field, isMutation: boolean): ApiField {
  const { name, description, type } = field
  const example = API_EXAMPLES.find(({ mutation }) => mutation === name)
  return {
    name,
    isMutation,
    text: onOneLine(description),
    answer: String(type),
    inputs: inputsOf(field),
    ...(example && {
      example: { document: example.document, variables: JSON.stringify(example.variables, null, 2) },
    }),
  }
}

/** Every field of the root that a token may request, by the scope that it needs. */
export function apiReference(sdl: string): ApiScope[] {
  const schema: GraphQLSchema = buildASTSchema(parse(sdl))
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      field,
      isMutation: type === schema.getMutationType(),
    })),
  )
  return TOKEN_SCOPES.map((scope) => ({
    scope,
    text: accessTokenWording.scopes[scope],
    fields: fields
      .filter(({ field }) => scopeOf(field) === scope)
      .map(({ field, isMutation }) => fieldOf(field, isMutation)),
  }))
}

const codeIn = (language: string, text: string): string[] => ['', `\`\`\`${language}`, text, '```']

const sectionOf = ({ name, text, answer, inputs, example }: ApiField): string[] => [
  '',
  `### ${name}`,
  '',
  `${text} Answers with \`${answer}\`.`.trim(),
  ...(inputs.length > 0 ? [''] : []),
  ...inputs.map((input) => `- \`${input.name}\` (\`${input.type}\`)${input.text && `: ${input.text}`}`),
  ...(example ? [...codeIn('graphql', example.document), ...codeIn('json', example.variables)] : []),
]

const INTRO = `# The API

Written by \`npm run codegen\` from the schema. Change what it is made from instead: the descriptions in \`schema/graphql\`, the limits in the inputs of use cases, the examples in \`schema/graphql/examples.ts\`, the guide in \`schema/wording/api-guide.ts\`. The site shows the same at \`/m/api\`. The rules are in [rules/api.md](rules/api.md).`

/** The documentation for programs of writers, in Markdown. */
export function apiDocs(reference: readonly ApiScope[]): string {
  const guide = apiGuide('https://quire.example').flatMap(({ heading, paragraphs, code }) => [
    '',
    `## ${heading}`,
    ...paragraphs.flatMap((text) => ['', text]),
    ...(code ? codeIn(code.language, code.text) : []),
  ])
  const sections = reference.flatMap(({ scope, text, fields }) => [
    '',
    `## ${scope}`,
    '',
    `${text}.`,
    ...fields.flatMap(sectionOf),
  ])
  return `${[INTRO, ...guide, ...sections].join('\n')}\n`
}

/** The module with the reference, for the page that shows it. */
export const apiReferenceModule = (reference: readonly ApiScope[]): Output => ({
  file: 'client/pages/api-docs/reference.generated.ts',
  text: `import type { ApiScope } from '../../../schema/graphql/reference'

/** Every field that an access token may request, by the scope that it needs. */
export const API_REFERENCE: readonly ApiScope[] = ${JSON.stringify(reference, null, 1)}\n`,
})
