import { linkTo } from '../../../schema/routes/links'
import { DEVICE_GRANT, OAUTH_SCOPES } from '../../../schema/rules/oauth'

/** How an application says who it is. */
const CLIENT_METHODS = ['client_secret_basic', 'client_secret_post', 'none']

/** What programs need to know to ask for tokens (RFC 8414). Rule: docs/rules/oauth.md, "Discovery". */
export const authorizationServer = (origin: string): object => ({
  issuer: origin,
  authorization_endpoint: origin + linkTo('OAuthAuthorize'),
  token_endpoint: origin + linkTo('ApiTokens'),
  device_authorization_endpoint: origin + linkTo('ApiDevice'),
  registration_endpoint: origin + linkTo('ApiRegister'),
  revocation_endpoint: origin + linkTo('ApiRevokeToken'),
  introspection_endpoint: origin + linkTo('ApiIntrospectToken'),
  scopes_supported: OAUTH_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token', DEVICE_GRANT],
  token_endpoint_auth_methods_supported: CLIENT_METHODS,
  revocation_endpoint_auth_methods_supported: CLIENT_METHODS,
  introspection_endpoint_auth_methods_supported: CLIENT_METHODS,
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: origin + linkTo('ShowApiDocs'),
})

/** The addresses that applications may name as what a token is for (RFC 8707). A token is good for all of them. */
const resourcesOf = (origin: string): string[] => [origin, `${origin}/`, origin + linkTo('ApiMcp')]

/** Whether what a request names as its resource is ours; it needn't name any. */
export const isOurResource = (resource: string | undefined, origin: string): boolean =>
  resource === undefined || resourcesOf(origin).includes(resource)

/** Who gives tokens for our API (RFC 9728). */
export const protectedResource = (origin: string): object => ({
  resource: origin,
  authorization_servers: [origin],
  scopes_supported: OAUTH_SCOPES,
  bearer_methods_supported: ['header'],
  resource_documentation: origin + linkTo('ShowApiDocs'),
})

/** Who gives tokens for assistants, whose clients ask for it by their address (RFC 9728, 3.1). */
export const mcpResource = (origin: string): object => ({
  ...protectedResource(origin),
  resource: origin + linkTo('ApiMcp'),
})
