/** Limits of a person's passkeys. Rule: docs/rules/identity.md, "Passkeys". */

export const MAX_PASSKEYS = 20

/** Characters of the name that its owner gives a passkey. */
export const MAX_PASSKEY_NAME = 60
