import { API_EXAMPLES } from '../rules/api-examples'
import { exactCount } from './counts'

/** A part of the API's documentation that isn't made from the schema. Words between backticks are code. */
export interface GuidePart {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly code?: { readonly language: string; readonly text: string }
}

/** Texts of the page with the API's documentation. */
export const apiDocsWording = {
  title: 'The API',
  intro: 'What scripts and programs of yours can read, write and publish here.',
  contents: 'Contents',
  query: 'Query',
  mutation: 'Mutation',
  answers: 'Answers with',
  exampleOf: (name: string) => `Example of ${name}`,
  variablesOf: (name: string) => `Variables of ${name}`,
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  fieldsOf: (scope: string) => `Fields of ${scope}`,
  console: {
    title: 'Try it',
    text: 'Send an operation from here, as your program would: with a token and without your session. What it changes is changed.',
    make: 'Make a token',
    needsScript: 'Your browser has to allow scripts to send anything from here.',
    token: 'Access token',
    tokenHint: 'It isn’t kept, and goes nowhere but into the request.',
    tokenMissing: 'Enter an access token.',
    query: 'Operation',
    queryMissing: 'Write an operation.',
    variables: 'Variables',
    variablesHint: 'As JSON, or nothing.',
    variablesWrong: 'Write the variables as a JSON object.',
    ask: 'Send',
    asking: 'Sending…',
    failed: 'There was no answer. Please try again.',
    answer: (status: number) => `Answer: ${status}`,
    answerName: 'The answer',
    cost: (cost: number, limit: number) => `It cost ${exactCount(cost)} of ${exactCount(limit)}.`,
  },
} as const

