import {
  type CallToolResult,
  createMcpHandler,
  INVALID_REQUEST,
  McpServer,
  PARSE_ERROR,
  requireScopes,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { MAX_API_POST_BYTES } from '../../../schema/rules/api-posts'
import { mcpWording } from '../../../schema/wording/mcp'
import { readBody } from '../read-body'
import { jsonIn } from '../read-input'
import { mcpError } from './mcp-error'
import { readTools } from './read-tools'
import type { Call, Outcome, Told, Tool } from './tool'
import { writeTools } from './write-tools'

const VERSION = '1'

/** An input as the SDK takes it: it tells clients its shape, and is checked before the tool runs. */
function standard<Input extends v.GenericSchema>(
  schema: Input,
): StandardSchemaWithJSON<v.InferInput<Input>, v.InferOutput<Input>> {
  const shape = () =>
    toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' }) as Record<
      string,
      unknown
    >
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: shape, output: shape } } }
}

/** An outcome as clients show it to their assistant: the facts, and the text of a story as it is. */
function resultOf(outcome: Outcome<Told>): CallToolResult {
  if (!outcome.ok) {
    const { code, field, message } = outcome.failure
    const place = field === null ? '' : ` (${field})`
    return { content: [{ type: 'text', text: `${code}${place}: ${message}` }], isError: true }
  }
  const { facts, markdown } = outcome.value
  const texts = [JSON.stringify(facts), ...(markdown === undefined ? [] : [markdown])]
  return {
    content: texts.map((text) => ({ type: 'text', text })),
    structuredContent: { ...facts, ...(markdown === undefined ? {} : { markdown }) },
  }
}

function register<Input extends v.GenericSchema>(server: McpServer, call: Call, tool: Tool<Input>): void {
  const { name, input, needs, annotations, run } = tool
  const { title, description } = mcpWording.tools[name]
  const config = {
    title,
    description,
    inputSchema: standard(input),
    annotations: { title, ...annotations, openWorldHint: false },
    scopeChallenge: requireScopes(needs.toLowerCase()),
  }
  server.registerTool(name, config, async (given: unknown): Promise<CallToolResult> => {
    try {
      return resultOf(await run(call, given as v.InferOutput<Input>))
    } catch (error) {
      const { parts, requestId } = call.context
      parts.log('error', 'mcp.unexpected', { requestId, tool: name, message: String(error) })
      return { content: [{ type: 'text', text: mcpWording.unexpected }], isError: true }
    }
  })
}

function newServer(call: Call): McpServer {
  const { productName } = call.context.parts.site
  const server = new McpServer(
    { name: productName, version: VERSION, websiteUrl: call.context.origin },
    {
      instructions: mcpWording.instructions(productName),
      // The tools are the same in each answer, so nobody is ever told that they have changed.
      capabilities: { tools: { listChanged: false } },
    },
  )
  for (const tool of readTools) register(server, call, tool as Tool)
  for (const tool of writeTools) register(server, call, tool as Tool)
  return server
}

/** Answers one request of an assistant's client, in whatever version of the protocol it speaks. Nothing is remembered. */
export async function serveMcp(call: Call, resourceMetadataUrl: string): Promise<Response> {
  const { request } = call.context
  const bytes = await readBody(request, MAX_API_POST_BYTES)
  if (!bytes) return mcpError(413, INVALID_REQUEST, mcpWording.tooLarge)
  const body = await jsonIn(bytes, mcpWording.noJson)
  if (!body.ok) return mcpError(400, PARSE_ERROR, body.failure.message)
  // Each request counts towards its token's limit, so it has one message.
  if (Array.isArray(body.value)) return mcpError(400, INVALID_REQUEST, mcpWording.noBatch)
  const scopes = [...call.token.scopes].map((scope) => scope.toLowerCase())
  const handler = createMcpHandler(() => newServer(call), {
    // Nothing ever changes about which a client would want to hear.
    maxSubscriptions: 0,
  })
  const response = await handler.fetch(request, {
    parsedBody: body.value,
    authInfo: { token: '', clientId: call.token.session.id, scopes, resourceMetadataUrl },
  })
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}
