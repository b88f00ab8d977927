/** The API for other applications, which use a token instead of cookies, and how devices get one. Rules: docs/rules/routes.md. */
import type { RouteArea } from './types'

export const api = {
  ApiMe: { path: '/v1/me', kind: 'json', who: 'bearer' },
  ApiUserPublications: {
    path: '/v1/users/{applicationSpecificUserId}/publications',
    kind: 'json',
    who: 'bearer',
    query: ['after'],
  },
  ApiContributors: {
    path: '/v1/publications/{publicationId}/contributors',
    kind: 'json',
    who: 'bearer',
    query: ['after'],
  },
  ApiCreatePost: {
    path: '/v1/users/{applicationSpecificUserId}/posts',
    kind: 'json',
    who: 'bearer',
    methods: ['POST'],
  },
  ApiCreateCollectionPost: {
    path: '/v1/publications/{publicationId}/posts',
    kind: 'json',
    who: 'bearer',
    methods: ['POST'],
  },
  ApiUploadImage: { path: '/v1/images', kind: 'json', who: 'bearer', methods: ['POST'] },
  ApiMcp: { path: '/mcp', kind: 'json', who: 'bearer', methods: ['POST'] },
  ApiMicropub: {
    path: '/micropub',
    kind: 'json',
    who: 'bearer',
    methods: ['GET', 'HEAD', 'POST'],
    reads: ['q'],
    query: ['url', 'properties', 'properties[]', 'filter'],
  },
  ApiMicropubMedia: { path: '/micropub/media', kind: 'json', who: 'bearer', methods: ['POST'] },
  ApiTokens: { path: '/v1/tokens', kind: 'json', who: 'any', methods: ['POST'] },
  OAuthDevice: {
    path: '/m/oauth/device',
    kind: 'page',
    who: 'user',
    methods: ['GET', 'HEAD', 'POST'],
    page: 'oauth-authorize',
    query: ['user_code'],
  },
  ApiDevice: { path: '/v1/device', kind: 'json', who: 'any', methods: ['POST'] },
  ApiRevokeToken: { path: '/v1/tokens/revoke', kind: 'json', who: 'any', methods: ['POST'] },
  ApiIntrospectToken: { path: '/v1/tokens/introspect', kind: 'json', who: 'any', methods: ['POST'] },
  IftttUser: { path: '/ifttt/v1/user/info', kind: 'json', who: 'bearer' },
  IftttStatus: { path: '/ifttt/v1/status', kind: 'json', who: 'service-key' },
} as const satisfies RouteArea