/** What somebody who writes a program has to know before the fields: how to ask, and what is answered. */
export const apiGuide = (origin: string): readonly GuidePart[] => [
  {
    id: 'begin',
    heading: 'How to begin',
    paragraphs: [
      'Make an access token in the developer settings (`/me/settings/developer`). A token has scopes: what it may do for you. Keep it like a password, and send it with every request.',
    ],
    code: {
      language: 'sh',
      text: `curl ${origin}/_/graphql \\
  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '{"query":"{ viewer { id username } }"}'`,
    },
  },
  {
    id: 'javascript',
    heading: 'In JavaScript',
    paragraphs: ['Anything that has `fetch` will do; a library isn’t needed.'],
    code: {
      language: 'js',
      text: API_EXAMPLES.javascript(origin),
    },
  },
  {
    id: 'python',
    heading: 'In Python',
    paragraphs: ['The standard library is enough.'],
    code: {
      language: 'python',
      text: API_EXAMPLES.python(origin),
    },
  },
  {
    id: 'answers',
    heading: 'Answers',
    paragraphs: [
      'An answer is `{"data": …}`. A mutation answers with one member of a union: its success, or a failure that implements `UserError` (`code` for programs, `field` for the input that it is about, `message` for people). What couldn’t run at all is in `errors`, with `extensions.code`. The schema can be introspected with any token.',
      'A token that isn’t valid is a 401, and one that is used more than 300 times in five minutes a 429 with `Retry-After`. A field that needs another scope, or that is for our own pages alone, is `FORBIDDEN`.',
      'Mutations can be sent again: each says what it began from (`baseRevision`), or has a key that you make (`saveKey`, `key`), so that a request whose answer was lost does nothing twice.',
    ],
  },
  {
    id: 'cost',
    heading: 'What an operation costs',
    paragraphs: [
      'An operation costs as much as the objects that its answer may hold: a field with an object is 1, times the length of every list above it (`limit`, otherwise 10). A request may cost 2,000. The headers `x-cost` and `x-cost-limit` of the answer say what it did cost, and what it may; one that would cost more is a `LIMIT_EXCEEDED`.',
    ],
  },
  {
    id: 'promise',
    heading: 'What stays',
    paragraphs: [
      'Fields, arguments and values that a token may request stay, and keep their meaning. One that has to go is marked `@deprecated` with what takes its place and the day from which it may be gone, which is at least 180 days after the mark. New fields, new members of unions and new values of enumerations come at any time, so let your program ignore what it doesn’t know.',
    ],
  },
  {
    id: 'devices',
    heading: 'Programs without a browser',
    paragraphs: [
      'A program for others asks each person for a token of its own, by OAuth 2.1 (`/.well-known/oauth-authorization-server`). One in a terminal sends `client_id` and `scope` to `/v1/device`, as a form, shows the `user_code` and the `verification_uri` that it is given, and asks `/v1/tokens` every `interval` seconds until somebody has typed the code there.',
    ],
    code: {
      language: 'sh',
      text: API_EXAMPLES.devices(origin),
    },
  },
  {
    id: 'v1',
    heading: 'Addresses for other programs',
    paragraphs: [
      'Programs that were written for other sites ask these, by GET, with a token that has the scope `READ`: `/v1/me` tells whom the token belongs to, `/v1/users/{id}/publications` which publications you write in, run or follow, and `/v1/publications/{id}/contributors` who has a role in one. The answer is in `data`; lists come in pages of 50, and `next` is what the next page is requested with (`?after=…`). They send stories by `POST` to `/v1/users/{id}/posts` or, for a publication, to `/v1/publications/{id}/posts`, with the scope `WRITE`, and `PUBLISH` for what isn’t a draft of your own; and pictures to `/v1/images`, with `WRITE`. A refusal is `{"errors": [{"message", "code"}]}`. Editors that speak Micropub write at `/micropub`.',
    ],
    code: { language: 'sh', text: `curl ${origin}/v1/me -H "Authorization: Bearer $TOKEN"` },
  },
  {
    id: 'assistants',
    heading: 'Assistants',
    paragraphs: [
      `Assistants that speak the Model Context Protocol can search and read stories for you, and write drafts: give yours the address \`${origin}/mcp\`. They see what you may see, and publish only if you allow that.`,
      'If your assistant can sign in (OAuth), the address is all that it needs: it registers itself, and asks you. If it wants the id of an application instead, make one (`/me/applications`) with the address to return to that it names. Otherwise make an access token in the developer settings with the scopes `READ` and `WRITE`, and let it send that, as here. Leave out `PUBLISH` unless it is to publish. You end both where you made them.',
    ],
    code: {
      language: 'json',
      text: `{ "mcpServers": { "stories": {
  "type": "http",
  "url": "${origin}/mcp",
  "headers": { "Authorization": "Bearer …" }
} } }`,
    },
  },
  {
    id: 'stats-ranges',
    heading: 'A story’s figures between two times',
    paragraphs: [
      'Whoever writes a story gets its figures from `/me/stats/{postId}/{startTimeMs}/{endTimeMs}`, and from `/stats/{postId}/{startTimeMs}/{endTimeMs}`, by GET, signed in with a session. Times are milliseconds since 1970 UTC; the first is included, the second isn’t. The answer has `views`, `reads` and `seconds`, and `periods` with the same (`from`, `until`) by UTC hours of at most 31 days, by days of at most 366, or else by months, as `by` says. Times that aren’t numbers, or in the wrong order, are a 400; a story of somebody else is a 404. Programs with a token ask `Post.stats` instead, with the scope `STATS`.',
    ],
  },
  {
    id: 'webhooks',
    heading: 'Webhooks',
    paragraphs: [
      'An address of yours is told when a story is published (`post.published`), changes (`post.updated`) or stops being out (`post.unpublished`). It can also be told of responses (`response.published`), followers (`follow.added`, `follow.removed`), subscribers (`subscriber.added`, `subscriber.removed`) and members of a publication (`member.added`, `member.changed`, `member.removed`). Add it in the developer settings, and answer with a status from 200 to 299 within 10 seconds. What doesn’t arrive is sent again, for a day. It may arrive twice: `webhook-id` stays the same.',
      'Check the signature before you believe a delivery: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}`, keyed with the bytes of the secret after `whsec_`.',
    ],
    code: {
      language: 'js',
      text: `import { createHmac, timingSafeEqual } from 'node:crypto'

function isOurs(headers, body, secret) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`
  const expected = createHmac('sha256', key).update(signed).digest()
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`,
    },
  },
]
