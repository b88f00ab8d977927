/**
 * The policies that may make values for the browser's dangerous functions, which take no plain text. Documents name
 * them in their content security policy. Rule: docs/rules/security.md, "Trusted types".
 */
export const TRUSTED_TYPES = {
  /** Addresses of other services' scripts. */
  scripts: 'outside-scripts',
  /** Markup that is read and never shown. */
  markup: 'inert-markup',
  /** The editor's library has its own for what is pasted, which it parses in a page that is never shown either. */
  clipboard: 'ProseMirrorClipboard',
} as const
