/**
 * The operators' key of a development build. In a separate module, so that a production build, which never
 * reads it, drops it.
 */
export const DEVELOPMENT_KEY = 'dev-admin-key'
