/**
 * What readers may do and suspended people may not, by the mutations that do it: the worker refuses them, and the client
 * doesn’t offer them. Rule: docs/rules/moderation.md, "Suspending somebody".
 */
export const WITHHELD_FROM_SUSPENDED: readonly string[] = [
  'acceptInvitation',
  'addPostNote',
  'changeUsername',
  'clapCatalog',
  'clapPost',
  'createAccessToken',
  'createPublication',
  'createQuote',
  'createSequence',
  'createWebhook',
  'editPostNote',
  'editPostResponse',
  'followCatalog',
  'followCollection',
  'followTags',
  'followUser',
  'publishCatalogResponse',
  'publishPostResponse',
  'replyToPostNote',
  'reportEntity',
  'resolvePostNote',
  'setProfileTheme',
  'updateProfile',
]

/** Whether suspended people are refused an operation of the client, which is named after its mutation. */
export const isWithheld = (operation: string): boolean =>
  WITHHELD_FROM_SUSPENDED.includes(operation.charAt(0).toLowerCase() + operation.slice(1))
