/**
 * The operators' key of a development build. In a module of its own: a production build, which never reads it,
 * leaves it out.
 */
export const DEVELOPMENT_KEY = 'dev-admin-key'
