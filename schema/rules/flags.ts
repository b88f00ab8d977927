/**
 * Flags and their defaults. The configuration is the worker's `FLAGS`, a JSON object; individual people may
 * override it. Rule: docs/rules/viewer.md, "Flags".
 */
export const FLAG_DEFAULTS = {
  /** Hides X among the sign-in options. */
  disable_login_twitter: false,
  disable_login_apple: false,
  disable_login_facebook: false,
  disable_login_google: false,
  disable_login_email: false,
  /** Hides Facebook among the sign-up options. */
  disable_signup_facebook: false,
  enable_google_one_tap: false,
  enable_google_one_tap_on_subdomains: false,
  /** Uses reCAPTCHA Enterprise. */
  enable_recaptcha_enterprise: false,
  /** The two-column variants of the viewer's own pages. */
  enable_global_navigation: true,
  enable_slim_navigation_poc: false,
  enable_submissions_v2: false,
  disable_lite_gift_page: false,
  enable_mastodon_for_members: false,
  /** A page of its own after a plan was changed. */
  enable_manage_membership_confirmation: false,
  disable_branch_openinapp_android: false,
  enable_lite_gql_client_events: false,
  /** Doesn't blank pages in the frames of other sites, where a proxy removes the policy on purpose. */
  allow_framing: false,
  enable_track_user_interactions: false,
  enable_metered_paywall: false,
  can_view_unfiltered_search: false,
  /** Writers are paid. Where it is off, no text says that they earn. */
  enable_partner_program: true,
} as const satisfies Readonly<Record<string, boolean | string | number>>

export type FlagName = keyof typeof FLAG_DEFAULTS
type Widened<Value> = Value extends boolean ? boolean : Value extends number ? number : string
/** A value for every flag. */
export type FlagValues = { readonly [Name in FlagName]: Widened<(typeof FLAG_DEFAULTS)[Name]> }

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(FLAG_DEFAULTS, name)

/**
 * Values of all flags: the defaults, overridden by those of the layers that are known and have the flag's own
 * type.
 *
 * @param layers later ones take precedence.
 */
export function flagValues(...layers: readonly Readonly<Record<string, unknown>>[]): FlagValues {
  const values: Record<string, unknown> = { ...FLAG_DEFAULTS }
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer)) {
      if (isFlagName(name) && typeof value === typeof FLAG_DEFAULTS[name]) values[name] = value
    }
  }
  return values as FlagValues
}

/** The flags that are on, or have a value other than nothing. */
export type FlagsOn = { readonly [Name in FlagName]?: FlagValues[Name] }

/** What pages receive: the flags that are on. A missing flag is off. */
export const flagsOn = (values: FlagValues): FlagsOn =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))
