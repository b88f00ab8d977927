/**
 * What a policy makes of texts. Its values are declared as texts, since the browser's functions are declared to take
 * texts. Rule: docs/rules/security.md, "Trusted types".
 */
export interface TrustedTypeRules {
  createHTML?(text: string): string
  createScriptURL?(text: string): string
}

declare global {
  interface Window {
    /** Absent in browsers that don't know them: the rules themselves apply then. */
    trustedTypes?: { createPolicy<Rules extends TrustedTypeRules>(name: string, rules: Rules): Rules }
  }
}
