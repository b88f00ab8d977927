/** What an export of the whole site leaves out: whoever has it could act as somebody else. Rule: docs/rules/export.md. */
const SECRET_TABLES: ReadonlySet<string> = new Set([
  'access_token',
  'mastodon_app',
  'mobile_code',
  'oauth_code',
  'oauth_device',
  'oauth_token',
  'one_time_token',
  'passkey',
  'password_credential',
  'private_feed',
  'read_salt',
  'recovery_code',
  'session',
  'totp_credential',
])

/** Names of columns that prove who somebody is, or from which that can be found. */
const SECRET_COLUMN = /(?:^|_)(?:hash|secret|token|salt|sealed|challenge)$/

/** Whether a column of the database, by the name that it has there, stays out. */
export const isSecret = (table: string, column: string): boolean =>
  SECRET_TABLES.has(table) || SECRET_COLUMN.test(column)
